import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { childOf, listTitle } from '#web/features/plans/plan-words.ts'
import { StatusBadge } from '#web/features/plans/status-badge.tsx'
import { ThemeArt } from '#web/features/themes/theme-art.tsx'
import { day } from '#web/lib/moments.ts'

const linkClass = 'inline-flex min-h-12 items-center font-bold text-primary underline underline-offset-4'

interface Props {
  plan: PlanSummary
  profiles: readonly Profile[]
}

export function RecentPlan({ plan, profiles }: Props) {
  const title = listTitle(plan.theme)
  const child = childOf(plan, profiles)
  return (
    <li className="flex gap-3 rounded-3xl border-2 border-edge bg-card p-4">
      <span className="size-12 shrink-0">
        <ThemeArt theme={plan.theme} />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{title}</h3>
          <StatusBadge status={plan.status} />
        </div>
        <p className="text-sm text-muted">
          <bdi>{child}</bdi> · {plan.length} days · {day(plan.createdAt)}
        </p>
        <p className="flex flex-wrap gap-x-5">
          {plan.status === 'processing' ? (
            <Link to="/processing/$requestId" params={{ requestId: plan.requestId }} className={linkClass}>
              {screenTexts.dashboard.checkStatus}
            </Link>
          ) : null}
          <Link to="/plan/$planId" params={{ planId: String(plan.id) }} className={linkClass}>
            {screenTexts.dashboard.view}
            <span className="sr-only">
              {' '}
              {title} for {child}
            </span>
          </Link>
        </p>
      </div>
    </li>
  )
}
