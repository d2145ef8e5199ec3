import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { Activity } from '@pencil-quest/contract/plan-document'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { FileText } from 'lucide-react'
import { SubjectIcon } from '#web/features/subjects/subject-icon.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { GrownUp } from './grown-up.tsx'
import { sectionsOf } from './layouts.ts'
import { Prose } from './prose.tsx'
import { QuestionGraphs } from './question-graphs.tsx'

export function ActivityCard({ activity }: { activity: Activity }) {
  const { subject, lessonTitle, requiresWorksheet, studentMessageIfNoWorksheet, meta } = activity
  return (
    <section data-subject={subject} className="border-t-2 border-edge pt-5">
      <div className="mb-3 flex items-start gap-3">
        <SubjectIcon subject={subject} />
        <div className="min-w-0">
          <h3 className="text-xl">
            <span className="text-(--subject-text)">{capitalisedWords(subject)}</span> – {lessonTitle}
          </h3>
          {requiresWorksheet ? (
            <p className="mt-1.5">
              <Badge tone="pencil">
                <FileText aria-hidden="true" className="size-4" />
                {screenTexts.plan.worksheet}
              </Badge>
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-col gap-3">
        {sectionsOf(activity).map(({ heading, text, reader }) => (
          <div key={`${heading} ${text}`}>
            {heading ? <h4 className="text-lg text-(--subject-text)">{heading}</h4> : null}
            <Prose text={text} forChild={reader === 'child'} />
          </div>
        ))}
        {!requiresWorksheet && studentMessageIfNoWorksheet ? (
          <p className="rounded-2xl bg-amber-tint px-4 py-2 font-child text-amber">{studentMessageIfNoWorksheet}</p>
        ) : null}
        {meta?.questions ? <QuestionGraphs questions={meta.questions} /> : null}
        {meta ? <GrownUp meta={meta} /> : null}
      </div>
    </section>
  )
}
