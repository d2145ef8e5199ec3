import { createFileRoute, redirect } from '@tanstack/react-router'
import { MissingPage } from '#web/features/frame/page-states.tsx'

export const Route = createFileRoute('/_open/$')({
  beforeLoad: ({ context: { user } }) => {
    if (!user) throw redirect({ to: '/auth', replace: true })
  },
  component: MissingPage,
})
