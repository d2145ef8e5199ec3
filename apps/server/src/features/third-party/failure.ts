import { describe } from '../../http/error-answers.ts'

/**
 * For the operator's log: what kind of failure it was, never an address, a code or a claim.
 * `refusal` is the provider's own word for it (RFC 6749), such as `access_denied` or `invalid_client`.
 */
export function reasonOf(error: unknown): Record<string, unknown> & { refusal?: string } {
  const { name, code, frames } = describe(error)
  const { error: refusal } = Object(error) as { error?: unknown }
  const word = typeof refusal === 'string' && /^\w{1,60}$/.test(refusal) ? { refusal } : {}
  return { name, code, ...word, ...(refusal ? {} : { frames }) }
}
