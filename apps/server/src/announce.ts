import { networkInterfaces } from 'node:os'
import { texts } from '@pencil-quest/contract/texts'
import type { Config } from './config.ts'
import type { FirstAdmin } from './features/admin-accounts/ensure-first-admin.ts'

/** What the person at the terminal needs to know. A made-up password is shown here once and kept nowhere. */
export function announce(config: Config, port: number | undefined, admin: FirstAdmin | undefined): void {
  if (!config.rateLimit) console.warn('WARNING: RATE_LIMIT=off, all limits are lifted. Use this for load tests only.')
  if (admin?.generatedPassword) {
    console.log(`First admin: user name ${admin.username}, password ${admin.generatedPassword} (shown only now)`)
  }
  if (port === undefined) {
    console.log(`${texts.product} works on jobs.`)
    return
  }
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  console.log(`${texts.product} is ready: http://${host}:${port}`)
  if (host === config.host) return
  for (const address of homeAddresses()) console.log(`  on other devices at home: http://${address}:${port}`)
}

function homeAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
