import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { Profile } from '@pencil-quest/contract/profiles'
import { morePlans, screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { Notebook } from '#web/ui/art/notebook.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RecentPlan } from './recent-plan.tsx'

interface Props {
  plans: readonly PlanSummary[]
  profiles: readonly Profile[]
}

export function RecentPlans({ plans, profiles }: Props) {
  const shown = plans.slice(0, screenTexts.dashboard.recentCount)
  const hidden = plans.length - shown.length
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-4 text-2xl">
        {screenTexts.dashboard.recent}
      </h2>
      {plans.length === 0 ? (
        <EmptyState art={<Notebook />} title={screenTexts.dashboard.noPlans}>
          Plans that you make for your children appear here.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((plan) => (
            <RecentPlan key={plan.id} plan={plan} profiles={profiles} />
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <Link to="/plans" className={buttonClass({ tone: 'ghost', wide: true, className: 'mt-3' })}>
          {morePlans(hidden)}
        </Link>
      ) : null}
    </section>
  )
}
