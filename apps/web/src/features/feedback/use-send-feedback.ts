import { feedbackTexts, sendFeedback } from '@pencil-quest/contract/feedback'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { wantHeadingFocus } from '#web/lib/page-focus.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { type Survey, surveyBody } from './survey-answers.ts'

export function useSendFeedback(onSent: () => void) {
  return useMutation({
    mutationFn: (survey: Survey) => call(sendFeedback, { body: surveyBody(survey) }),
    onSuccess: () => {
      toast(feedbackTexts.toast)
      // The form is gone: the focus goes to the heading that takes its place.
      wantHeadingFocus()
      onSent()
    },
    onError: (error) => toastError(texts.failures.error, messageOf(error, feedbackTexts.failed)),
  })
}
