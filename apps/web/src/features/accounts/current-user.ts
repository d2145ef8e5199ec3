import { currentUser } from '@pencil-quest/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { isDemoMode } from '#web/lib/demo-mode.ts'
import { readOrNothing } from '#web/lib/reads.ts'
import { bearerToken, watchSignIn } from '#web/lib/session-token.ts'

/** The signed-in parent, or null. */
export const currentUserQuery = readOrNothing(currentUser)

/** The server marks the page that a browser without a session cookie gets: then there is nobody to ask for. */
export function noteVisitor(client: QueryClient): void {
  const isVisitor = document.documentElement.dataset.visitor !== undefined
  if (isVisitor && bearerToken() === null && !isDemoMode()) client.setQueryData(currentUserQuery.queryKey, null)
}

/** Another tab has signed in: as somebody else, nothing that was read before is shown on. */
export function followSignIn(client: QueryClient, onOther: () => void): void {
  const { queryKey } = currentUserQuery
  const follow = async () => {
    const before = client.getQueryData(queryKey)
    const now = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => before)
    if (now?.id === before?.id) return
    client.clear()
    client.setQueryData(queryKey, now)
    onOther()
  }
  watchSignIn(() => void follow())
}

/** Reads again who is signed in; for when the server has answered as to a stranger. */
export function askAgainWhoIsSignedIn(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
