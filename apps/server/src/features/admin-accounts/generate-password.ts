import { randomBytes } from 'node:crypto'

/** 96 bits: nobody chose it, nobody guesses it. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url')
}
