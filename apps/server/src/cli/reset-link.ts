import { drizzle } from 'drizzle-orm/node-postgres'
import { readConfig } from '../config.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { findUserByEmail } from '../features/accounts/user-queries.ts'
import { resetLink } from '../features/mail/letters.ts'
import { makeResetToken } from '../features/recovery/reset-token.ts'
import { StartRefused } from '../start-refused.ts'
import { readResetLinkArguments, resetLinkHelp } from './reset-link-arguments.ts'
import { runCommand } from './run-command.ts'

const given = readResetLinkArguments(process.argv.slice(2))
process.exitCode = await runCommand(given, { name: 'user:reset-link', text: resetLinkHelp }, async ({ email }) => {
  const config = readConfig(process.env)
  const { client, close } = await reachDatabase(config)
  try {
    const db = drizzle(client)
    const user = await findUserByEmail(db, email)
    if (!user) throw new StartRefused(`There is no account with the email ${email}.`)
    console.log(resetLink(config.publicUrl, await makeResetToken(db, user.id)))
  } finally {
    await close()
  }
})
