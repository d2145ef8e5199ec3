import { adminLogout, adminTexts } from '@pencil-quest/contract/admin/accounts'
import { texts } from '@pencil-quest/contract/texts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { adminToken, forgetAdminToken } from '#web/lib/session-token.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { refusalText } from './refusal-text.ts'

/** Asks the server where there is a token; the token goes in any case, and with it what was read by it. */
export async function signOutAdmin(client: QueryClient): Promise<void> {
  try {
    if (adminToken() !== null) await call(adminLogout)
    toast(adminTexts.loggedOut)
  } catch (error) {
    toastError(texts.failures.logout, refusalText(error, texts.failures.logout))
  } finally {
    forgetAdminToken()
    client.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin') })
  }
}
