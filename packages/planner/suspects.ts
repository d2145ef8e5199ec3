import type { Beat, Clue, Suspect } from '@pencil-quest/content/types'

/** One alone would be no question. */
const fewest = 2

/**
 * Whom a day suspects: those whom its clues clear, so that the child's answers decide; where these are too few, others
 * too, in the order of the day.
 * @returns `left`: those of them that no clue clears, for the close
 */
export function suspectsOf({ suspects = [] }: Beat, clues: readonly Clue[]): { named: Suspect[]; left: Suspect[] } {
  const isCleared = ({ id }: Suspect) => clues.some(({ clears }) => clears === id)
  const others = suspects.filter((suspect) => !isCleared(suspect))
  const left = others.slice(0, Math.max(0, fewest - (suspects.length - others.length)))
  return { named: suspects.filter((suspect) => isCleared(suspect) || left.includes(suspect)), left }
}
