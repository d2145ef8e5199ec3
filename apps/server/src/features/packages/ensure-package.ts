import { createHash } from 'node:crypto'
import { readPlanDocument } from '@pencil-quest/contract/read-plan-document'
import type { Printer } from '#server/browser/printer.ts'
import type { DatabaseClient } from '../../db/client.ts'
import type { PlanRow } from '../../db/schema/learning-plans.ts'
import type { PackageFile, PlanPackageRow } from '../../db/schema/plan-packages.ts'
import type { FileStore } from '../../files/file-store.ts'
import { findChildName } from '../plans/queries.ts'
import { onceMore } from './once-more.ts'
import {
  findPackageRow,
  findPlan,
  findPreferences,
  markFailed,
  markMaking,
  markReady,
  type PackageId,
  unusedOf,
} from './package-queries.ts'
import { type PrintedPackage, printPackage } from './print-package.ts'
import { readPatterns } from './read-patterns.ts'

export interface PackageParts {
  database: DatabaseClient
  store: FileStore
  printer: Printer
}

/** Name of the packet among a package's files; the ZIP has its own. */
export const packetName = 'packet.pdf'

/**
 * The package as it must be now: the stored one where it is still true, else made, by one caller at a time.
 * @throws where it could not be printed or stored; the row then says failed
 */
export async function ensurePackage(parts: PackageParts, id: PackageId): Promise<PlanPackageRow> {
  return withLock(parts.database, id, async () => {
    const { db } = parts.database
    for (;;) {
      const wanted = await wantedPackage(parts, id)
      const found = await findPackageRow(db, id)
      if (found?.state === 'ready' && found.cacheKey === wanted.cacheKey && (await isWhole(parts.store, found)))
        return found
      await markMaking(db, id)
      try {
        const printed = await onceMore(() => printPackage(wanted.document, wanted.name, wanted.look, parts.printer))
        const files = await storeFiles(parts.store, printed)
        const made = { cacheKey: wanted.cacheKey, zipFilename: printed.zipFilename, files }
        if (await markReady(db, id, made)) continue
        await dropFiles(parts, files)
      } catch (error) {
        await markFailed(db, id, error instanceof Error ? error.message : 'unknown')
        throw error
      }
    }
  })
}

/** What the package must show, and the key that changes with any of it. */
async function wantedPackage({ database }: PackageParts, { planId, audience, paper }: PackageId) {
  const plan = await findPlan(database.db, planId)
  const document = readPlanDocument(plan?.planContent)
  if (!plan || !document) throw new Error('There is no plan to print')
  const isFamily = audience === 'family'
  const name = isFamily ? await shownName(database, plan) : null
  const look = { paper, inkSaver: isFamily && (await findPreferences(database.db, planId)).inkSaver }
  const shown = JSON.stringify([document, name, look, await readPatterns()])
  return { document, name, look, cacheKey: createHash('sha256').update(shown).digest('hex') }
}

async function shownName({ db }: DatabaseClient, plan: PlanRow): Promise<string | null> {
  return (await findChildName(db, plan)) ?? null
}

async function isWhole(store: FileStore, row: PlanPackageRow): Promise<boolean> {
  const contents = await Promise.all(row.files.map(({ hash }) => store.get(hash)))
  return contents.every((content) => content !== null)
}

async function storeFiles(store: FileStore, { packet, zip, zipFilename }: PrintedPackage): Promise<PackageFile[]> {
  const entries: [string, Uint8Array][] = [
    [packetName, packet],
    [zipFilename, zip],
  ]
  return Promise.all(
    entries.map(async ([name, content]) => ({ name, hash: await store.put(content), bytes: content.byteLength })),
  )
}

export async function dropFiles({ database, store }: PackageParts, files: readonly PackageFile[]): Promise<void> {
  const unused = await unusedOf(
    database.db,
    files.map(({ hash }) => hash),
  )
  await Promise.all(unused.map((hash) => store.drop(hash)))
}

/** A lock of the database's session: it goes with its holder, so a killed process blocks nobody. */
async function withLock<T>({ pool }: DatabaseClient, id: PackageId, act: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(`package ${id.planId} ${id.audience} ${id.paper}`).digest().readBigInt64BE()
  const client = await pool.connect()
  let broken = false
  try {
    // Another caller may print for longer than one statement may take.
    await client.query('set statement_timeout = 120000')
    await client.query({ text: 'select pg_advisory_lock($1)', values: [key], query_timeout: 120_000 } as never)
    return await act()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [key]).catch(() => {
      broken = true
    })
    await client.query('reset statement_timeout').catch(() => {
      broken = true
    })
    client.release(broken)
  }
}
