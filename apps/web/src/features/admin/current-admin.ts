import { type Admin, currentAdmin } from '@pencil-quest/contract/admin/accounts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { CallError, hasStatus } from '#web/lib/call-error.ts'
import { adminToken, forgetAdminToken } from '#web/lib/session-token.ts'

/**
 * The signed-in admin, or null. Without a token nothing is asked; a token that is no longer good is forgotten without a
 * word. Any other refusal throws status and status text.
 */
export const currentAdminQuery = queryOptions({
  queryKey: [currentAdmin.path],
  queryFn: async ({ signal }): Promise<Admin | null> => {
    if (adminToken() === null) return null
    try {
      const { admin } = await call(currentAdmin, { signal })
      return admin
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!hasStatus(error, 401)) throw new Error(`${error.status}: ${error.statusText}`, { cause: error })
      forgetAdminToken()
      return null
    }
  },
})
