import { createFileRoute } from '@tanstack/react-router'
import { PreviewScreen } from '#web/features/plan-preview/preview-screen.tsx'

export const Route = createFileRoute('/_open/plans/$planId/preview')({
  component: Preview,
})

function Preview() {
  const { planId } = Route.useParams()
  return <PreviewScreen key={planId} planId={planId} />
}
