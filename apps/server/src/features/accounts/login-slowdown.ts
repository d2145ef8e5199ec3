import { refuse } from '../../http/refusal.ts'

interface Failures {
  count: number
  last: number
}

const freeFailures = 5
const longestWait = 60_000
const forgottenAfter = 60 * 60_000

/**
 * From the fifth failure on, an account from one address, and the address itself, must wait before the next try:
 * 1 s, 2 s, 4 s ... a minute at most. The owner at another address is never locked out by it.
 */
export class LoginSlowdown {
  readonly #failures = new Map<string, Failures>()

  check(email: string, address: string, now = Date.now()): void {
    const wait = Math.max(...keys(email, address).map(([key, free]) => this.#wait(key, free, now)))
    if (wait > 0) refuse('too_many', { retryAfter: Math.ceil(wait / 1000) })
  }

  failed(email: string, address: string, now = Date.now()): void {
    if (this.#failures.size > 10_000) this.#forget(now)
    for (const [key] of keys(email, address)) {
      const before = this.#failures.get(key)
      const count = before && now - before.last < forgottenAfter ? before.count + 1 : 1
      this.#failures.set(key, { count, last: now })
    }
  }

  succeeded(email: string, address: string): void {
    for (const [key] of keys(email, address)) this.#failures.delete(key)
  }

  #wait(key: string, free: number, now: number): number {
    const failures = this.#failures.get(key)
    if (!failures || failures.count < free) return 0
    const wait = Math.min(longestWait, 1000 * 2 ** (failures.count - free))
    return failures.last + wait - now
  }

  #forget(now: number): void {
    for (const [key, { last }] of this.#failures) if (now - last > forgottenAfter) this.#failures.delete(key)
  }
}

/** A household shares an address, so the address alone gets more free tries. */
function keys(email: string, address: string): [string, number][] {
  return [
    [`${address} ${email}`, freeFailures],
    [address, freeFailures * 4],
  ]
}
