import { createFileRoute } from '@tanstack/react-router'
import { planOptionsQuery } from '#web/features/generation/queries.ts'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { WizardScreen } from '#web/features/wizard/wizard-screen.tsx'

export const Route = createFileRoute('/_signed-in/wizard/$childId')({
  loader: ({ context: { queryClient }, params: { childId } }) =>
    Promise.all([queryClient.ensureQueryData(planOptionsQuery), queryClient.prefetchQuery(profileQuery(childId))]),
  component: Wizard,
})

function Wizard() {
  const { childId } = Route.useParams()
  return <WizardScreen key={childId} childId={childId} />
}
