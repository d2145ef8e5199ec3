import { parseArgs } from 'node:util'

export type BackupArguments<Given> = ({ kind: 'do' } & Given) | { kind: 'help' } | { kind: 'refused'; problem: string }

export function readBackupArguments(args: readonly string[]): BackupArguments<{ out: string }> {
  return reading<{ out: string }>(() => {
    const options = { out: { type: 'string' }, help: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    if (values.help) return { kind: 'help' }
    return values.out ? { kind: 'do', out: values.out } : { kind: 'refused', problem: 'Give the file with --out.' }
  })
}

export function readRestoreArguments(args: readonly string[]): BackupArguments<{ from: string; replace: boolean }> {
  return reading<{ from: string; replace: boolean }>(() => {
    const options = { from: { type: 'string' }, replace: { type: 'boolean' }, help: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    if (values.help) return { kind: 'help' }
    if (!values.from) return { kind: 'refused', problem: 'Give the file with --from.' }
    return { kind: 'do', from: values.from, replace: values.replace ?? false }
  })
}

function reading<Given>(read: () => BackupArguments<Given>): BackupArguments<Given> {
  try {
    return read()
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('. To specify')
    return { kind: 'refused', problem }
  }
}

export const backupHelp = `Writes one archive of the database and the printed packages; Pencil Quest may go on running.

  npm run backup -- --out backups/2026-11-21.tar.gz

  --out   the file to write; must not be there yet
  --help  this text

It takes the database that DATA_DIR or DATABASE_URL names. The archive carries children's names and the hashes of
passwords: keep it where only you can read it. Exit code 0: written; 1: not; 2: an argument needs another look.
`

export const restoreHelp = `Puts a backup back. Stop Pencil Quest first.

  npm run restore -- --from backups/2026-11-21.tar.gz

  --from     the file that npm run backup wrote
  --replace  where there is data already: put the backup in its place
  --help     this text

It goes to the database that DATA_DIR or DATABASE_URL names. All of it comes back or, where anything fails, nothing is
changed. What was deleted or made after the backup is as it was then; everybody signs in again.
Exit code 0: restored; 1: not; 2: an argument needs another look.
`
