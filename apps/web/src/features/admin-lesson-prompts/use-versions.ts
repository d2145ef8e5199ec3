import { listPromptVersions, restorePromptVersion } from '@pencil-quest/contract/admin/lesson-prompts'
import type { PromptType } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { pathWith } from '@pencil-quest/contract/endpoint'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

export function useVersions(promptType: PromptType) {
  return useInfiniteQuery({
    queryKey: [pathWith(listPromptVersions.path, { promptType })],
    queryFn: ({ pageParam, signal }) =>
      call(listPromptVersions, {
        params: { promptType },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** @param onRestored gets the text that is the draft now */
export function useRestore(onRestored: (text: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(restorePromptVersion, { params: { id } }),
    onSuccess: async ({ prompt, message }) => {
      onRestored(prompt.draftContent)
      await refreshPaths(client, '/api/admin/lesson-prompts')
      toast({ title: words.screen.restored, text: message })
    },
    onError: (error) => toastError(words.failures.update, messageOf(error, words.failures.update)),
  })
}
