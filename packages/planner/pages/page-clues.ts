import type { Beat, Suspect, World } from '@pencil-quest/content/types'
import type { Grade, Length } from '@pencil-quest/contract/choices'
import { secretTexts } from '@pencil-quest/contract/day-secret'
import { clearedOn, type Sheet } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import { noteOf, type Puzzle, riddleOf } from './sheet-riddle.ts'
import { trailOf } from './sheet-trail.ts'

/** Whom a page may rule out, and who else is a suspect of its day for sure. */
interface Suspected {
  left: readonly Suspect[]
  named: readonly string[]
}

/** Grades that hardly read a word yet, but a picture. */
const readsPictures: ReadonlySet<Grade> = new Set<Grade>(['kindergarten', '1st'])

/** Hands out what the answers of pages lead to or spell, each once, trails and words in turn; the youngest have trails. */
export class PageClues {
  private readonly world: World
  private readonly story: readonly Beat[]
  private readonly seed: string
  private readonly given = new Set<string>()
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
    const isWordsTurn = this.wasTrail && !readsPictures.has(sheet.grade)
    const trailed = isWordsTurn ? null : this.withTrail(sheet, suspected)
    const clued = trailed ?? this.withWord(sheet, suspected.left)
    if (clearedOn(clued) !== undefined) this.wasTrail = trailed !== null
    return clued
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

  private withWord(sheet: Sheet, left: readonly Suspect[]): Sheet {
    const { riddles = [] } = this.story[sheet.day - 1] ?? {}
    const random = seeded(this.seed, sheet.id, 'riddle')
    const notes = random.shuffle(left).map(noteOf)
    // A word that takes the whole page leaves nothing that can wait.
    const takesAll = ({ word }: Puzzle) => Number(word.length >= sheet.answers.length)
    const puzzles: Puzzle[] = [...notes.toSorted((a, b) => takesAll(a) - takesAll(b)), ...riddles]
    for (const puzzle of puzzles) {
      const spelled = this.given.has(puzzle.asks) ? null : riddleOf(puzzle, sheet, random)
      if (!spelled) continue
      this.given.add(puzzle.asks)
      const { clears } = spelled
      const instructions = clears ? `${secretTexts.mayBe(clears)} ${sheet.instructions}` : sheet.instructions
      return { ...sheet, instructions, riddle: spelled }
    }
    return sheet
  }
}
