import { createFileRoute } from '@tanstack/react-router'
import { ProgressScreen } from '#web/features/progress/progress-screen.tsx'

export const Route = createFileRoute('/_signed-in/processing/$requestId')({
  component: Processing,
})

function Processing() {
  const { requestId } = Route.useParams()
  return <ProgressScreen key={requestId} requestId={requestId} />
}
