import type { Endpoint } from '../endpoint.ts'
import * as accounts from './accounts.ts'

/** The endpoints of the admin side. */
export const adminEndpoints = [
  accounts.adminLogin,
  accounts.currentAdmin,
  accounts.adminLogout,
  accounts.beginSecondFactor,
  accounts.confirmSecondFactor,
  accounts.endSecondFactor,
  accounts.changeAdminPassword,
  accounts.readAudit,
] as const satisfies readonly Endpoint[]
