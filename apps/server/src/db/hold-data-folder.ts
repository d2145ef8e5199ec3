import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

const applicationLock = 7_214_003

export interface Hold {
  release(): Promise<void>
}

/**
 * Takes the data folder for this application alone, by a lock in its embedded database that ends with its holder.
 * Waits a moment for a holder that has just been killed, then throws `StartRefused`.
 */
export async function holdDataFolder(urlOf: () => string, dataDir: string, patience = 2000): Promise<Hold> {
  let isReleased = false
  let client = await takeLock(urlOf(), dataDir, patience)
  const watch = () => {
    client.once('end', () => {
      if (!isReleased) void retake()
    })
  }
  // The database was restarted under us: the lock went with the connection.
  const retake = async () => {
    while (!isReleased) {
      try {
        client = await takeLock(urlOf(), dataDir, patience)
        watch()
        return
      } catch {
        await pause(1000)
      }
    }
  }
  watch()
  return {
    async release() {
      isReleased = true
      await client.end().catch(() => {})
    },
  }
}

async function takeLock(url: string, dataDir: string, patience: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  for (let waited = 0; waited <= patience; waited += 100) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [applicationLock])
    if (rows[0].held) return client
    await pause(100)
  }
  await client.end()
  throw new StartRefused(
    `Pencil Quest is already running on the data folder ${dataDir}. ` +
      'Stop that one first, or choose another folder with DATA_DIR.',
  )
}
