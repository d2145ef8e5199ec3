import type { PrintPreferences } from '@pencil-quest/contract/account'
import type { Caller } from '../../http/caller.ts'

/** What the account of whoever prints prefers; visitors have none. */
export function preferencesOf({ session }: Pick<Caller, 'session'>): PrintPreferences {
  return { paper: session?.user.printPaper ?? 'letter', inkSaver: session?.user.inkSaver ?? false }
}
