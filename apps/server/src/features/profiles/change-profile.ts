import type { ProfileChange } from '@pencil-quest/contract/profiles'
import type { Database } from '../../db/client.ts'
import type { ChildProfileRow } from '../../db/schema/child-profiles.ts'
import { refuse } from '../../http/refusal.ts'
import { findProfile, updateProfile } from './queries.ts'
import { sortInterests } from './sort-interests.ts'

/** What is left out stays as it is. */
export async function changeProfile(
  db: Database,
  userId: string,
  id: number,
  change: ProfileChange,
): Promise<{ profile: ChildProfileRow; isRenamed: boolean }> {
  const { interests, customInterests, ...plain } = change
  const before = (await findProfile(db, userId, id)) ?? refuse('not_found')
  const isSorting = interests !== undefined || customInterests !== undefined
  const sorted = isSorting ? sortInterests(interests ?? tagsOf(before), customInterests) : {}
  const profile = (await updateProfile(db, userId, id, { ...plain, ...sorted })) ?? refuse('not_found')
  return { profile, isRenamed: profile.name !== before.name }
}

/** The interests without the free-text ones, which a new free text replaces. */
function tagsOf(profile: ChildProfileRow): string[] {
  const custom = new Set((profile.customInterests ?? '').split(', '))
  return profile.interests.filter((entry) => !custom.has(entry))
}
