import { refuse } from '../../http/refusal.ts'

/** Lets a few through at once; the others wait in line, and a line that is too long refuses with `too_many`. */
export class Turnstile {
  readonly #places: number
  readonly #longestLine: number
  readonly #line: (() => void)[] = []
  #inside = 0

  constructor(places: number, longestLine: number) {
    this.#places = places
    this.#longestLine = longestLine
  }

  async pass<T>(act: () => Promise<T>): Promise<T> {
    if (this.#inside < this.#places) this.#inside += 1
    else await this.#queue()
    try {
      return await act()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#inside -= 1
    }
  }

  #queue(): Promise<void> {
    if (this.#line.length >= this.#longestLine) refuse('too_many', { retryAfter: 5 })
    return new Promise((resolve) => this.#line.push(resolve))
  }
}
