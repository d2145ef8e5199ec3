import { access } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import { databaseFolder } from './embedded/folder.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { holdDataFolder } from './hold-data-folder.ts'
import { databaseName } from './open-database.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

export interface ReachedDatabase {
  /** One connection without the application's time limits. */
  client: pg.Client
  close(): Promise<void>
}

/** The database as it is, beside an application that may be running on it. Throws `StartRefused` where there is none. */
export async function reachDatabase({ databaseUrl, dataDir }: Place): Promise<ReachedDatabase> {
  if (databaseUrl) return direct(databaseUrl)
  const { cluster } = databaseFolder(dataDir)
  const isThere = await access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    throw new StartRefused(`There is no database in the data folder ${dataDir}. Set DATA_DIR, or DATABASE_URL.`)
  }
  const server = await startEmbedded(dataDir)
  return closing(server.stop, async () => direct(await server.ensureDatabase(databaseName)))
}

/** The database for this process alone, made where it is missing. Throws `StartRefused` where it is in use. */
export async function seizeDatabase({ databaseUrl, dataDir }: Place): Promise<ReachedDatabase> {
  if (databaseUrl) {
    const reached = await direct(databaseUrl)
    return closing(reached.close, async () => {
      await refuseUsers(reached.client)
      return { client: reached.client, close: async () => {} }
    })
  }
  const server = await startEmbedded(dataDir)
  return closing(server.stop, async () => {
    const url = await server.ensureDatabase(databaseName)
    const hold = await holdDataFolder(() => server.urlOf(databaseName), dataDir)
    return closing(hold.release, () => direct(url))
  })
}

async function direct(url: string): Promise<ReachedDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartRefused(`The database does not answer: ${(error as Error).message}. Check DATABASE_URL.`)
  }
  return { client, close: () => client.end() }
}

/** Closes `outer` after what `open` opened, and also where that fails. */
async function closing(outer: () => Promise<void>, open: () => Promise<ReachedDatabase>): Promise<ReachedDatabase> {
  try {
    const { client, close } = await open()
    return {
      client,
      async close() {
        await close()
        await outer()
      },
    }
  } catch (error) {
    await outer()
    throw error
  }
}

async function refuseUsers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as users from pg_stat_activity
     where datname = current_database() and application_name like 'pencil-quest%' and pid <> pg_backend_pid()`,
  )
  if (rows[0].users === 0) return
  throw new StartRefused('Pencil Quest is running on this database. Stop every process of it first.')
}
