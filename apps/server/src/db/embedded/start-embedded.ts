import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { databaseUser, ensureCluster } from './cluster.ts'
import { type DatabaseFolder, databaseFolder, databasePassword, makeFolder } from './folder.ts'
import { launch, type Postmaster, readPostmaster } from './postmaster.ts'
import { alone } from './start-lock.ts'
import { type RunAs, whoRuns } from './unprivileged.ts'

/** A session-wide shared lock in the database `postgres`: whoever holds it uses the server. */
const usersLock = 7_214_001

export interface EmbeddedServer {
  /** True where a server of an earlier process was found alive. */
  adopted: boolean
  pid(): number
  urlOf(database: string): string
  /** Makes the database where it is missing. */
  ensureDatabase(database: string): Promise<string>
  /** Leaves; the last process that uses the server shuts it down. */
  stop(): Promise<void>
}

interface Running {
  postmaster: Postmaster
  adopted: boolean
  keeper: pg.Client
}

/**
 * The PostgreSQL server of `dataDir`: makes it at first use, adopts it where it lives, starts it otherwise,
 * and starts it again when it dies while in use. Throws `StartRefused` with the mend.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const folder = databaseFolder(dataDir)
  await makeFolder(folder)
  const binaries = await findBinaries()
  const runAs = await whoRuns(folder.root, binaries.postgres)
  const password = await databasePassword(folder)
  const start = () => alone(folder, () => adoptOrLaunch(folder, binaries, runAs, password))

  let running = await start()
  let isStopping = false
  const adopted = running.adopted
  const watch = () => {
    running.keeper.once('end', () => {
      if (!isStopping) void revive()
    })
  }
  const revive = async () => {
    for (let tries = 0; !isStopping; tries += 1) {
      try {
        running = await start()
        watch()
        return
      } catch {
        await pause(Math.min(1000, 100 * 2 ** tries))
      }
    }
  }
  watch()

  const urlOf = (database: string) => connectionUrl(running.postmaster.port, password, database)
  return {
    adopted,
    pid: () => running.postmaster.pid,
    urlOf,
    async ensureDatabase(database) {
      const found = await running.keeper.query('select 1 from pg_database where datname = $1', [database])
      if (found.rowCount === 0) await running.keeper.query(`create database ${pg.escapeIdentifier(database)}`)
      return urlOf(database)
    },
    async stop() {
      if (isStopping) return
      isStopping = true
      await alone(folder, () => leave(running, folder, binaries))
    },
  }
}

async function adoptOrLaunch(
  folder: DatabaseFolder,
  binaries: Binaries,
  runAs: RunAs,
  password: string,
): Promise<Running> {
  const living = await readPostmaster(folder)
  const keeper = living && (await connectKeeper(living.port, password, folder))
  if (living && keeper) return { postmaster: living, adopted: true, keeper }
  await ensureCluster(folder, binaries, runAs, password)
  const postmaster = await launch(folder, binaries, runAs)
  const own = await connectKeeper(postmaster.port, password, folder)
  if (!own) throw new Error('The embedded database started and does not take connections')
  return { postmaster, adopted: false, keeper: own }
}

/** A connection that says "in use" for as long as it lives; undefined where no server of this folder answers. */
async function connectKeeper(port: number, password: string, folder: DatabaseFolder): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: connectionUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 3000,
    application_name: 'pencil-quest keeper',
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select current_setting($1) as folder', ['data_directory'])
    if (rows[0].folder !== folder.cluster) throw new Error('another folder')
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}

async function leave(running: Running, folder: DatabaseFolder, binaries: Binaries): Promise<void> {
  const isLast = await running.keeper
    .query('select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last', [usersLock])
    .then(({ rows }) => rows[0].last === true)
    .catch(() => false)
  await running.keeper.end().catch(() => {})
  if (!isLast) return
  await shutDown(running.postmaster.pid, folder, binaries)
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (!(await readPostmaster(folder))) return
    await pause(20)
  }
}

/** PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written. */
async function shutDown(pid: number, folder: DatabaseFolder, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', folder.cluster, '-m', 'fast'])
  } else {
    process.kill(pid, 'SIGINT')
  }
}

function connectionUrl(port: number, password: string, database: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`
}
