import { changeRequest, type DetailedStatus } from '@pencil-quest/contract/generation'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { detailedStatusQuery } from '#web/features/generation/queries.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { toastError } from '#web/lib/toasts.ts'

/** Whether a mail is wished for, as it is shown: at once, and taken back when the server refuses. Null while unknown. */
export function useMailWish(requestId: string): [boolean | null, (wish: boolean) => void] {
  const client = useQueryClient()
  const query = detailedStatusQuery(requestId)
  const { data } = useQuery(query)
  const stored = data?.detailed.pendingRequest?.mailWhenReady ?? null
  const [chosen, choose] = useState<boolean | null>(null)
  const { mutate } = useMutation({
    mutationFn: (mailWhenReady: boolean) => call(changeRequest, { params: { requestId }, body: { mailWhenReady } }),
    // One after the other: the last choice is the one that stands.
    scope: { id: `mail of ${requestId}` },
    onSuccess: ({ mailWhenReady }) => {
      client.setQueryData(query.queryKey, (known) => known && withWish(known, mailWhenReady))
    },
    onError: (error) => {
      choose(null)
      toastError(texts.failures.error, messageOf(error, screenTexts.processing.mailFailed))
    },
  })
  const change = (wish: boolean) => {
    choose(wish)
    mutate(wish)
  }
  return [chosen ?? stored, change]
}

function withWish(known: DetailedStatus, mailWhenReady: boolean): DetailedStatus {
  const { pendingRequest } = known.detailed
  return {
    ...known,
    detailed: { ...known.detailed, pendingRequest: pendingRequest && { ...pendingRequest, mailWhenReady } },
  }
}
