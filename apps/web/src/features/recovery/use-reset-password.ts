import type { BodyOf } from '@pencil-quest/contract/endpoint'
import { resetPassword } from '@pencil-quest/contract/recovery'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { wantHeadingFocus } from '#web/lib/page-focus.ts'
import { forgetSessionToken } from '#web/lib/session-token.ts'

export function useResetPassword(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body }),
    onSuccess: () => {
      // Every session has ended, this browser's too.
      forgetSessionToken()
      client.clear()
      wantHeadingFocus()
      onDone()
    },
  })
}
