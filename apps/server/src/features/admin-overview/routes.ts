import { readOverview } from '@pencil-quest/contract/admin/overview'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { productVersion } from './product-version.ts'
import { countStored } from './queries.ts'

export function adminOverviewRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(readOverview, async () => {
    const [stored, version] = await Promise.all([countStored(db), productVersion()])
    return { ...stored, version, uptimeSeconds: Math.floor(process.uptime()) }
  })
}
