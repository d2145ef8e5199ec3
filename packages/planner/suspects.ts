import type { Beat, Clue, Suspect } from '@pencil-quest/content/types'

/** So many where no clue clears anybody. */
const fewest = 2

/**
 * Whom a day suspects: those whom its clues clear, so that the child's answers decide; where there are none, the first
 * of the day.
 * @returns `left`: those of them that no clue clears, for the close
 */
export function suspectsOf({ suspects = [] }: Beat, clues: readonly Clue[]): { named: Suspect[]; left: Suspect[] } {
  const isCleared = ({ id }: Suspect) => clues.some(({ clears }) => clears === id)
  const cleared = suspects.filter(isCleared)
  if (cleared.length > 0) return { named: cleared, left: [] }
  const left = suspects.slice(0, fewest)
  return { named: left, left }
}
