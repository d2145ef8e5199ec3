import { parseArgs } from 'node:util'
import { resetLinkMinutes } from '@pencil-quest/contract/recovery'
import type { BackupArguments } from './backup-arguments.ts'

export function readResetLinkArguments(args: readonly string[]): BackupArguments<{ email: string }> {
  try {
    const options = { email: { type: 'string' }, help: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false })
    if (values.help) return { kind: 'help' }
    return values.email
      ? { kind: 'do', email: values.email.trim() }
      : { kind: 'refused', problem: 'Name the account with --email.' }
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('. To specify')
    return { kind: 'refused', problem }
  }
}

export const resetLinkHelp = `Prints a link by which a parent chooses a new password, for a server that sends no mail.

  npm run user:reset-link -- --email pat@example.org

  --email  of the account
  --help   this text

The link works once, for ${resetLinkMinutes} minutes; those made before stop working. Whoever opens it takes the account over: give it to
its owner alone. It begins with PUBLIC_URL. Exit code 0: printed; 1: not; 2: an argument needs another look.
`
