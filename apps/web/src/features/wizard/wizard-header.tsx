import type { Profile } from '@pencil-quest/contract/profiles'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { gradeWords, styleWords } from '#web/features/profiles/words.ts'

export function WizardHeader({ profile: { name, age, grade, learningStyle } }: { profile: Profile }) {
  return (
    <div className="mb-4">
      <PageHeading title={`A plan for ${name}`} className="text-2xl sm:text-3xl">
        You're building a plan for <span className="font-child">{name}</span>
      </PageHeading>
      <p className="mt-1 text-muted">
        Age {age} · {gradeWords[grade]} · {styleWords[learningStyle].name} learner
      </p>
    </div>
  )
}
