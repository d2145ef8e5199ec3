import { resolve } from 'node:path'
import { makeBackup } from '../backup/make-backup.ts'
import { summaryOf } from '../backup/summary.ts'
import { readConfig } from '../config.ts'
import { backupHelp, readBackupArguments } from './backup-arguments.ts'
import { runCommand } from './run-command.ts'

const given = readBackupArguments(process.argv.slice(2))
process.exitCode = await runCommand(given, { name: 'backup', text: backupHelp }, async ({ out }) => {
  const manifest = await makeBackup(readConfig(process.env), out)
  console.log(`Backed up ${summaryOf(manifest)} to ${resolve(out)}`)
})
