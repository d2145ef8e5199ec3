import type { Beat, Suspect, World } from '@pencil-quest/content/types'
import type { Grade, Length } from '@pencil-quest/contract/choices'
import { secretTexts } from '@pencil-quest/contract/day-secret'
import { clearedOn, type Sheet, type SheetRiddle } from '@pencil-quest/contract/sheets'
import { type Random, seeded } from '@pencil-quest/worksheets/random'
import { headOf, readingsOf } from './sheet-readings.ts'
import { noteOf, type Puzzle, riddleOf } from './sheet-riddle.ts'
import { trailOf } from './sheet-trail.ts'

/** Whom a page may rule out, and who else is a suspect of its day for sure: first who is still open, last the right one. */
interface Suspected {
  left: readonly Suspect[]
  named: readonly string[]
}

/** Grades that hardly read a word yet, but a picture. */
const readsPictures: ReadonlySet<Grade> = new Set<Grade>(['kindergarten', '1st'])

/**
 * Hands out what the answers of pages prove, lead to or spell, each once: readings wherever they can be, else trails and words
 * in turn; the youngest have trails.
 */
export class PageClues {
  private readonly world: World
  private readonly story: readonly Beat[]
  private readonly seed: string
  private readonly given = new Set<string>()
  /** By day, what has been measured. */
  private readonly measured = new Set<string>()
  private wasTrail = false

  constructor(world: World, length: Length, seed: string) {
    this.world = world
    this.story = world.arcs[length]
    this.seed = seed
  }

  /**
   * The page with what rules one of these suspects out, else with a riddle of its day; as it is, where it has no room,
   * too few answers, or the day nothing new.
   */
  on(sheet: Sheet, suspected: Suspected): Sheet {
    const measured = this.withReadings(sheet, suspected.left)
    if (measured) return measured
    const isWordsTurn = this.wasTrail && !readsPictures.has(sheet.grade)
    const worded = isWordsTurn ? this.withClearingWord(sheet, suspected.left) : null
    const clued = worded ?? this.withTrail(sheet, suspected) ?? this.withWord(sheet, suspected.left)
    if (clearedOn(clued) !== undefined) this.wasTrail = clued.trail !== undefined
    return clued
  }

  /** The page as a list of what was measured against a suspect, each thing once a day; null where it rules nobody out. */
  private withReadings(sheet: Sheet, left: readonly Suspect[]): Sheet | null {
    const random = seeded(this.seed, sheet.id, 'readings')
    for (const suspect of random.shuffle(left)) {
      const { asks } = noteOf(suspect)
      const told = `${sheet.day} ${suspect.reading?.tells}`
      const isNew = !this.given.has(asks) && !this.measured.has(told)
      const readings = isNew ? readingsOf(suspect, sheet, random) : null
      if (!readings || !suspect.reading) continue
      this.given.add(asks)
      this.measured.add(told)
      return { ...sheet, instructions: headOf(suspect.reading, sheet), readings }
    }
    return null
  }

  private withTrail(sheet: Sheet, { left, named }: Suspected): Sheet | null {
    const { trail: asks } = this.world
    if (asks === undefined) return null
    const random = seeded(this.seed, sheet.id, 'trail')
    const fresh = left.filter((suspect) => !this.given.has(noteOf(suspect).asks))
    if (fresh.length === 0) return null
    const suspect = random.pick(fresh)
    const trail = trailOf({ asks, suspect, others: named.filter((name) => name !== suspect.name) }, sheet, random)
    if (trail) this.given.add(noteOf(suspect).asks)
    return trail && { ...sheet, trail }
  }

  /** The page with the word that rules a suspect out; null where it has none. */
  private withClearingWord(sheet: Sheet, left: readonly Suspect[]): Sheet | null {
    const random = seeded(this.seed, sheet.id, 'riddle')
    // A word that takes the whole page leaves nothing that can wait.
    const takesAll = ({ word }: Puzzle) => Number(word.length >= sheet.answers.length)
    const notes = random.shuffle(left).map(noteOf)
    const riddle = this.firstThatFits(
      notes.toSorted((a, b) => takesAll(a) - takesAll(b)),
      sheet,
      random,
    )
    if (!riddle?.clears) return null
    return { ...sheet, instructions: `${secretTexts.mayBe(riddle.clears)} ${sheet.instructions}`, riddle }
  }

  /** The page with a word, of a suspect or of a riddle; as it is where it has none. */
  private withWord(sheet: Sheet, left: readonly Suspect[]): Sheet {
    const clearing = this.withClearingWord(sheet, left)
    if (clearing) return clearing
    const { riddles = [] } = this.story[sheet.day - 1] ?? {}
    const riddle = this.firstThatFits(riddles, sheet, seeded(this.seed, sheet.id, 'riddle'))
    return riddle ? { ...sheet, riddle } : sheet
  }

  private firstThatFits(puzzles: readonly Puzzle[], sheet: Sheet, random: Random): SheetRiddle | null {
    for (const puzzle of puzzles) {
      const spelled = this.given.has(puzzle.asks) ? null : riddleOf(puzzle, sheet, random)
      if (!spelled) continue
      this.given.add(puzzle.asks)
      return spelled
    }
    return null
  }
}
