import { schemaTexts as words } from '@pencil-quest/contract/admin/schema-texts'
import { Dialog } from '#web/ui/dialog.tsx'
import { AddForm } from './add-form.tsx'
import { LoadedSchema } from './loaded-schema.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the new one begins as. */
  activeId: number
}

export function AddDialog({ open, onOpenChange, activeId }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.addTitle} description={words.addText}>
      <LoadedSchema id={activeId}>
        {({ schemaContent }) => <AddForm content={schemaContent} onSaved={() => onOpenChange(false)} />}
      </LoadedSchema>
    </Dialog>
  )
}
