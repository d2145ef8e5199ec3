import type { Config } from '../config.ts'
import { connect, type DatabaseClient } from './client.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { holdDataFolder } from './hold-data-folder.ts'
import { migrate } from './migrate.ts'

/** The application's database on the embedded server. */
export const databaseName = 'pencil_quest'

export interface OpenDatabase extends DatabaseClient {
  /**
   * True where this process alone works on this database (embedded, data folder held):
   * jobs that are active at the start belong to a dead process.
   */
  isExclusive: boolean
}

/** The migrated database that the configuration names: `DATABASE_URL`, or the embedded one of the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await migrate(config.databaseUrl)
    return { ...connect(config.databaseUrl), isExclusive: false }
  }
  const server = await startEmbedded(config.dataDir)
  try {
    const url = await server.ensureDatabase(databaseName)
    const hold = await holdDataFolder(() => server.urlOf(databaseName), config.dataDir)
    await migrate(url)
    const client = connect(url)
    return {
      ...client,
      isExclusive: true,
      async close() {
        await client.close()
        await hold.release()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
