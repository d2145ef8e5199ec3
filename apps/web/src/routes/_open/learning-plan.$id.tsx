import { createFileRoute } from '@tanstack/react-router'
import { LearningPlanScreen } from '#web/features/learning-plan/learning-plan-screen.tsx'

export const Route = createFileRoute('/_open/learning-plan/$id')({
  component: LearningPlan,
})

function LearningPlan() {
  const { id } = Route.useParams()
  return <LearningPlanScreen key={id} planId={id} />
}
