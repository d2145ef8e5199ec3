/** Counts per key in windows of fixed length, in this process. */
export class WindowCounter {
  readonly #max: number
  readonly #milliseconds: number
  readonly #windows = new Map<string, { count: number; until: number }>()

  constructor(max: number, seconds: number) {
    this.#max = max
    this.#milliseconds = seconds * 1000
  }

  /** Seconds until the next try is allowed; 0 where one is allowed now. */
  wait(key: string, now = Date.now()): number {
    const window = this.#windows.get(key)
    if (!window || window.until <= now || window.count < this.#max) return 0
    return Math.ceil((window.until - now) / 1000)
  }

  add(key: string, now = Date.now()): void {
    const window = this.#windows.get(key)
    if (window && window.until > now) {
      window.count += 1
      return
    }
    if (this.#windows.size > 10_000) this.#sweep(now)
    this.#windows.set(key, { count: 1, until: now + this.#milliseconds })
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) if (window.until <= now) this.#windows.delete(key)
  }
}
