import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().optional(),
  /** Milliseconds since the epoch. */
  until: z.number(),
})
/** A sign-in under way, as the browser carries it to the provider and back. */
export type Attempt = z.infer<typeof attemptSchema>

/** Milliseconds that a parent may take at the provider. */
export const longestAttempt = 10 * 60_000

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

export interface AttemptSeal {
  seal(attempt: Attempt): string
  /** Undefined for what we did not seal, or too long ago. */
  open(sealed: string | undefined, now?: number): Attempt | undefined
}

/** Kept with the browser and not here, so that nobody fills a table by beginning; all webs of one provider share the key. */
export function createAttemptSeal(clientSecret: string): AttemptSeal {
  const key = Buffer.from(hkdfSync('sha256', clientSecret, '', 'pencil-quest sign-in attempt', 32))
  return {
    seal(attempt) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce)
      const hidden = Buffer.concat([cipher.update(JSON.stringify(attempt), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed = '', now = Date.now()) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
        decipher.setAuthTag(bytes.subarray(-tagLength))
        const shown = Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
        const attempt = attemptSchema.parse(JSON.parse(shown.toString('utf8')))
        return attempt.until > now ? attempt : undefined
      } catch {
        return undefined
      }
    },
  }
}
