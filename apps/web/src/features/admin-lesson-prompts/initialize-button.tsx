import { initializeLessonPrompts, listLessonPrompts } from '@pencil-quest/contract/admin/lesson-prompts'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'

/** Puts the built-in prompts where there are none; what is there stays. */
export function InitializeButton({ tone = 'outline' }: { tone?: 'primary' | 'outline' }) {
  const client = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(initializeLessonPrompts),
    onSuccess: async ({ message }) => {
      await refreshPaths(client, listLessonPrompts.path)
      toast({ title: words.title, text: message })
    },
    onError: (error) => toastError(words.failures.initialize, messageOf(error, words.failures.initialize)),
  })
  return (
    <Button tone={tone} pending={isPending} onClick={() => mutate()}>
      {words.initialize}
    </Button>
  )
}
