import { emailSchema } from '@pencil-quest/contract/accounts'
import { limits } from '@pencil-quest/contract/limits'
import { z } from 'zod'
import type { Claims } from './provider.ts'

const name = z
  .string()
  .transform((text) => shortened(text.replace(/\p{Cc}/gu, ' ').trim()) || null)
  .nullable()
  .catch(null)

const claimsSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: emailSchema.nullable().catch(null),
  email_verified: z.unknown().optional(),
  given_name: name,
  family_name: name,
  name,
  picture: z.url().max(2000).nullable().catch(null),
})

/** Who signed in at the provider, as far as it says. */
export interface Identity {
  issuer: string
  subject: string
  /** Lower-cased; null where the provider gave none or has not verified it. */
  verifiedEmail: string | null
  firstName: string | null
  lastName: string | null
  picture: string | null
}

export function readIdentity(claims: Claims): Identity {
  const read = claimsSchema.parse(claims)
  const [first = null, ...others] = read.name?.split(/\s+/) ?? []
  return {
    issuer: read.iss,
    subject: read.sub,
    // Some providers send it as a word.
    verifiedEmail: String(read.email_verified) === 'true' ? (read.email?.toLowerCase() ?? null) : null,
    firstName: read.given_name ?? first,
    lastName: read.family_name ?? (read.given_name ? null : others.join(' ') || null),
    picture: read.picture,
  }
}

function shortened(text: string): string {
  return text.length <= limits.personName ? text : text.slice(0, limits.personName).toWellFormed().trim()
}
