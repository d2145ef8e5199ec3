import type { Beat, Clue, Guess, Suspect } from '@pencil-quest/content/types'
import type { DaySuspects } from '@pencil-quest/contract/plan-document'
import { clearedOn, type Sheet } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { isNamedIn } from '../questions/clues.ts'

const whoOrWhat = 'Who or what could it be?'

/** With one beside the solution a single clue would leave nothing to reason about. */
const fewestWrong = 2

interface Suspected {
  /** In the order of the opener and of the child's page. */
  named: Guess[]
  forDay: DaySuspects
}

/** More would be a list to learn. */
const mostWrong = 5

/** Whom the pages of a day may still rule out, beside its clues. */
export class SuspectsLeft {
  private left: readonly Suspect[]
  /** With the lesson after which it is cleared. */
  private readonly sure: { name: string; lesson: number }[]
  private readonly solution: string | undefined
  private room: number

  /** @param clues of each lesson of the day */
  constructor(
    { suspects = [], solution }: Pick<Beat, 'suspects' | 'solution'> = {},
    clues: readonly (readonly Clue[])[] = [],
  ) {
    const clearedIn = ({ id }: Suspect) => clues.findIndex((some) => some.some(({ clears }) => clears === id))
    this.left = suspects.filter((suspect) => clearedIn(suspect) < 0)
    const cleared = suspects.filter((suspect) => !this.left.includes(suspect))
    this.room = mostWrong - cleared.length
    this.sure = cleared.map((suspect) => ({ name: suspect.name, lesson: clearedIn(suspect) }))
    this.solution = solution?.name
  }

  /** @param ahead what later lessons of the day tell: whom they wonder about stays a suspect until then */
  before(ahead: string): readonly Suspect[] {
    return this.room > 0 ? this.left.filter((suspect) => !isNamedIn(ahead, suspect)) : []
  }

  /**
   * Whom the day is sure to suspect, for the page of a lesson: first who is open until a later one, so that its answers
   * decide, then who is cleared by then, and last the solution.
   */
  named(lesson: number): readonly string[] {
    const [open, cleared] = [
      this.sure.filter((one) => one.lesson > lesson),
      this.sure.filter((one) => one.lesson <= lesson),
    ]
    const wrong = [...open, ...cleared].map(({ name }) => name)
    return this.solution === undefined ? wrong : [...wrong, this.solution]
  }

  /** @param name whom the page of a lesson rules out, if anybody */
  clear(name: string | undefined, lesson: number): void {
    const left = this.left.filter((suspect) => suspect.name !== name)
    this.room -= this.left.length - left.length
    if (name !== undefined) this.sure.push({ name, lesson })
    this.left = left
  }
}

/**
 * Whom a day suspects: those whom its clues and its pages clear, so that the child's answers decide, and among them the
 * solution, which is left. Where they clear fewer than two, the first others are named too, and ruled out before the secret word.
 * Null where the story suspects nobody.
 */
export function suspectsOf(
  beat: Beat,
  { clues, sheets }: { clues: readonly Clue[]; sheets: readonly Sheet[] },
  random: Random,
): Suspected | null {
  const { suspects = [], solution } = beat
  if (!solution) return null
  const isCleared = ({ id, name }: Suspect) =>
    clues.some(({ clears }) => clears === id) || sheets.some((sheet) => clearedOn(sheet) === name)
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
