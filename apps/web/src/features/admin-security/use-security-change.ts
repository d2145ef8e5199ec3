import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalText } from '#web/features/admin/refusal-text.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

interface Words {
  done: string
  failed: string
}

/** A change of the admin's own account: tells how it went, and reads again who is signed in and where. */
export function useSecurityChange<Given>(act: (given: Given) => Promise<{ message: string }>, { done, failed }: Words) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async ({ message }) => {
      toast({ title: done, text: message })
      await Promise.all([refreshPaths(client, '/api/admin/me'), refreshPaths(client, '/api/admin/sessions')])
    },
    onError: (error) => toastError(failed, refusalText(error, failed)),
  })
}
