import { interestTags } from '@pencil-quest/contract/choices'

const tags: readonly string[] = interestTags

export interface SortedInterests {
  interests: string[]
  /** The free-text ones, comma-separated; null where there are none. */
  customInterests: string | null
}

/** Tags in their order on screen first, then the free-text ones in the order given. */
export function sortInterests(given: readonly string[], custom: string | null | undefined): SortedInterests {
  const all = distinct([...given, ...(custom ?? '').split(',')].map((entry) => entry.trim()).filter(Boolean))
  const chosen = new Set(all.map((entry) => entry.toLowerCase()))
  const known = tags.filter((tag) => chosen.has(tag))
  const free = all.filter((entry) => !tags.includes(entry.toLowerCase()))
  return { interests: [...known, ...free], customInterests: free.length > 0 ? free.join(', ') : null }
}

function distinct(entries: string[]): string[] {
  const seen = new Set<string>()
  return entries.filter((entry) => !seen.has(entry.toLowerCase()) && seen.add(entry.toLowerCase()))
}
