import { adminPassword } from './admin-password.ts'
import { startApplication } from './application.ts'
import { dropDataFolder, makeDataFolder } from './data-folder.ts'
import { openMailFolder } from './mail-folder.ts'
import { chooseAddress } from './public-address.ts'
import { startSignInProvider } from './sign-in-provider.ts'

/** One application for all tests of screens; its address and data folder are left in the environment for the tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await makeDataFolder()
  try {
    const post = await openMailFolder(folder)
    const mail = { SMTP_URL: post.url, MAIL_FROM: 'Pencil Quest <plans@example.org>' }
    const address = await chooseAddress()
    const provider = await startSignInProvider(address.PUBLIC_URL)
    const application = await startApplication(folder, {
      ...mail,
      ...address,
      ...provider.settings,
      ADMIN_PASSWORD: adminPassword,
    })
    process.env.PENCIL_QUEST_E2E_ADDRESS = application.address
    process.env.PENCIL_QUEST_E2E_DATA = folder
    return async () => {
      await application.end('SIGTERM')
      await post.close()
      await provider.stop()
      await dropDataFolder(folder)
    }
  } catch (error) {
    await dropDataFolder(folder)
    throw error
  }
}
