import type { Subject } from '@pencil-quest/contract/choices'
import { texts } from '@pencil-quest/contract/texts'
import { SubjectIcon } from '#web/features/subjects/subject-icon.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import type { StepProps } from './step.ts'

export function SubjectsStep({ draft, change, options }: StepProps) {
  const toggle = (slug: Subject, isChosen: boolean) =>
    change((now) => ({
      ...now,
      // In the order of the offer, whatever the order of the clicks.
      subjects: options.subjects
        .map((subject) => subject.slug)
        .filter((known) => (known === slug ? isChosen : now.subjects.includes(known))),
    }))
  return (
    <>
      <h2 className="mb-1 text-xl sm:text-2xl">What should they practice?</h2>
      <ChoiceGroup
        legend="Subjects"
        isLegendHidden
        hint={draft.subjects.length === 0 ? texts.validation.wizardSubjects : `${draft.subjects.length} selected`}
        className="grid gap-3 sm:grid-cols-2"
      >
        {options.subjects.map(({ slug, name }) => (
          <Choice
            key={slug}
            type="checkbox"
            value={slug}
            checked={draft.subjects.includes(slug)}
            onChange={(event) => toggle(slug, event.target.checked)}
          >
            <SubjectIcon subject={slug} />
            <span className="font-bold">{name}</span>
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  )
}
