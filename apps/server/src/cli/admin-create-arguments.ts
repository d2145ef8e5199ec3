import { parseArgs } from 'node:util'
import type { BackupArguments } from './backup-arguments.ts'

export interface NewAdmin {
  username: string
  /** Undefined: a password is made up. */
  passwordFile: string | undefined
}

const longest = 80

export function readAdminCreateArguments(args: readonly string[]): BackupArguments<NewAdmin> {
  try {
    const options = {
      username: { type: 'string' },
      'password-file': { type: 'string' },
      help: { type: 'boolean' },
    } as const
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    if (values.help) return { kind: 'help' }
    const username = values.username?.trim() ?? ''
    if (username === '') return { kind: 'refused', problem: 'Name the admin with --username.' }
    if (username.length > longest) return { kind: 'refused', problem: `Use at most ${longest} letters for --username.` }
    if (values['password-file'] === '') return { kind: 'refused', problem: 'Name a file with --password-file.' }
    return { kind: 'do', username, passwordFile: values['password-file'] }
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('. To specify')
    return { kind: 'refused', problem }
  }
}

export const adminCreateHelp = `Makes a further admin, for instance when a password or an authenticator is lost.

  npm run admin:create -- --username robin
  npm run admin:create -- --username robin --password-file robin.txt

  --username       of the new admin
  --password-file  a file whose first line is the password, at least 8 characters; without it a password is made up and
                   printed, this once
  --help           this text

A password is never taken from the command line, where other programs of this machine could read it. Exit code 0: made;
1: not; 2: an argument needs another look.
`
