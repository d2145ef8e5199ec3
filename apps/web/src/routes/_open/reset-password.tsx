import { createFileRoute } from '@tanstack/react-router'
import { ResetScreen } from '#web/features/recovery/reset-screen.tsx'

export const Route = createFileRoute('/_open/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => {
    // A key that is left out keeps what the address says: only an `undefined` takes an empty token away.
    return { token: typeof token === 'string' && token.trim() !== '' ? token : undefined }
  },
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  // Another link opened in the same tab begins anew.
  return <ResetScreen key={token} token={token} />
}
