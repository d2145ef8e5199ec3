import { type ContentItem, changeContent, createContent } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { useState } from 'react'
import { call } from '#web/lib/call.ts'
import { hasCode } from '#web/lib/call-error.ts'
import { toast } from '#web/lib/toasts.ts'
import { type ContentValues, sentOf } from './content-values.ts'
import { useContentChange } from './use-content-change.ts'

const { failures, screen } = contentTexts

/** Creates an item, or changes the given one where it is still as it was read. */
export function useSaveContent(item: ContentItem | undefined) {
  const [readAt, setReadAt] = useState(item?.updatedAt)
  const save = useContentChange(
    async (values: ContentValues) => {
      const body = sentOf(values)
      if (!item) return call(createContent, { body })
      return call(changeContent, { params: { id: item.id }, body: { ...body, updatedAt: readAt } })
    },
    item ? failures.update : failures.create,
  )
  return {
    isPending: save.isPending,
    /** The server holds something newer than what the form began with. */
    isOutdated: hasCode(save.error, 'conflict') && item !== undefined && item.updatedAt !== readAt,
    takeNewest: () => setReadAt(item?.updatedAt),
    mutate: (
      values: ContentValues,
      then: { onSuccess: (saved: ContentItem) => void; onError: (error: unknown) => void },
    ) =>
      save.mutate(values, {
        ...then,
        onSuccess: (saved) => {
          toast({ title: item ? screen.updated : screen.created })
          then.onSuccess(saved)
        },
      }),
  }
}
