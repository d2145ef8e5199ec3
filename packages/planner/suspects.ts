import type { Beat, Clue, Suspect } from '@pencil-quest/content/types'

/** One alone leaves nothing to reason about. */
const fewest = 2

/**
 * Whom a day suspects: those whom its clues clear, so that the child's answers decide; where there are fewer than two,
 * the first others of the day too.
 * @returns `left`: those of them that no clue clears, for the close
 */
export function suspectsOf({ suspects = [] }: Beat, clues: readonly Clue[]): { named: Suspect[]; left: Suspect[] } {
  const isCleared = ({ id }: Suspect) => clues.some(({ clears }) => clears === id)
  const cleared = suspects.filter(isCleared)
  const left = suspects.filter((one) => !isCleared(one)).slice(0, Math.max(0, fewest - cleared.length))
  return { named: suspects.filter((one) => cleared.includes(one) || left.includes(one)), left }
}
