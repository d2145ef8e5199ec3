import type { Clue, FormatTake, Prompt, Skill, World } from '@pencil-quest/content/types'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { isAnswerFor, isWorkedOutLike } from './fit.ts'
import { isOlder } from './grade-window.ts'

/** Fewer questions of the skill itself would not practise it. */
const leastOwn = 2

/** Hands out what a day's lessons find out for the story: one clue a strand and day. */
export class ClueGiver {
  private readonly given = new Set<Clue>()
  private readonly world: World
  private readonly length: ComposeRequest['length']

  constructor(world: World, length: ComposeRequest['length']) {
    this.world = world
    this.length = length
  }

  /** Null where the day has none that suits the skill, or has given it to an earlier lesson. */
  of(day: number, skill: Skill): Clue | null {
    const { strand, grade } = skill
    const pair = strand && this.world.arcs[this.length][day - 1]?.clues?.[strand]
    const clue = pair && (isOlder(grade) ? pair.older : pair.younger)
    return clue && !this.given.has(clue) && isWorkedOutLike(clue, skill) ? clue : null
  }

  take(clue: Clue): void {
    this.given.add(clue)
  }
}

/** The questions with the clue in the last place, where it suits the take; else as they are. */
export function withClue(
  prompts: Prompt[],
  clue: Clue | null,
  take: FormatTake,
): { prompts: Prompt[]; clue: Clue | null } {
  const own = prompts.slice(0, -1)
  if (!clue || own.length < leastOwn || !isAnswerFor(take, clue, own)) return { prompts, clue: null }
  return { prompts: [...own, { ...clue, ask: `${mark}${clue.ask}` }], clue }
}

const mark = 'Clue: '

export function isClue(ask: string): boolean {
  return ask.startsWith(mark)
}
