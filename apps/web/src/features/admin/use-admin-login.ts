import { adminLogin, adminTexts } from '@pencil-quest/contract/admin/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type CallInput, call } from '#web/lib/call.ts'
import { hasCode } from '#web/lib/call-error.ts'
import { keepAdminToken } from '#web/lib/session-token.ts'
import { toastError } from '#web/lib/toasts.ts'
import { currentAdminQuery } from './current-admin.ts'
import { refusalText } from './refusal-text.ts'

/** Milliseconds between the sign-in and the dashboard. */
const redirectAfter = 500

export function useAdminLogin() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof adminLogin>['body']>) => call(adminLogin, { body }),
    onSuccess: ({ token, admin }) => {
      if (!keepAdminToken(token)) {
        toastError(texts.failures.login, adminTexts.noStorage)
        return
      }
      client.setQueryData(currentAdminQuery.queryKey, admin)
      setTimeout(() => void router.navigate({ to: '/admin/dashboard' }), redirectAfter)
    },
    onError: (error) => {
      if (!hasCode(error, 'second_factor_needed'))
        toastError(texts.failures.login, refusalText(error, texts.failures.login))
    },
  })
}
