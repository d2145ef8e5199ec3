import type { generateTestPlan } from '@pencil-quest/contract/admin/lesson-prompts'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import type { ReplyOf } from '@pencil-quest/contract/endpoint'
import { DayCard } from '#web/features/plan-view/day-card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Judgement } from './judgement.tsx'

/** A plan as a parent would see it, with what the rubric says. */
export function GeneratedPlan({ made }: { made: ReplyOf<typeof generateTestPlan> }) {
  const { engine, plan, milliseconds } = made
  return (
    <section aria-label={words.screen.planTitle} className="flex flex-col gap-4">
      <h3 className="text-xl">{words.screen.planTitle}</h3>
      {engine.readsPrompts ? null : <Notice tone="amber">{words.builtinNote}</Notice>}
      <p>
        <b>{plan.title}</b>, made by {engine.name} in {(milliseconds / 1000).toFixed(1)} seconds.
      </p>
      <Judgement judgement={made} />
      <p>{plan.overview}</p>
      <div data-theme={plan.request.theme} className="flex flex-col gap-3">
        {plan.days.map((day) => (
          <details key={day.day} className="rounded-2xl border-2 border-edge px-4">
            <summary className="min-h-12 py-3 font-bold">
              {/^day /i.test(day.title) ? day.title : `Day ${day.day}: ${day.title}`}
            </summary>
            <div className="pb-4">
              <DayCard day={day} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
