import { login, register } from '@pencil-quest/contract/accounts'
import type { BodyOf, ReplyOf } from '@pencil-quest/contract/endpoint'
import { texts } from '@pencil-quest/contract/texts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { keepSessionToken } from '#web/lib/session-token.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { accepted } from './accepted.ts'
import { currentUserQuery } from './current-user.ts'

type SignedIn = ReplyOf<typeof login>

function begin(client: QueryClient, { sessionToken, user }: SignedIn) {
  client.clear()
  keepSessionToken(sessionToken)
  client.setQueryData(currentUserQuery.queryKey, user)
}

export function useLogin(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof login>) => accepted(await call(login, { body })),
    onSuccess: (signedIn) => {
      begin(client, signedIn)
      toast(texts.toasts.welcomeBack)
      onDone()
    },
    onError: (error) => toastError(texts.failures.login, messageOf(error, texts.failures.login)),
  })
}

export function useRegistration(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof register>) => accepted(await call(register, { body })),
    onSuccess: (signedIn) => {
      begin(client, signedIn)
      toast(texts.toasts.registered)
      onDone()
    },
    onError: (error) => toastError(texts.failures.registration, messageOf(error, texts.failures.registration)),
  })
}
