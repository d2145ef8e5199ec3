import type { ReplyOf } from '@pencil-quest/contract/endpoint'
import { type ForgotPassword, forgotPassword } from '@pencil-quest/contract/recovery'
import { useMutation } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { wantHeadingFocus } from '#web/lib/page-focus.ts'

export type LinkSent = ReplyOf<typeof forgotPassword>

export function useAskLink(onSent: (sent: LinkSent) => void) {
  return useMutation({
    mutationFn: (body: ForgotPassword) => call(forgotPassword, { body }),
    onSuccess: (sent) => {
      // The form is gone: the focus goes to the heading that takes its place.
      wantHeadingFocus()
      onSent(sent)
    },
  })
}
