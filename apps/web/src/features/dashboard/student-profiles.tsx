import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useRef, useState } from 'react'
import { DeleteProfileDialog } from '#web/features/profiles/delete-profile-dialog.tsx'
import { ProfileCard } from '#web/features/profiles/profile-card.tsx'
import { ChildDrawing } from '#web/ui/art/child.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Props {
  userId: string
  profiles: readonly Profile[]
  onAdd: () => void
  onEdit: (profile: Profile) => void
}

export function StudentProfiles({ userId, profiles, onAdd, onEdit }: Props) {
  const [deleting, setDeleting] = useState<Profile | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="student-profiles">
      <h2 id="student-profiles" ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        {screenTexts.dashboard.profiles}
      </h2>
      {profiles.length === 0 ? (
        <EmptyState
          art={<ChildDrawing />}
          title={screenTexts.dashboard.firstProfile}
          action={<Button onClick={onAdd}>Create Profile</Button>}
        >
          Tell us who is learning: a name, an age and what they love. The first plan is two screens away.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {profiles.map((profile) => (
            <li key={profile.id} className="grid grid-cols-1">
              <ProfileCard profile={profile} onEdit={() => onEdit(profile)} onDelete={() => setDeleting(profile)} />
            </li>
          ))}
        </ul>
      )}
      <DeleteProfileDialog
        userId={userId}
        profile={deleting}
        onClose={() => setDeleting(null)}
        focusAfter={() => heading.current?.focus()}
      />
    </section>
  )
}
