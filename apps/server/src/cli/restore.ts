import { restoreBackup } from '../backup/restore-backup.ts'
import { summaryOf } from '../backup/summary.ts'
import { readConfig } from '../config.ts'
import { readRestoreArguments, restoreHelp } from './backup-arguments.ts'
import { runCommand } from './run-command.ts'

const given = readRestoreArguments(process.argv.slice(2))
process.exitCode = await runCommand(given, { name: 'restore', text: restoreHelp }, async ({ from, replace }) => {
  const { manifest, schema, replaced, open } = await restoreBackup(readConfig(process.env), from, { replace })
  console.log(`Restored ${summaryOf(manifest)}, as of ${manifest.madeAt}.`)
  if (replaced > 0) console.log(`It took the place of ${replaced} rows that were there.`)
  if (schema > manifest.schema) console.log(`The tables were brought from schema ${manifest.schema} to ${schema}.`)
  if (open > 0) console.log(`${open} plans were in the making: the next start takes them up again.`)
  console.log('Everybody signs in again.')
})
