import type { User } from '@pencil-quest/contract/accounts'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { plansQuery } from '#web/features/plans/queries.ts'
import { ProfileDialog } from '#web/features/profiles/profile-dialog.tsx'
import { profilesQuery } from '#web/features/profiles/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ActiveGeneration } from './active-generation.tsx'
import { RecentPlans } from './recent-plans.tsx'
import { StudentProfiles } from './student-profiles.tsx'
import { useSessionCheck } from './use-session-check.ts'

/** What the profile form is open for. */
type Editing = { profile?: Profile } | null

export function Dashboard({ user }: { user: User }) {
  const { data: profiles } = useSuspenseQuery(profilesQuery(user.id))
  const { data: readPlans } = useSuspenseQuery(plansQuery(user.id))
  const [editing, setEditing] = useState<Editing>(null)
  const [lastEdited, setLastEdited] = useState<Profile | undefined>()
  useSessionCheck(readPlans === null)
  const plans = readPlans ?? []
  const edit = (profile?: Profile) => {
    setEditing(profile ? { profile } : {})
    setLastEdited(profile)
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-lg text-muted">{user.firstName ? `Hello, ${user.firstName}!` : 'Hello!'}</p>
          <PageHeading title={screenTexts.dashboard.title}>{screenTexts.dashboard.title}</PageHeading>
        </div>
        <Button onClick={() => edit()}>
          <Plus aria-hidden="true" className="size-5" />
          {screenTexts.dashboard.addProfile}
        </Button>
      </div>
      <ActiveGeneration plans={plans} profiles={profiles} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <StudentProfiles userId={user.id} profiles={profiles} onAdd={() => edit()} onEdit={edit} />
        <RecentPlans plans={plans} profiles={profiles} />
      </div>
      <ProfileDialog
        userId={user.id}
        open={editing !== null}
        onOpenChange={(open) => {
          if (!open) setEditing(null)
        }}
        profile={editing ? editing.profile : lastEdited}
      />
    </>
  )
}
