import type { User } from '@pencil-quest/contract/accounts'
import { sampleUserId } from '@pencil-quest/contract/demo'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/features/accounts/current-user.ts'

/** Whether this is the parent that a demo mode puts in the place of a missing one. */
export function isSample(user: Pick<User, 'id'> | null | undefined): boolean {
  return user?.id === sampleUserId
}

/** The start page, the sign-in and the ways to a new password, and the admin's sign-in. */
const publicPages = /^\/(?:auth\/?|forgot-password\/?|reset-password\/?|admin\/login.*)?$/

/** Who is shown as signed in: on public pages a demo mode changes nothing. */
export function shownUser(user: User | null, pathname: string): User | null {
  return isSample(user) && publicPages.test(pathname) ? null : user
}

export function useIsSample(): boolean {
  return isSample(useQuery(currentUserQuery).data)
}
