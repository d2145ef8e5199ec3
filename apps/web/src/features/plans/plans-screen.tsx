import type { PlanSummary } from '@pencil-quest/contract/plans'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSessionCheck } from '#web/features/accounts/use-session-check.ts'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { ClearPlansButton } from '#web/features/plan-life/clear-plans-button.tsx'
import { DeletePlanDialog } from '#web/features/plan-life/delete-plan-dialog.tsx'
import { ShareDialog } from '#web/features/plan-life/share-dialog.tsx'
import { useDeletePlan } from '#web/features/plan-life/use-delete-plan.ts'
import { profilesQuery } from '#web/features/profiles/queries.ts'
import { Notebook } from '#web/ui/art/notebook.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlanCard } from './plan-card.tsx'
import { listTitle } from './plan-words.ts'
import { plansQuery } from './queries.ts'

const words = screenTexts.plans
const clearWords = { cleared: words.cleared, failed: words.clearFailed } as const

/** The plan that a dialog is open for. */
type Asking = { to: 'share' | 'delete'; plan: PlanSummary } | null

export function PlansScreen({ userId }: { userId: string }) {
  const { data: profiles } = useSuspenseQuery(profilesQuery(userId))
  const { data: readPlans } = useSuspenseQuery(plansQuery(userId))
  const [asking, setAsking] = useState<Asking>(null)
  const page = useRef<HTMLDivElement>(null)
  const remove = useDeletePlan()
  useSessionCheck(readPlans === null)
  const plans = readPlans ?? []
  const close = () => setAsking(null)
  const focusHeading = () => page.current?.querySelector('h1')?.focus()
  const title = asking ? listTitle(asking.plan.theme) : ''
  return (
    <div ref={page}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <Link to="/dashboard" className={buttonClass({ className: 'grow sm:grow-0' })}>
            <Plus aria-hidden="true" className="size-5" />
            {words.createNew}
          </Link>
          <ClearPlansButton userId={userId} words={clearWords} hasPlans={plans.length > 0} focusAfter={focusHeading} />
        </div>
      </div>
      {plans.length === 0 ? (
        <EmptyState
          level={2}
          art={<Notebook />}
          title={words.empty}
          action={
            <Link to="/dashboard" className={buttonClass({ tone: 'outline' })}>
              {words.goToDashboard}
            </Link>
          }
        >
          Plans that you make for your children appear here.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id} className="grid grid-cols-1">
              <PlanCard
                plan={plan}
                profiles={profiles}
                onShare={() => setAsking({ to: 'share', plan })}
                onDelete={() => setAsking({ to: 'delete', plan })}
              />
            </li>
          ))}
        </ul>
      )}
      <ShareDialog planId={asking?.to === 'share' ? asking.plan.id : null} title={title} onClose={close} />
      <DeletePlanDialog
        title={asking?.to === 'delete' ? title : null}
        onClose={close}
        onConfirm={() => {
          if (asking) remove.mutate(asking.plan.id)
        }}
        onCloseAutoFocus={(event) => {
          if (!remove.isPending && !remove.isSuccess) return
          event.preventDefault()
          remove.reset()
          focusHeading()
        }}
      />
    </div>
  )
}
