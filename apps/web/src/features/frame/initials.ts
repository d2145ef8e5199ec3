import type { User } from '@pencil-quest/contract/accounts'

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>

function firstLetter(name: string | null): string {
  return [...(name ?? '').trim()][0]?.toLocaleUpperCase() ?? ''
}

/** Of the first and last name, else U. */
export function initialsOf({ firstName, lastName }: Named): string {
  return firstLetter(firstName) + firstLetter(lastName) || 'U'
}

/** The full name, else the e-mail. */
export function displayName({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
