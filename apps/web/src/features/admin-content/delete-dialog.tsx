import { type ContentItem, deleteContent } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toasts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { nameOf } from './queries.ts'
import { useContentChange } from './use-content-change.ts'

const { failures, screen } = contentTexts

interface Props {
  /** The one to delete, while it is asked. */
  item: ContentItem | null
  onClose: () => void
  /** It is off the screen, and with it the button that had the focus. */
  onDeleted: () => void
}

export function DeleteDialog({ item, onClose, onDeleted }: Props) {
  const remove = useContentChange((id: number) => call(deleteContent, { params: { id } }), failures.delete)
  const confirm = () => {
    if (!item) return
    remove.mutate(item.id, {
      onSuccess: () => {
        toast({ title: screen.deleted, text: nameOf(item) })
        onDeleted()
      },
    })
  }
  return (
    <ConfirmDialog
      open={item !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={screen.deleteTitle}
      confirmLabel={screen.deleteItem}
      onConfirm={confirm}
    >
      {item ? <b className="mb-2 block break-words">{nameOf(item)}</b> : null}
      {screen.deleteText}
    </ConfirmDialog>
  )
}
