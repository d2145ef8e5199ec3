import { createFileRoute, useLocation } from '@tanstack/react-router'
import { carriedEmail } from '#web/features/recovery/carried-email.ts'
import { ForgotScreen } from '#web/features/recovery/forgot-screen.tsx'

export const Route = createFileRoute('/_open/forgot-password')({ component: ForgotPassword })

function ForgotPassword() {
  const email = useLocation({ select: ({ state }) => carriedEmail(state) })
  return <ForgotScreen email={email} />
}
