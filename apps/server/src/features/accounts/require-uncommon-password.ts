import { texts } from '@pencil-quest/contract/texts'
import { refuse } from '../../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** @param path the field that the refusal stands beside */
export function requireUncommonPassword(password: string, path = 'password'): void {
  if (!isCommonPassword(password)) return
  const message = texts.validation.passwordCommon
  refuse('invalid', { message, issues: [{ path, message }] })
}
