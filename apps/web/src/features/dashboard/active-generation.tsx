import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { CancelButton } from '#web/features/plan-life/cancel-button.tsx'
import { childOf, listTitle } from '#web/features/plans/plan-words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Ring } from '#web/ui/spinner.tsx'

export function ActiveGeneration({ plans, profiles }: { plans: readonly PlanSummary[]; profiles: readonly Profile[] }) {
  const active = plans.filter(({ status }) => status === 'processing')
  if (active.length === 0) return null
  return (
    <section aria-labelledby="active" className="mb-10">
      <h2 id="active" className="mb-4 text-2xl">
        {screenTexts.dashboard.active}
      </h2>
      <ul className="flex flex-col gap-3">
        {active.map((plan) => (
          <li
            key={plan.id}
            className="flex flex-wrap items-center gap-4 rounded-3xl border-3 border-primary bg-card p-4 sm:px-6"
          >
            <div className="flex min-w-0 grow basis-64 items-center gap-4">
              <Ring className="size-8 shrink-0 text-primary" />
              <div className="min-w-0">
                <h3 className="text-lg">{listTitle(plan.theme)}</h3>
                <p className="text-muted">
                  <bdi>{childOf(plan, profiles)}</bdi> · {plan.length} days
                </p>
              </div>
            </div>
            <Link
              to="/processing/$requestId"
              params={{ requestId: plan.requestId }}
              className={buttonClass({ tone: 'outline', className: 'grow sm:grow-0' })}
            >
              {screenTexts.dashboard.viewProgress}
            </Link>
            <CancelButton
              planId={plan.id}
              about={`${listTitle(plan.theme)} for ${childOf(plan, profiles)}`}
              className="grow sm:grow-0"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
