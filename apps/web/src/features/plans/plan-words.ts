import { capitalisedWords } from '@pencil-quest/contract/choices'
import type { PlanSummary } from '@pencil-quest/contract/plans'
import type { Profile } from '@pencil-quest/contract/profiles'
import { screenTexts } from '@pencil-quest/contract/screen-texts'

/** `space-explorers` to `Space Explorers Adventure`. */
export function listTitle(theme: string): string {
  return `${capitalisedWords(theme)} Adventure`
}

/** The child that a plan in a list is for. */
export function childOf(
  plan: Pick<PlanSummary, 'childProfileId'>,
  profiles: readonly Pick<Profile, 'id' | 'name'>[],
): string {
  if (plan.childProfileId === null) return screenTexts.dashboard.unknownProfile
  return profiles.find(({ id }) => id === plan.childProfileId)?.name ?? screenTexts.dashboard.deletedProfile
}
