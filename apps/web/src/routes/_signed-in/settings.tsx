import { createFileRoute } from '@tanstack/react-router'
import { accountQuery, devicesQuery } from '#web/features/account/queries.ts'
import { SettingsScreen } from '#web/features/account/settings-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings')({
  // Who is signed in changes elsewhere, so the list is read anew at each visit.
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(accountQuery), queryClient.fetchQuery({ ...devicesQuery, staleTime: 0 })]),
  component: SettingsScreen,
})
