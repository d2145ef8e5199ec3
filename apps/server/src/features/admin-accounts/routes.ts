import * as contract from '@pencil-quest/contract/admin/accounts'
import { texts } from '@pencil-quest/contract/texts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import { type Caller, tokensOf } from '../../http/caller.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { LoginSlowdown } from '../accounts/login-slowdown.ts'
import { hashPassword, isPassword } from '../accounts/password-hash.ts'
import { requireUncommonPassword } from '../accounts/require-uncommon-password.ts'
import { audit, listAudit } from '../audit/audit.ts'
import { endAdminSession, endOtherAdminSessions, startAdminSession } from './admin-sessions.ts'
import { proveAdmin } from './prove-admin.ts'
import { type AdminRow, changeAdmin, findAdmin, presentAdmin, takeStep } from './queries.ts'
import { newSecret, otpauthUri, stepOfCode } from './totp.ts'

interface Parts {
  db: Database
  config: Pick<Config, 'rateLimit'>
}

const done = { success: true as const }

export function adminAccountRoutes(mount: Mount, { db, config }: Parts): void {
  const slowdown = config.rateLimit ? new LoginSlowdown() : undefined
  const self = async (caller: Caller) => (await findAdmin(db, caller.admin.admin.id)) ?? refuse('unauthenticated')

  /** The signed-in admin once more by password, before something that opens or closes doors. */
  const again = async (caller: Caller, password: string, address: string): Promise<AdminRow> => {
    const admin = await self(caller)
    const name = `admin ${admin.username}`
    slowdown?.check(name, address)
    if (await isPassword(password, admin.password)) return admin
    slowdown?.failed(name, address)
    return refuse('wrong_admin_credentials')
  }

  mount(contract.adminLogin, async ({ body, request }) => {
    const admin = await proveAdmin(db, slowdown, body, request.ip)
    return { ...done, token: await startAdminSession(db, admin.id), admin: presentAdmin(admin) }
  })

  mount(contract.currentAdmin, async ({ caller }) => ({ admin: presentAdmin(await self(caller)) }))

  mount(contract.adminLogout, async ({ request }) => {
    const { bearer } = tokensOf(request)
    if (bearer) await endAdminSession(db, bearer)
    return { ...done, message: contract.adminTexts.loggedOut.text }
  })

  mount(contract.beginSecondFactor, async ({ body, caller, request }) => {
    const admin = await again(caller, body.password, request.ip)
    const secret = newSecret()
    await changeAdmin(db, admin.id, { totpPending: secret })
    return { ...done, secret, uri: otpauthUri(secret, admin.username, texts.product) }
  })

  mount(contract.confirmSecondFactor, async ({ body, caller, request }) => {
    const admin = await self(caller)
    const name = `admin ${admin.username}`
    slowdown?.check(name, request.ip)
    const secret = admin.totpPending ?? refuse('wrong_code')
    const step = stepOfCode(secret, body.code)
    if (step === null) {
      slowdown?.failed(name, request.ip)
      return refuse('wrong_code')
    }
    await db.transaction(async (tx) => {
      await changeAdmin(tx, admin.id, { totpSecret: secret, totpPending: null })
      await takeStep(tx, admin.id, step)
      await audit(tx, caller.admin, { action: 'second-factor.on', object: `admin_users ${admin.id}` })
    })
    return { ...done, message: 'The second factor is on. The next sign-in asks for a code.' }
  })

  mount(contract.endSecondFactor, async ({ body, caller, request }) => {
    const admin = await again(caller, body.password, request.ip)
    await db.transaction(async (tx) => {
      await changeAdmin(tx, admin.id, { totpSecret: null, totpPending: null })
      await audit(tx, caller.admin, { action: 'second-factor.off', object: `admin_users ${admin.id}` })
    })
    return { ...done, message: 'The second factor is off.' }
  })

  mount(contract.changeAdminPassword, async ({ body, caller, request }) => {
    const admin = await again(caller, body.password, request.ip)
    requireUncommonPassword(body.newPassword, 'newPassword')
    const password = await hashPassword(body.newPassword)
    await db.transaction(async (tx) => {
      await changeAdmin(tx, admin.id, { password })
      await endOtherAdminSessions(tx, caller.admin)
      await audit(tx, caller.admin, { action: 'password.change', object: `admin_users ${admin.id}` })
    })
    return { ...done, message: 'The password is changed. Other sessions of yours have ended.' }
  })

  mount(contract.readAudit, async ({ query }) => {
    const { entries, next } = await listAudit(db, query.before)
    return {
      entries: entries.map(({ adminName, adminId: _, createdAt, ...entry }) => ({
        ...entry,
        admin: adminName,
        createdAt: createdAt.toISOString(),
      })),
      next,
    }
  })
}
