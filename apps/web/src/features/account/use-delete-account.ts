import { deleteAccount } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import type { BodyOf } from '@pencil-quest/contract/endpoint'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'
import { forgetPaper } from '#web/features/printing/kept-paper.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { forgetSessionToken } from '#web/lib/session-token.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

const words = accountTexts.remove

/** Afterwards nothing of the family is left in this browser either. */
export function useDeleteAccount() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
    onSuccess: async () => {
      forgetSessionToken()
      forgetPaper()
      forgetVisit()
      client.setQueryData(currentUserQuery.queryKey, null)
      await navigate({ to: '/auth', replace: true })
      client.removeQueries({ predicate: ({ queryKey: [path] }) => path !== currentUserQuery.queryKey[0] })
      toast(words.done)
    },
    onError: (error) => toastError(texts.failures.error, messageOf(error, words.failed)),
  })
}

/** Drafts, and whatever else this tab keeps. */
function forgetVisit(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}
