import { logout } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { forgetSessionToken } from '#web/lib/session-token.ts'
import { toast, toastError } from '#web/lib/toasts.ts'

/** Read once by the page on which the way out ends. */
const goodbyeKey = 'signed-out'

/** Ends the session, forgets its token and leaves by the link that clears the cookie and leads to the start page. */
export async function signOut(): Promise<void> {
  try {
    await call(logout)
  } catch (error) {
    toastError(texts.failures.logout, messageOf(error, texts.failures.logout))
    return
  }
  forgetSessionToken()
  try {
    sessionStorage.setItem(goodbyeKey, '1')
  } catch {
    // Storage is blocked: the toast is left out.
  }
  location.assign('/api/logout')
}

export function sayGoodbyeOnce(): void {
  try {
    if (sessionStorage.getItem(goodbyeKey) === null) return
    sessionStorage.removeItem(goodbyeKey)
    toast(texts.toasts.goodbye)
  } catch {
    // Storage is blocked: nothing was left to say.
  }
}
