import { startApplication } from './application.ts'
import { dropDataFolder, makeDataFolder } from './data-folder.ts'

/** One application for all tests of screens; its address and data folder are left in the environment for the tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await makeDataFolder()
  try {
    const application = await startApplication(folder)
    process.env.PENCIL_QUEST_E2E_ADDRESS = application.address
    process.env.PENCIL_QUEST_E2E_DATA = folder
    return async () => {
      await application.end('SIGTERM')
      await dropDataFolder(folder)
    }
  } catch (error) {
    await dropDataFolder(folder)
    throw error
  }
}
