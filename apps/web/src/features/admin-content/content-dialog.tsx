import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import type { HomeSection } from '@pencil-quest/contract/home-content'
import { Dialog } from '#web/ui/dialog.tsx'
import { ContentForm } from './content-form.tsx'

const { add, tabs, screen } = contentTexts

interface Props {
  open: boolean
  onClose: () => void
  item?: ContentItem
  section: HomeSection | ''
  onSaved: (saved: ContentItem) => void
}

export function ContentDialog({ open, onClose, item, section, onSaved }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={item ? `${screen.edit}: ${tabs[item.section]}` : add}
      description={item ? screen.editIntro : screen.addIntro}
    >
      <ContentForm key={item?.id} section={section} onSaved={onSaved} {...(item ? { item } : {})} />
    </Dialog>
  )
}
