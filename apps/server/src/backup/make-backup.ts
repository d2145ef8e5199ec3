import { createWriteStream } from 'node:fs'
import { access, link, mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { pack } from 'tar-fs'
import type { Config } from '../config.ts'
import { refuseNewerSchema, schemaVersion } from '../db/migrate.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { FileStore } from '../files/file-store.ts'
import { StartRefused } from '../start-refused.ts'
import { readCounters } from './counters.ts'
import { dumpTable, presentTables } from './dump-table.ts'
import { archiveVersion, type Manifest, manifestName } from './manifest.ts'
import { withStaging } from './staging.ts'

/**
 * Writes one archive: all tables as they are at one moment, and the files that they name. The application may go on
 * meanwhile. The archive appears when it is whole. Throws `StartRefused` with the mend.
 */
export async function makeBackup(config: Pick<Config, 'databaseUrl' | 'dataDir'>, out: string): Promise<Manifest> {
  const target = resolve(out)
  await refuseTaken(target)
  await mkdir(dirname(target), { recursive: true })
  const database = await reachDatabase(config)
  try {
    return await withStaging(target, async (staging) => {
      const manifest = await dump(database.client, join(config.dataDir, 'files'), staging)
      await writeArchive(staging, target)
      return manifest
    })
  } finally {
    await database.close()
  }
}

async function refuseTaken(target: string): Promise<void> {
  const isFree = await access(target).then(
    () => false,
    () => true,
  )
  if (!isFree) throw new StartRefused(`${target} is there already. Choose another name with --out.`)
}

async function dump(client: pg.Client, filesFolder: string, staging: string): Promise<Manifest> {
  await client.query("set timezone = 'UTC'")
  await client.query('begin isolation level repeatable read read only')
  const schema = await schemaVersion(client)
  if (schema === 0) throw new StartRefused('Pencil Quest has never used this database: there is nothing to back up.')
  await refuseNewerSchema(schema)
  await mkdir(join(staging, 'tables'))
  const tables: Manifest['tables'] = []
  for (const table of await presentTables(client)) {
    tables.push(await dumpTable(client, table, join(staging, 'tables', `${table.name}.jsonl`)))
  }
  const hashes = await namedFiles(client)
  await client.query('commit')
  const counters = await readCounters(client)
  const files = await keepFiles(new FileStore(filesFolder), hashes, join(staging, 'files'))
  const manifest: Manifest = {
    archive: archiveVersion,
    madeAt: new Date().toISOString(),
    schema,
    tables,
    counters,
    files,
  }
  await writeFile(join(staging, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

async function namedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select file ->> 'hash' as hash from plan_packages, jsonb_array_elements(files) as file
    union select right(profile_image_url, 64) from users where profile_image_url like '/api/avatars/%'
    order by hash`,
  )
  return rows.map(({ hash }) => hash)
}

/** A file that went with its package since the snapshot is left out: packages are made again when they are wanted. */
async function keepFiles(store: FileStore, hashes: readonly string[], folder: string): Promise<Manifest['files']> {
  await mkdir(folder)
  const kept: Manifest['files'] = []
  for (const hash of hashes) {
    const content = await store.get(hash)
    if (!content) continue
    await writeFile(join(folder, hash), content, { mode: 0o600 })
    kept.push({ sha256: hash, bytes: content.byteLength })
  }
  return kept
}

/** Synced before it gets its name. */
async function writeArchive(staging: string, target: string): Promise<void> {
  const draft = join(staging, 'archive')
  await pipeline(
    pack(staging, { entries: [manifestName, 'tables', 'files'] }),
    createGzip(),
    createWriteStream(draft, { mode: 0o600 }),
  )
  const file = await open(draft, 'r+')
  await file.sync().finally(() => file.close())
  // Linked and not renamed, so that a file which came there in the meantime is not written over.
  await link(draft, target).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? refuseTaken(target) : rename(draft, target),
  )
}
