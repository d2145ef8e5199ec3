import type { Database } from '../../db/client.ts'
import type { FileStore } from '../../files/file-store.ts'
import { unusedOf } from './package-queries.ts'

/** Milliseconds after which a file that no package names was left by a killed process, and is not about to be named. */
const abandonedAfter = 15 * 60_000

/**
 * Removes what killed processes left behind: half-written drafts, and whole files that nobody names (packages carry a
 * child's name, so they must not outlive it).
 * @param isAlone true where no other process can be writing just now
 */
export async function sweepFiles(db: Database, store: FileStore, isAlone: boolean): Promise<void> {
  const olderThan = isAlone ? 0 : abandonedAfter
  await store.dropDrafts(olderThan)
  for (const hash of await unusedOf(db, await store.list(olderThan))) await store.drop(hash)
}
