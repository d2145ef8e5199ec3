import type { Beat, Clue, Guess, Suspect } from '@pencil-quest/content/types'
import type { DaySuspects } from '@pencil-quest/contract/plan-document'
import type { Random } from '@pencil-quest/worksheets/random'

const whoOrWhat = 'Who or what could it be?'

/** With one beside the solution a single clue would leave nothing to reason about. */
const fewestWrong = 2

interface Suspected {
  /** In the order of the opener and of the child's page. */
  named: Guess[]
  forDay: DaySuspects
}

/**
 * Whom a day suspects: those whom its clues clear, so that the child's answers decide, and among them the solution,
 * which is left. Where clues clear fewer than two, the first others are named too, and ruled out before the secret word.
 * Null where the story suspects nobody.
 */
export function suspectsOf(beat: Beat, clues: readonly Clue[], random: Random): Suspected | null {
  const { suspects = [], solution } = beat
  if (!solution) return null
  const isCleared = ({ id }: Suspect) => clues.some(({ clears }) => clears === id)
  const cleared = suspects.filter(isCleared)
  const told = suspects.filter((one) => !isCleared(one)).slice(0, Math.max(0, fewestWrong - cleared.length))
  const wrong = suspects.filter((one) => cleared.includes(one) || told.includes(one))
  const place = random.int(0, wrong.length)
  const named: Guess[] = [...wrong.slice(0, place), solution, ...wrong.slice(place)]
  return {
    named,
    forDay: {
      asks: beat.suspectsAsk ?? whoOrWhat,
      names: named.map(({ name }) => name),
      solution: solution.name,
      ...(told.length > 0 && { told: told.map(({ ruledOut, name }) => ({ name, why: ruledOut })) }),
    },
  }
}
