import type { BodyOf } from '@pencil-quest/contract/endpoint'
import { lessonFeedbackTexts, sendLessonFeedback } from '@pencil-quest/contract/feedback'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { keepDraft } from '#web/lib/drafts.ts'
import { toastError } from '#web/lib/toasts.ts'

export type LessonFeedback = Omit<BodyOf<typeof sendLessonFeedback>, 'planId' | 'dayNumber'>

export function lessonDraftName(planId: number, dayNumber: number): string {
  return `lesson:${planId}:${dayNumber}`
}

/** What was said of one day. It is remembered until the app is loaded again; the server keeps the last word. */
export function useLessonFeedback(planId: number, dayNumber: number) {
  const client = useQueryClient()
  const queryKey = ['lesson feedback', planId, dayNumber] as const
  const { data: isTold } = useQuery({ queryKey, queryFn: () => false, initialData: false, gcTime: Infinity })
  const send = useMutation({
    mutationFn: (said: LessonFeedback) => call(sendLessonFeedback, { body: { planId, dayNumber, ...said } }),
    onSuccess: () => {
      keepDraft(lessonDraftName(planId, dayNumber), null)
      client.setQueryData(queryKey, true)
    },
    onError: (error) => toastError(texts.failures.error, messageOf(error, lessonFeedbackTexts.failed)),
  })
  return { isTold, send }
}
