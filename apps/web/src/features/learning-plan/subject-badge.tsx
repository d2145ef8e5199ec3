import { capitalisedWords, type Subject } from '@pencil-quest/contract/choices'

export function SubjectBadge({ subject }: { subject: Subject }) {
  return (
    <span
      data-subject={subject}
      className="subject-chip inline-flex items-center rounded-full border-2 border-current px-2.5 py-0.5 text-sm leading-snug font-bold"
    >
      {capitalisedWords(subject)}
    </span>
  )
}
