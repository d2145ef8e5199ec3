import type { Profile } from '@pencil-quest/contract/profiles'
import type { ChildProfileRow } from '../../db/schema/child-profiles.ts'

export function presentProfile(row: ChildProfileRow): Profile {
  const { userId: _, createdAt, updatedAt, ...shown } = row
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
