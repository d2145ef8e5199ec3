import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PendingPage } from '#web/features/frame/page-states.tsx'
import { planOptionsQuery } from '#web/features/generation/queries.ts'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { hasStatus } from '#web/lib/call-error.ts'
import { ProfileMissing } from './profile-missing.tsx'
import { Wizard } from './wizard.tsx'

export function WizardScreen({ childId }: { childId: string }) {
  const { data: options } = useSuspenseQuery(planOptionsQuery)
  const profile = useQuery(profileQuery(childId))
  if (profile.isPending) return <PendingPage />
  if (profile.error && !hasStatus(profile.error, 404)) throw profile.error
  if (!profile.data) return <ProfileMissing />
  return <Wizard profile={profile.data} options={options} />
}
