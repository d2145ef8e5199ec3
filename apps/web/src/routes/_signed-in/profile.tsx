import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#web/features/account/profile-screen.tsx'
import { accountQuery } from '#web/features/account/queries.ts'

export const Route = createFileRoute('/_signed-in/profile')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(accountQuery),
  component: ProfileScreen,
})
