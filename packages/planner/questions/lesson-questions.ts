import type { Check, Clue, FormatTake, Prompt, Skill, World } from '@pencil-quest/content/types'
import type { InterestTag } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { seeded } from '@pencil-quest/worksheets/random'
import { InterestGiver, type LikedQuestion, withInterest } from '../lesson/interests.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import { ClueGiver, isClue, type RestOfDay, withClues } from './clues.ts'
import { isOneSided, type QuestionTurn } from './question-turn.ts'
import { isToldIn } from './told.ts'

interface Asking extends RestOfDay {
  day: number
  visit: SkillVisit
  /** Lessons that the skill has had before; from the third on the example is of what the second has shown. */
  before: number
  take: FormatTake
  /** How many questions the lesson has. */
  count: number
  /** The interest whose workshop the lesson is. */
  workshop: InterestTag | null
}

/** What a lesson asks: clues of the story, questions about an interest, and the skill's own. */
export interface LessonAsks {
  prompts: Prompt[]
  clues: Clue[]
  check: Check
  /** Asked from memory first, of a skill that comes back. */
  recall: Check | null
  /** What a question, a choice or the whole lesson is about. */
  interest: InterestTag | null
  /** Those of the prompts that are about it. */
  liked: Prompt[]
  /** A choice that carries it. */
  spark: string | null
}

/** A workshop is of the interest: most of its questions are, and one goes on with the story. */
const inWorkshop = { clues: 1, liked: 2 }

/** The first of these ways that asks both to add and to subtract where the goal is both, else the first. */
function sided<Asks extends { prompts: Prompt[] }>(
  ways: readonly number[],
  skill: Skill,
  ask: (most: number) => Asks,
): Asks {
  const [first = 0, ...others] = ways
  const asks = ask(first)
  if (!isOneSided(asks.prompts, skill)) return asks
  return others.map(ask).find(({ prompts }) => !isOneSided(prompts, skill)) ?? asks
}

/** What the example has just shown comes first; the clues stay at the end. */
function furtherFirst(prompts: readonly Prompt[]): Prompt[] {
  const own = prompts.filter(({ ask }) => !isClue(ask))
  const clues = prompts.filter(({ ask }) => isClue(ask))
  return [...own.sort((a, b) => Number(b.further ?? false) - Number(a.further ?? false)), ...clues]
}

/** Chooses the questions of a plan's lessons, so that nothing is asked twice, nor worked out twice but for clues. */
export class LessonQuestions {
  private readonly turn: QuestionTurn
  private readonly likes: InterestGiver
  private readonly clues: ClueGiver

  /** @param lessons how many there will be */
  constructor(request: ComposeRequest, world: World, lessons: number, seed: string, turn: QuestionTurn) {
    this.turn = turn
    this.likes = new InterestGiver(request, lessons, seeded(seed, 'interests'))
    this.clues = new ClueGiver(world, request)
  }

  /** The day's clues that a lesson may ask, first those that work out something new; the others may be of another day. */
  cluesOf({ day, visit, ...rest }: Pick<Asking, 'day' | 'visit' | keyof RestOfDay>): Clue[] {
    const unheard = (clue: Clue) => Number(!this.turn.isHeard(clue))
    return this.clues
      .of(day, visit, rest)
      .filter((clue) => !this.turn.isHeardToday(clue) && !isToldIn(visit, clue))
      .sort((a, b) => unheard(b) - unheard(a))
  }

  hasAbout(interest: InterestTag, visit: SkillVisit): boolean {
    return this.likes.questionsOf(interest, visit).length > 0
  }

  for(asking: Asking): LessonAsks {
    const { visit, before, take, count, workshop } = asking
    const { skill, isReview } = visit
    const isOnGrid = skill.drawnOn === 'grid'
    const ask = (wanted: number, beside: readonly Prompt[], part?: string) =>
      this.turn.prompts(take, skill, wanted, { beside, isReview, part })
    // A page with a grid has a question of its own that is drawn there.
    const own = (wanted: number, beside: readonly Prompt[]) => {
      const drawn = isOnGrid && wanted > 0 ? ask(1, beside, 'graph') : []
      const asked = [...drawn, ...ask(wanted - drawn.length, [...beside, ...drawn])]
      return asked.sort((a, b) => skill.prompts.indexOf(a) - skill.prompts.indexOf(b))
    }
    const all = workshop ? this.likes.questionsOf(workshop, visit) : this.likes.questions(visit, count)
    const isFurther = ({ prompt }: LikedQuestion) => isReview && prompt.further === true
    const liking = all
      .filter(({ prompt }) => this.isUnheard(prompt, visit))
      .sort((a, b) => Number(isFurther(b)) - Number(isFurther(a)))
    const found = this.cluesOf(asking)
    // Where nothing is about an interest, the story has them all; a skill that comes back asks its new step.
    const forStory = workshop ? inWorkshop.clues : count - (isOnGrid ? 1 : Math.min(1, liking.length))
    const plain = isReview && skill.prompts.some(({ further }) => further) ? Math.floor(count / 2) : count
    // One plain question is a clue that clears somebody, if there is one, before it is about an interest.
    const wantsClue = plain === 1 && found.some(({ clears, further }) => clears !== undefined && !further)
    const ofLiked = liking[0] && !isFurther(liking[0]) && plain < count && !wantsClue ? 1 : 0
    const limits = { most: forStory, mostPlain: Math.max(0, Math.min(plain - ofLiked, forStory)) }
    const mostLiked = workshop ? inWorkshop.liked : 1
    const { prompts, clues, liked } = sided([limits.most, limits.most - 1], skill, (most) => {
      const asked = withClues(own, count, found, take, skill, { ...limits, most })
      const { prompts, liked } = withInterest(asked.prompts, liking, take, skill, mostLiked)
      return { clues: asked.clues, prompts: isReview ? furtherFirst(prompts) : prompts, liked }
    })
    const spark = workshop || liked.length > 0 ? null : this.likes.spark(skill)
    const check = this.turn.check(skill, isReview, prompts)
    return {
      prompts,
      clues,
      check,
      recall: isReview ? this.turn.recall(skill, before > 1, { prompts, check }) : null,
      interest: workshop ?? liked[0]?.interest ?? spark?.interest ?? null,
      liked: liked.map(({ prompt }) => prompt),
      spark: spark?.text ?? null,
    }
  }

  /** Remembers what a lesson asked. */
  take(skill: Skill, { prompts, clues, check, recall, interest, liked }: LessonAsks): void {
    this.clues.take(clues)
    this.likes.take(interest, liked)
    const asks = [check.question, ...(recall ? [recall.question] : []), ...prompts.map(({ ask }) => ask)]
    this.turn.take(
      skill,
      asks,
      prompts.flatMap(({ sum }) => sum ?? []),
    )
  }

  /** Whether no earlier lesson has worked out the same, nor does the example of this one or what is asked at its end. */
  private isUnheard(prompt: Prompt, visit: SkillVisit): boolean {
    return !this.turn.isHeard(prompt) && !isToldIn(visit, prompt)
  }
}
