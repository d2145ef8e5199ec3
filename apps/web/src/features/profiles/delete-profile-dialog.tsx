import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeleteProfile } from './changes.ts'

interface Props {
  userId: string
  /** Null: closed. */
  profile: Profile | null
  onClose: () => void
  /** Takes the focus when the card, and with it the button that opened this, is gone. */
  focusAfter: () => void
}

export function DeleteProfileDialog({ userId, profile, onClose, focusAfter }: Props) {
  const remove = useDeleteProfile(userId)
  return (
    <ConfirmDialog
      open={profile !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onCloseAutoFocus={(event) => {
        if (!remove.isPending && !remove.isSuccess) return
        event.preventDefault()
        remove.reset()
        focusAfter()
      }}
      title={screenTexts.dashboard.deleteProfile}
      confirmLabel="Delete Profile"
      onConfirm={() => {
        if (profile) remove.mutate(profile.id)
      }}
    >
      Delete the profile of <strong>{profile?.name}</strong>? This action cannot be undone. Learning plans made for this
      child remain, and show the child as “{texts.placeholderName}”.
    </ConfirmDialog>
  )
}
