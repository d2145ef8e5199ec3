import type { Profile } from '@pencil-quest/contract/profiles'
import { useRef } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { createPlanLinkId } from './profile-card.tsx'
import { ProfileForm } from './profile-form.tsx'

interface Props {
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  profile?: Profile
}

/** After a new profile is saved, the focus goes to its Create Learning Plan link: the next thing to do. */
export function ProfileDialog({ userId, open, onOpenChange, profile }: Props) {
  const created = useRef<number | null>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        const link = created.current === null ? null : document.getElementById(createPlanLinkId(created.current))
        created.current = null
        if (!link) return
        event.preventDefault()
        link.focus()
      }}
      title={profile ? 'Edit Student Profile' : 'Create Student Profile'}
      description="Plans are made to fit what you enter here."
    >
      <ProfileForm
        userId={userId}
        profile={profile}
        onSaved={({ id }) => {
          if (!profile) created.current = id
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}
