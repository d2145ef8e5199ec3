import { openDatabase } from '../db/open-database.ts'
import { StartRefused } from '../start-refused.ts'

/** Run by tests as a process of its own: opens the database of a data folder and keeps it until it is told to stop. */
const [dataDir = ''] = process.argv.slice(2)
try {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  console.log(`open ${database.url}`)
  process.once('SIGTERM', () => database.close().then(() => process.exit(0)))
  setInterval(() => {}, 1000)
} catch (error) {
  console.log(`refused ${error instanceof StartRefused ? error.message : String(error)}`)
  process.exitCode = 1
}
