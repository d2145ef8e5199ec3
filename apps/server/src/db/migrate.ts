import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

const folder = join(import.meta.dirname, 'migrations')
const migrationLock = 7_214_002
const oldestServer = 150_000

interface Migration {
  version: number
  name: string
}

async function knownMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()
  return names.map((name) => ({ version: Number(name.slice(0, 4)), name }))
}

/**
 * Brings the database to this program's schema, one transaction a step; several starters at once take turns.
 * Refuses a schema that is newer than this program, and a server older than PostgreSQL 15.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefused(`The database does not answer: ${(error as Error).message}. Check DATABASE_URL.`)
  }
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMissing(client, await knownMigrations())
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select current_setting('server_version_num')::int as number")
  if (rows[0].number >= oldestServer) return
  throw new StartRefused('The database server is older than PostgreSQL 15. Use version 15 or newer.')
}

async function applyMissing(client: pg.Client, known: Migration[]): Promise<void> {
  await makeVersionTable(client)
  const current = await schemaVersion(client)
  refuseNewer(current, known)
  for (const migration of known.filter(({ version }) => version > current)) {
    await client.query('begin')
    try {
      await apply(client, migration)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

/** Steps up to and with `upTo`, within the caller's transaction. */
export async function migrateWithin(client: pg.Client, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  await makeVersionTable(client)
  const current = await schemaVersion(client)
  const missing = (await knownMigrations()).filter(({ version }) => version > current && version <= upTo)
  for (const migration of missing) await apply(client, migration)
}

async function apply(client: pg.Client, { version, name }: Migration): Promise<void> {
  await client.query(await readFile(join(folder, name), 'utf8'))
  await client.query('insert into schema_migrations (version, name) values ($1, $2)', [version, name])
}

/** 0 where Pencil Quest has never been in this database. */
export async function schemaVersion(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query("select to_regclass('schema_migrations') is not null as made")
  if (!tables[0].made) return 0
  const { rows } = await client.query('select coalesce(max(version), 0)::int as version from schema_migrations')
  return rows[0].version
}

/** Throws `StartRefused` where this program is older than the database. */
export async function refuseNewerSchema(current: number): Promise<void> {
  refuseNewer(current, await knownMigrations())
}

function refuseNewer(current: number, known: Migration[]): void {
  const newest = newestOf(known)
  if (current <= newest) return
  throw new StartRefused(
    `The database was last used by a newer version of Pencil Quest (schema ${current}, this version knows ${newest}). ` +
      'Start the newer version, or restore the backup that was made before the upgrade.',
  )
}

export async function newestSchema(): Promise<number> {
  return newestOf(await knownMigrations())
}

function newestOf(known: Migration[]): number {
  return known.at(-1)?.version ?? 0
}

async function makeVersionTable(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations (
      version integer primary key, name text not null, applied_at timestamptz not null default now())`,
  )
}
