import { refuse } from './refusal.ts'
import { WindowCounter } from './window-counter.ts'

const hour = 60 * 60

/** Calls from one address within so many seconds. */
const mostCalls: Record<string, { calls: number; seconds: number }> = {
  login: { calls: 10, seconds: 60 },
  register: { calls: 10, seconds: 60 },
  forgotPassword: { calls: 5, seconds: hour },
  resetPassword: { calls: 10, seconds: 60 },
  planPdf: { calls: 20, seconds: 60 },
  planPackage: { calls: 20, seconds: 60 },
  exportAccount: { calls: 10, seconds: hour },
  sendFeedback: { calls: 5, seconds: hour },
}
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
  const counters = Object.entries(mostCalls).map(([name, { calls: most, seconds }]): [string, WindowCounter] => [
    name,
    new WindowCounter(most, seconds),
  ])
  const calls = new Map(counters)
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
