import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '#web/features/feedback/feedback-screen.tsx'

export const Route = createFileRoute('/_open/feedback')({
  component: () => <FeedbackScreen userId={Route.useRouteContext().user?.id ?? null} />,
})
