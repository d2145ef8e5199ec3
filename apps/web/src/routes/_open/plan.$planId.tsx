import { createFileRoute } from '@tanstack/react-router'
import { PlanScreen } from '#web/features/plan-view/plan-screen.tsx'

export const Route = createFileRoute('/_open/plan/$planId')({
  component: Plan,
})

function Plan() {
  const { planId } = Route.useParams()
  return <PlanScreen key={planId} planId={planId} />
}
