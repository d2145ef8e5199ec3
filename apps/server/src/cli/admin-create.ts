import { readFile } from 'node:fs/promises'
import { newPasswordSchema } from '@pencil-quest/contract/accounts'
import { texts } from '@pencil-quest/contract/texts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readConfig } from '../config.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { isCommonPassword } from '../features/accounts/common-passwords.ts'
import { createAdmin } from '../features/admin-accounts/create-admin.ts'
import { StartRefused } from '../start-refused.ts'
import { adminCreateHelp, readAdminCreateArguments } from './admin-create-arguments.ts'
import { runCommand } from './run-command.ts'

const given = readAdminCreateArguments(process.argv.slice(2))
process.exitCode = await runCommand(given, { name: 'admin:create', text: adminCreateHelp }, async (wanted) => {
  const { username, passwordFile } = wanted
  const password = passwordFile === undefined ? undefined : await passwordIn(passwordFile)
  const { client, close } = await reachDatabase(readConfig(process.env))
  try {
    const made = await drizzle(client).transaction((tx) => createAdmin(tx, { username, password }))
    if (!made) throw new StartRefused(`There is an admin with the user name ${username} already.`)
    const { generatedPassword } = made
    console.log(
      generatedPassword
        ? `Admin made: user name ${username}, password ${generatedPassword} (shown only now)`
        : `Admin made: user name ${username}`,
    )
  } finally {
    await close()
  }
})

async function passwordIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(`The password file ${file} cannot be read (${error.code ?? error.message}).`)
  })
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const read = newPasswordSchema.safeParse(line)
  if (!read.success) throw new StartRefused(read.error.issues[0]?.message ?? texts.validation.passwordLength)
  if (isCommonPassword(read.data)) throw new StartRefused(texts.validation.passwordCommon)
  return read.data
}
