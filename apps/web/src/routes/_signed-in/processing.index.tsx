import { texts } from '@pencil-quest/contract/texts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { toastError } from '#web/lib/toasts.ts'

export const Route = createFileRoute('/_signed-in/processing/')({
  beforeLoad: ({ preload }) => {
    if (!preload) toastError(texts.failures.error, texts.failures.noRequestId)
    throw redirect({ to: '/dashboard', replace: true })
  },
})
