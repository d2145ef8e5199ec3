import { refuse } from './refusal.ts'
import { WindowCounter } from './window-counter.ts'

/** Calls a minute from one address. */
const callsPerMinute: Record<string, number> = { login: 10, register: 10, planPdf: 20, planPackage: 20 }
const missesPerMinute = 10

export interface RateLimits {
  /** Counts a call of an endpoint and refuses one too many. */
  take(endpoint: string, address: string): void
  /** Refuses an address that guessed too many plan ids. */
  checkMisses(address: string): void
  addMiss(address: string): void
}

/** Limits by address, kept in this process; `isOn` false lifts them all. */
export function createRateLimits(isOn: boolean): RateLimits {
  const calls = new Map(Object.entries(callsPerMinute).map(([name, max]) => [name, new WindowCounter(max, 60)]))
  const misses = new WindowCounter(missesPerMinute, 60)
  const check = (counter: WindowCounter, address: string) => {
    const retryAfter = isOn ? counter.wait(address) : 0
    if (retryAfter > 0) refuse('too_many', { retryAfter })
  }
  return {
    take(endpoint, address) {
      const counter = calls.get(endpoint)
      if (!counter) return
      check(counter, address)
      counter.add(address)
    },
    checkMisses: (address) => check(misses, address),
    addMiss: (address) => misses.add(address),
  }
}
