import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { Link } from '@tanstack/react-router'
import { Share2, Trash2 } from 'lucide-react'
import { CancelButton } from '#web/features/plan-life/cancel-button.tsx'
import { RetryButton } from '#web/features/plan-life/retry-button.tsx'
import { ThemeArt } from '#web/features/themes/theme-art.tsx'
import { day } from '#web/lib/moments.ts'
import { buttonClass, iconButtonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { childOf, listTitle } from './plan-words.ts'
import { StatusBadge } from './status-badge.tsx'

interface Props {
  plan: PlanSummary
  profiles: readonly Profile[]
  onShare: () => void
  onDelete: () => void
}

export function PlanCard({ plan, profiles, onShare, onDelete }: Props) {
  const title = listTitle(plan.theme)
  const child = childOf(plan, profiles)
  const about = `${title} for ${child}`
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="size-14 shrink-0">
          <ThemeArt theme={plan.theme} />
        </span>
        <div className="flex min-w-0 grow flex-col items-start gap-1">
          <h2 className="text-xl">{title}</h2>
          <StatusBadge status={plan.status} />
        </div>
      </div>
      <PlanFacts plan={plan} child={child} />
      <div className="mt-auto flex flex-wrap gap-3">
        <Link to="/plan/$planId" params={{ planId: String(plan.id) }} className={buttonClass({ className: 'grow' })}>
          {screenTexts.plans.viewPlan}
          <span className="sr-only"> {about}</span>
        </Link>
        {plan.status === 'failed' ? <RetryButton planId={plan.id} about={about} /> : null}
        {plan.status === 'processing' ? (
          <>
            <Link
              to="/processing/$requestId"
              params={{ requestId: plan.requestId }}
              className={buttonClass({ tone: 'outline' })}
            >
              {screenTexts.dashboard.checkStatus}
              <span className="sr-only"> of {about}</span>
            </Link>
            <CancelButton planId={plan.id} about={about} />
          </>
        ) : null}
        <div className="ml-auto flex">
          {plan.status === 'failed' ? null : (
            <Tooltip text="Share">
              <button type="button" onClick={onShare} aria-label={`Share ${about}`} className={iconButtonClass}>
                <Share2 aria-hidden="true" className="size-5" />
              </button>
            </Tooltip>
          )}
          <Tooltip text="Delete">
            <button type="button" onClick={onDelete} aria-label={`Delete ${about}`} className={iconButtonClass}>
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
        </div>
      </div>
    </Card>
  )
}

function PlanFacts({ plan, child }: { plan: PlanSummary; child: string }) {
  const facts = [
    ['Child', child],
    ['Length', `${plan.length} days`],
    ['Created', day(plan.createdAt)],
    ['Difficulty', capitalisedWords(plan.difficulty)],
    ['Theme', capitalisedWords(plan.theme)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
