import { readHomeContent } from '@pencil-quest/contract/home-content'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { gatherHomeContent } from './gather-home-content.ts'
import { readActiveHomeRows } from './queries.ts'

export function homeRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(readHomeContent, async () => gatherHomeContent(await readActiveHomeRows(db)))
}
