import { safeNextPath } from '@pencil-quest/contract/next-path'
import type { SignInOutcome } from '@pencil-quest/contract/third-party'

/** Any origin does: a path that leads away from it leads away from ours. */
const origin = 'http://localhost'

/** The screen that says how the sign-in ended, and leads on to `next` where that is one of the app's own. */
export function landing(outcome: SignInOutcome, next?: string): string {
  const own = ownPath(next)
  return `/auth?${new URLSearchParams({ signin: outcome, ...(own ? { next: own } : {}) })}`
}

export function ownPath(next: string | undefined): string | undefined {
  return safeNextPath(next, origin)
}
