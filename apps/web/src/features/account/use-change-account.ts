import { changeAccount } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import type { BodyOf } from '@pencil-quest/contract/endpoint'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { keepSessionToken } from '#web/lib/session-token.ts'
import { type NewToast, toast, toastError } from '#web/lib/toasts.ts'
import { accountQuery, devicesQuery } from './queries.ts'

/** Saves a part of the account; header and menu show it at once. */
export function useChangeAccount(success: NewToast = { title: accountTexts.settings.saved }) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeAccount>) => call(changeAccount, { body }),
    onSuccess: ({ sessionToken, ...account }) => {
      if (sessionToken) {
        keepSessionToken(sessionToken)
        void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      }
      const { hasPassword: _password, authProvider: _provider, paper: _paper, inkSaver: _ink, ...user } = account
      client.setQueryData(accountQuery.queryKey, account)
      client.setQueryData(currentUserQuery.queryKey, user)
      void router.invalidate()
      toast(success)
    },
    onError: (error) => toastError(texts.failures.error, messageOf(error, accountTexts.settings.failed)),
  })
}
