import * as contract from '@pencil-quest/contract/account'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import type { PackageService } from '../../services.ts'
import { deviceLabel } from '../accounts/device-label.ts'
import type { LoginSlowdown } from '../accounts/login-slowdown.ts'
import { clearSessionCookie, setSessionCookie } from '../accounts/session-cookie.ts'
import { endSessionsOfUser } from '../accounts/session-queries.ts'
import { changeAccount } from './change-account.ts'
import { deleteAccount } from './delete-account.ts'
import { endDevice, listDevices } from './devices.ts'
import { exportEntries } from './export-entries.ts'
import { presentAccount } from './present-account.ts'
import { streamZip } from './stream-zip.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'forget' | 'send'>
  hasMail: boolean
  config: Pick<Config, 'publicUrl'>
  slowdown: LoginSlowdown | undefined
  packages: Pick<PackageService, 'dropFiles' | 'readFile'>
}

export function accountPageRoutes(mount: Mount, parts: Parts): void {
  const { db, config, packages } = parts

  mount(contract.readAccount, ({ caller }) => presentAccount(caller.parent))

  mount(contract.changeAccount, async ({ body, caller, request, reply }) => {
    const from = { address: request.ip, device: deviceLabel(request.headers['user-agent']) }
    const { user, sessionToken } = await changeAccount(parts, caller.parent, body, from)
    if (sessionToken) setSessionCookie(reply, sessionToken, config.publicUrl)
    return { ...presentAccount(user), ...(sessionToken ? { sessionToken } : {}) }
  })

  mount(contract.deleteAccount, async ({ body, caller, request, reply }) => {
    const { dropFiles } = packages
    await deleteAccount({ ...parts, dropFiles }, caller.parent, { ...body, address: request.ip })
    clearSessionCookie(reply, config.publicUrl)
    return { success: true as const, message: contract.accountMessages.deleted }
  })

  mount(contract.listDevices, ({ caller }) => listDevices(db, caller.parent.id, caller.session?.sid ?? ''))

  mount(contract.endDevice, async ({ params, caller }) => {
    if (!(await endDevice(db, caller.parent.id, params.id))) refuse('not_found')
    return { success: true as const, message: contract.accountMessages.signedOut }
  })

  mount(contract.endOtherDevices, async ({ caller }) => {
    await endSessionsOfUser(db, caller.parent.id, caller.session?.sid)
    return { success: true as const, message: contract.accountMessages.othersSignedOut }
  })

  mount(contract.exportAccount, ({ caller, reply }) => {
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="pencil-quest-export-${day}.zip"`)
      .send(streamZip(exportEntries({ db, readFile: packages.readFile }, caller.parent)))
  })
}
