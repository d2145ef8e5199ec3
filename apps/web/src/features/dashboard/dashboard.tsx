import type { User } from '@pencil-quest/contract/accounts'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts, viewAllPlans } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSessionCheck } from '#web/features/accounts/use-session-check.ts'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { ClearPlansButton } from '#web/features/plan-life/clear-plans-button.tsx'
import { plansQuery } from '#web/features/plans/queries.ts'
import { leftForm, noteOpenForm } from '#web/features/profiles/kept-profile.ts'
import { ProfileDialog } from '#web/features/profiles/profile-dialog.tsx'
import { profilesQuery } from '#web/features/profiles/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ActiveGeneration } from './active-generation.tsx'
import { RecentPlans } from './recent-plans.tsx'
import { StudentProfiles } from './student-profiles.tsx'

const clearWords = { cleared: texts.toasts.plansCleared, failed: texts.failures.clearPlans } as const

/** What the profile form is open for. */
type Editing = { profile?: Profile } | null

/** A form that was left in the middle is open again. */
function leftEditing(userId: string, profiles: readonly Profile[]): Editing {
  const left = leftForm(userId)
  if (left === 'new') return {}
  const profile = profiles.find(({ id }) => id === left)
  return profile ? { profile } : null
}

export function Dashboard({ user }: { user: User }) {
  const { data: profiles } = useSuspenseQuery(profilesQuery(user.id))
  const { data: readPlans } = useSuspenseQuery(plansQuery(user.id))
  const [editing, setEditing] = useState<Editing>(() => leftEditing(user.id, profiles))
  const [lastEdited, setLastEdited] = useState<Profile | undefined>()
  const page = useRef<HTMLDivElement>(null)
  useSessionCheck(readPlans === null)
  const plans = readPlans ?? []
  const edit = (profile?: Profile) => {
    noteOpenForm(user.id, profile?.id ?? 'new')
    setEditing(profile ? { profile } : {})
    setLastEdited(profile)
  }
  return (
    <div ref={page}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-lg text-muted">{user.firstName ? `Hello, ${user.firstName}!` : 'Hello!'}</p>
          <PageHeading title={screenTexts.dashboard.title}>{screenTexts.dashboard.title}</PageHeading>
        </div>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <Button className="grow sm:grow-0" onClick={() => edit()}>
            <Plus aria-hidden="true" className="size-5" />
            {screenTexts.dashboard.addProfile}
          </Button>
          {plans.length > 0 ? (
            <Link to="/plans" className={buttonClass({ tone: 'outline', className: 'grow sm:grow-0' })}>
              {viewAllPlans(plans.length)}
            </Link>
          ) : null}
          <ClearPlansButton
            userId={user.id}
            words={clearWords}
            hasPlans={plans.length > 0}
            focusAfter={() => page.current?.querySelector('h1')?.focus()}
          />
        </div>
      </div>
      <ActiveGeneration plans={plans} profiles={profiles} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <StudentProfiles userId={user.id} profiles={profiles} onAdd={() => edit()} onEdit={edit} />
        <RecentPlans plans={plans} profiles={profiles} />
      </div>
      <ProfileDialog
        userId={user.id}
        open={editing !== null}
        onOpenChange={(open) => {
          if (open) return
          noteOpenForm(user.id, null)
          setEditing(null)
        }}
        profile={editing ? editing.profile : lastEdited}
      />
    </div>
  )
}
