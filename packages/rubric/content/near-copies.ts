import type { Fault } from './fault.ts'

interface Entry {
  where: string
  text: string
}

/** Two texts that share more than this of their four-word runs say the same with other nouns. */
const mostAlike = 0.5
const run = 4

/** Texts of one sort that are nearly the same as an earlier one; names, numbers and slots count as equal. */
export function nearCopies(entries: readonly Entry[]): Fault[] {
  const runs = entries.map(({ text }) => runsOf(text))
  const seen = new Map<string, number[]>()
  const faults: Fault[] = []
  for (const [i, { where }] of entries.entries()) {
    const own = runs[i] ?? new Set()
    const shared = new Map<number, number>()
    for (const piece of own) {
      const earlier = seen.get(piece) ?? []
      for (const j of earlier) shared.set(j, (shared.get(j) ?? 0) + 1)
      seen.set(piece, [...earlier, i])
    }
    for (const [j, both] of shared) {
      const likeness = both / (own.size + (runs[j]?.size ?? 0) - both)
      if (likeness > mostAlike) {
        const message = `is ${Math.round(likeness * 100)} % like ${entries[j]?.where}`
        faults.push({ where, rule: 'near-copy', message })
      }
    }
  }
  return faults
}

function runsOf(text: string): Set<string> {
  const masked = text.replace(/\{\w+\}|\d+/g, 'x').toLowerCase()
  const words = masked.match(/[a-z']+/g) ?? []
  const found = new Set<string>()
  for (let i = 0; i + run <= words.length; i++) found.add(words.slice(i, i + run).join(' '))
  return found
}
