/** A seeded source of chance; the same seed gives the same draws on every machine. */
export interface Random {
  /** Real number from 0 up to, not including, 1. */
  next(): number
  /** Whole number, both ends included. */
  int(from: number, upTo: number): number
  pick<T>(list: readonly T[]): T
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[]
  /** `count` distinct entries; all of them, shuffled, where there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** 32 bits from text: FNV-1a with a final avalanche, so that near texts lie far apart. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Random numbers by mulberry32, seeded by the parts together: `seeded(plan, day, slot, 'sheet')`. */
export function seeded(...parts: (string | number)[]): Random {
  let state = hash(parts.join('\u0000'))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, upTo: number) => from + Math.floor(next() * (upTo - from + 1))
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
    }
    return copy
  }
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[int(0, list.length - 1)] as T
    },
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
  }
}
