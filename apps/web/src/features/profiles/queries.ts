import type { ReplyOf } from '@pencil-quest/contract/endpoint'
import { type Profile, readProfiles } from '@pencil-quest/contract/profiles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { readOrNothing } from '#web/lib/reads.ts'

export const profilePaths = '/api/child-profiles'

/** The list and one profile share their path; which one is asked for, the id says. */
function listOf(reply: ReplyOf<typeof readProfiles> | null): Profile[] {
  return Array.isArray(reply) ? reply : []
}

export function profilesQuery(userId: string) {
  return { ...readOrNothing(readProfiles, { id: userId }), select: listOf }
}

/** One profile; a list in its place (the id was no profile's) is none. */
export function profileQuery(childId: string) {
  return queryOptions({
    queryKey: [`${profilePaths}/${encodeURIComponent(childId)}`] as const,
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const reply = await call(readProfiles, { params: { id: childId }, signal })
      return Array.isArray(reply) ? null : reply
    },
  })
}
