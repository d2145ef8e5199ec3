import { logout } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { forgetDrafts } from '#web/lib/drafts.ts'
import { forgetSessionToken } from '#web/lib/session-token.ts'
import { toastError } from '#web/lib/toasts.ts'
import { accepted } from './accepted.ts'

/** Read once by `landing/landing.ts`, on whose page the way out ends. */
const goodbyeKey = 'signed-out'

/** Ends the session, forgets its token and leaves by the link that clears the cookie and leads to the start page. */
export async function signOut(): Promise<void> {
  try {
    accepted(await call(logout))
  } catch (error) {
    toastError(texts.failures.logout, messageOf(error, texts.failures.logout))
    return
  }
  forgetSessionToken()
  forgetDrafts()
  try {
    sessionStorage.setItem(goodbyeKey, '1')
  } catch {
    // Storage is blocked: the toast is left out.
  }
  location.assign('/api/logout')
}
