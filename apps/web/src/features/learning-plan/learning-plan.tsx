import { capitalisedWords } from '@pencil-quest/contract/choices'
import { plainPages } from '@pencil-quest/contract/plain-pages'
import type { Day } from '@pencil-quest/contract/plan-document'
import type { PlanView } from '@pencil-quest/contract/plans'
import { planTitle } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { Prose } from '#web/features/plan-view/prose.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SketchCard } from '#web/ui/card.tsx'
import { LearningDay } from './learning-day.tsx'
import { SubjectBadge } from './subject-badge.tsx'

const words = plainPages.learningPlan

interface Props {
  plan: PlanView
  overview: string
  days: readonly Day[]
}

/** The plan as one plain column: what is learned, then the days. */
export function LearningPlan({ plan, overview, days }: Props) {
  const title = planTitle(plan.childName || texts.placeholderName)
  const goals = goalsOf(plan.goals)
  return (
    <article
      data-testid="plan-content"
      data-theme={plan.theme}
      className="plan-content mx-auto flex max-w-3xl flex-col gap-6"
    >
      <header className="flex flex-col gap-4">
        <PageHeading title={title}>{title}</PageHeading>
        <ul aria-label="About the plan" className="flex flex-wrap gap-2">
          {[`${plan.duration} minutes per day`, capitalisedWords(plan.difficulty), `${plan.length} days`].map(
            (fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ),
          )}
          {plan.subjects.map((subject) => (
            <li key={subject}>
              <SubjectBadge subject={subject} />
            </li>
          ))}
        </ul>
      </header>
      <SketchCard className="flex flex-col gap-3">
        <h2 className="text-2xl">{words.overview}</h2>
        <Prose text={overview} />
        {goals.length > 0 ? (
          <>
            <h3 className="text-lg">{words.goals}</h3>
            <ul className="list-disc pl-6">
              {goals.map((goal) => (
                <li key={goal}>{goal}</li>
              ))}
            </ul>
          </>
        ) : null}
      </SketchCard>
      {days.map((day) => (
        <LearningDay key={day.day} day={day} />
      ))}
      <p className="text-center font-display text-2xl font-semibold">{words.closing}</p>
    </article>
  )
}

/** Goals are kept as one text, with commas between them. */
function goalsOf(goals: string | null): string[] {
  return [...new Set((goals ?? '').split(',').map((goal) => goal.trim()))].filter(Boolean)
}
