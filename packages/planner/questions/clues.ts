import type { Clue, FormatTake, Prompt, Skill, Suspect, World } from '@pencil-quest/content/types'
import type { Difficulty } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { isAnswerFor } from '../lesson/fit.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import { isAlike } from './question-turn.ts'
import { effortOf } from './sums.ts'

/** What comes after a lesson on its day. */
export interface RestOfDay {
  /** What later lessons tell of the story: whom they wonder about stays a suspect until then. */
  ahead: string
  later: readonly SkillVisit[]
}

/** Whether clues of less effort come first, or those of more. */
const leanOf: Record<Difficulty, -1 | 0 | 1> = { easy: 1, medium: 0, hard: -1 }

/** Hands out what a day's lessons find out for the story: each clue once, and no suspect is ruled out twice. */
export class ClueGiver {
  private readonly given = new Set<Clue>()
  private readonly world: World
  private readonly length: ComposeRequest['length']
  private readonly lean: number

  constructor(world: World, { length, difficulty }: Pick<ComposeRequest, 'length' | 'difficulty'>) {
    this.world = world
    this.length = length
    this.lean = leanOf[difficulty]
  }

  /**
   * The day's clues that practise what the skill's lesson shows and are new, first those that rule a suspect out, of
   * these those that practise the step shown further; of these those that the family's choice of difficulty leans to. Each later lesson of the day keeps a suspect to rule out.
   */
  of(day: number, visit: SkillVisit, { ahead, later }: RestOfDay): Clue[] {
    const { clues = [], suspects = [] } = this.world.arcs[this.length][day - 1] ?? {}
    const wonderedAt = suspects.filter((suspect) => isNamedIn(ahead, suspect)).map((suspect) => suspect.id)
    const cleared = clues.flatMap((clue) => (this.given.has(clue) && clue.clears ? [clue.clears] : []))
    // Nobody wonders any more about who is crossed out.
    const gone = suspects.filter(({ id }) => cleared.includes(id))
    const open = ({ skill: { id }, isReview }: SkillVisit) =>
      clues
        .filter((clue) => clue.skills.includes(id) && !this.given.has(clue) && (isReview || !clue.further))
        .filter(({ clears }) => !clears || !cleared.includes(clears))
        .filter(({ clears, ask, tells }) => clears || !gone.some((suspect) => isNamedIn(`${ask} ${tells}`, suspect)))
    const own = open(visit).filter(({ clears }) => !clears || !wonderedAt.includes(clears))
    const kept = keptFor(later.map(open), own)
    const free = own.filter(({ clears }) => !clears || !kept.has(clears))
    return (free.length > 0 ? free : own).sort(
      (a, b) => weightOf(b) - weightOf(a) || this.lean * (effortOf(a.sum) - effortOf(b.sum)),
    )
  }

  take(clues: readonly Clue[]): void {
    for (const clue of clues) this.given.add(clue)
  }
}

/**
 * A suspect for each later lesson whose clues all rule somebody out; those with the least choice choose first, and rather
 * whom this lesson cannot rule out.
 */
function keptFor(later: readonly (readonly Clue[])[], own: readonly Clue[]): ReadonlySet<string> {
  const kept = new Set<string>()
  const choices = later
    .filter((clues) => clues.every(({ clears }) => clears !== undefined))
    .map((clues) => [...new Set(clues.flatMap(({ clears }) => clears ?? []))])
  const isOwn = (suspect: string) => Number(own.some(({ clears }) => clears === suspect))
  for (const choice of choices.toSorted((a, b) => a.length - b.length)) {
    const [first] = choice.filter((suspect) => !kept.has(suspect)).toSorted((a, b) => isOwn(a) - isOwn(b))
    if (first !== undefined) kept.add(first)
  }
  return kept
}

/** By its noun: "a storm below us" is named in "the storms". */
export function isNamedIn(text: string, { name }: Suspect): boolean {
  const [called = name] = name.split(/ (?:on|in|below|from|of|with|at) /)
  const noun = called.split(' ').at(-1)?.replace(/s$/, '')
  return new RegExp(`\\b${noun}s?\\b`, 'i').test(text)
}

function weightOf({ clears, further }: Clue): number {
  return (clears === undefined ? 0 : 2) + (further ? 1 : 0)
}

/** How many clues a lesson asks. */
export interface ClueLimits {
  most: number
  /** Of these, such as do not practise the step shown further. */
  mostPlain: number
}

/**
 * A lesson's questions: some of its skill's own first, then clues, which practise it too, as far as they suit the take;
 * what rules a suspect out comes last.
 * @param ask so many questions of the skill's own, to stand beside those
 */
export function withClues(
  ask: (count: number, beside: readonly Prompt[]) => Prompt[],
  count: number,
  clues: readonly Clue[],
  take: FormatTake,
  skill: Skill,
  { most, mostPlain }: ClueLimits,
): { prompts: Prompt[]; clues: Clue[] } {
  for (let wanted = Math.min(most, clues.length); wanted > 0; wanted--) {
    const found: Clue[] = []
    for (const clue of clues) {
      const isNew = !found.some((other) => isAlike(clue, other) || (clue.clears && clue.clears === other.clears))
      const hasRoom = clue.further || found.filter(({ further }) => !further).length < mostPlain
      if (found.length < wanted && isNew && hasRoom && isAnswerFor(take, clue, found, skill)) found.push(clue)
    }
    if (found.length < wanted) continue
    const own = ask(count - wanted, found)
    if (own.length === count - wanted && !own.some((one) => found.some((clue) => isAlike(one, clue)))) {
      const inOrder = found.toReversed()
      return { prompts: [...own, ...inOrder.map(marked)], clues: inOrder }
    }
  }
  return { prompts: ask(count, []), clues: [] }
}

const mostWanted = 3

/** How many of the clues a take can ask, as far as a lesson wants them. */
export function fittingClues(clues: readonly Clue[], take: FormatTake, skill: Skill): number {
  return Math.min(mostWanted, clues.filter((clue) => isAnswerFor(take, clue, [], skill)).length)
}

/** At a big clue somebody is crossed out; another only tells where to look. No verb: it would read as an order. */
const marks = { clearing: 'Big clue: ', telling: 'Clue: ' }

function marked(clue: Clue): Prompt {
  return { ...clue, ask: `${clue.clears === undefined ? marks.telling : marks.clearing}${clue.ask}` }
}

function markOf(ask: string): string {
  return Object.values(marks).find((mark) => ask.startsWith(mark)) ?? ''
}

/** Whether it goes on with the story, of which its answer tells something. */
export function isClue(ask: string): boolean {
  return markOf(ask) !== ''
}

/** Something said before a question, and after what marks a clue. */
export function afterMark(ask: string, said: string): string {
  const mark = markOf(ask)
  return `${mark}${said}${ask.slice(mark.length)}`
}
