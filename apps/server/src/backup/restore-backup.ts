import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { migrateWithin, newestSchema, refuseNewerSchema, schemaVersion } from '../db/migrate.ts'
import { seizeDatabase } from '../db/reach-database.ts'
import { FileStore } from '../files/file-store.ts'
import { StartRefused } from '../start-refused.ts'
import { setCounters } from './counters.ts'
import { presentTables } from './dump-table.ts'
import { loadTable } from './load-table.ts'
import type { Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { withStaging } from './staging.ts'
import { everyTable } from './stored-tables.ts'

export interface Restored {
  manifest: Manifest
  /** Schema after the restore; higher than the backup's where that was of an older version. */
  schema: number
  /** Rows that were there and gave way. */
  replaced: number
  /** Requests that the next start takes up again. */
  open: number
}

/**
 * Puts a backup in place of what the database and the files hold: all of it or, where anything fails, nothing.
 * Throws `StartRefused` where the backup is not whole or too new, and where there is data and not `replace`.
 */
export async function restoreBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  from: string,
  options: { replace: boolean },
): Promise<Restored> {
  await mkdir(config.dataDir, { recursive: true })
  return withStaging(resolve(config.dataDir, 'restore'), async (staging) => {
    const manifest = await readArchive(resolve(from), staging)
    const database = await seizeDatabase(config)
    try {
      const replaced = await countRows(database.client)
      if (replaced > 0 && !options.replace) {
        throw new StartRefused(
          `There is data already (${replaced} rows), and nothing was changed. ` +
            'Restore into a fresh DATA_DIR, or give --replace to put the backup in place of what is there.',
        )
      }
      const store = new FileStore(join(config.dataDir, 'files'))
      await putFiles(store, manifest, staging)
      await replaceTables(database.client, manifest, staging)
      await dropOtherFiles(store, manifest)
      return { manifest, schema: await newestSchema(), replaced, open: await countOpen(database.client) }
    } finally {
      await database.close()
    }
  })
}

async function countRows(client: pg.Client): Promise<number> {
  await refuseNewerSchema(await schemaVersion(client))
  let count = 0
  for (const { name } of await presentTables(client)) {
    const { rows } = await client.query(`select count(*)::int as count from ${name}`)
    count += rows[0].count
  }
  return count
}

/** Before the rows that name them: until then nobody knows of them. */
async function putFiles(store: FileStore, manifest: Manifest, staging: string): Promise<void> {
  for (const { sha256 } of manifest.files) await store.put(await readFile(join(staging, 'files', sha256)))
}

/** One transaction; the tables are made as the backup's version had them and then brought to this one. */
async function replaceTables(client: pg.Client, manifest: Manifest, staging: string): Promise<void> {
  await client.query('begin')
  try {
    // Jobs of before must not touch what comes now; the next start makes this schema and the jobs of open requests.
    await client.query('drop schema if exists pgboss cascade')
    await client.query(`drop table if exists ${everyTable.join(', ')}`)
    await migrateWithin(client, manifest.schema)
    for (const table of manifest.tables) await loadTable(client, table, staging)
    await setCounters(client, manifest.counters)
    await migrateWithin(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function dropOtherFiles(store: FileStore, manifest: Manifest): Promise<void> {
  const wanted = new Set(manifest.files.map(({ sha256 }) => sha256))
  for (const hash of await store.list()) if (!wanted.has(hash)) await store.drop(hash)
}

async function countOpen(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from generation_requests where status = 'processing' or stage = 'packing'",
  )
  return rows[0].count
}
