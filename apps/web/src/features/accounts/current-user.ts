import { currentUser } from '@pencil-quest/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { readOrNothing } from '#web/lib/reads.ts'

/** The signed-in parent, or null. */
export const currentUserQuery = readOrNothing(currentUser)

/** Reads again who is signed in; for when the server has answered as to a stranger. */
export function askAgainWhoIsSignedIn(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
