import { interests } from '@pencil-quest/content/interests/index'
import type { FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import { type InterestTag, interestTags } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Random } from '@pencil-quest/worksheets/random'
import { isOlder } from '../grade-window.ts'
import { isClue } from '../questions/clues.ts'
import { isAlike, isOneSided, signOf } from '../questions/question-turn.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import { isAnswerFor } from './fit.ts'

/** A choice in the child's voice that carries an interest. */
export interface Spark {
  interest: InterestTag
  text: string
}

export interface LikedQuestion {
  interest: InterestTag
  prompt: Prompt
}

const most = 5
/** Of all activities so far; below it a choice carries an interest where no question does. */
const leastShare = 0.45
/** From this part of the plan on an interest that has not come is brought in by a choice. */
const late = 0.6
/** So many questions leave room for one more about an interest. */
const many = 4

/**
 * Brings the child's interests into lessons, in turn: as a question of the lesson's own skill wherever there is one,
 * each once; else, where they have become rare, as a choice, the preferred learning style first.
 */
export class InterestGiver {
  private readonly sparks: ReadonlyMap<InterestTag, readonly Spark[]>
  private readonly asked = new Set<Prompt>()
  private readonly used = new Map<InterestTag, number>()
  private lessons = 0
  /** How many lessons the plan will have. */
  private readonly planned: number

  constructor(
    { interests: chosen, learningStyle: style, childGrade }: ComposeRequest,
    planned: number,
    random: Random,
  ) {
    this.planned = planned
    const ages = isOlder(childGrade) ? 'older' : 'younger'
    const tags = chosen.filter(isTag)
    this.sparks = new Map(
      tags.slice(0, most).map((tag) => {
        const fitting = interests[tag].sparks.filter((spark) => !spark.ages || spark.ages === ages)
        const byStyle = random
          .shuffle(fitting)
          .sort((a, b) => Number(b.modality === style) - Number(a.modality === style))
        return [tag, byStyle.map(({ text }) => ({ interest: tag, text }))]
      }),
    )
  }

  /**
   * Questions that practise what a lesson shows and that no lesson has asked, of the interest that was used least
   * first. None where
   * a lesson asks few and interests have come often enough.
   * @param asking how many questions the lesson has
   */
  questions(visit: SkillVisit, asking: number): LikedQuestion[] {
    if (asking < many && this.areOften()) return []
    return this.rarestFirst().flatMap((interest) => this.questionsOf(interest, visit))
  }

  /** Questions of one interest that practise what a lesson shows and that no lesson has asked. */
  questionsOf(interest: InterestTag, { skill: { id }, isReview }: SkillVisit): LikedQuestion[] {
    return interests[interest].questions
      .filter(
        (question) => question.skills.includes(id) && (isReview || !question.further) && !this.asked.has(question),
      )
      .map((prompt) => ({ interest, prompt }))
  }

  /** For a lesson that no question brings an interest to; null where all have come, and often enough. */
  spark({ strand }: Skill): Spark | null {
    const [rarest] = this.rarestFirst()
    // Math and science have questions and workshops; a choice is a second rule on top of a game, for want of those.
    const isLate = this.lessons >= this.planned * late
    if (!rarest || (strand && (this.used.has(rarest) || !isLate))) return null
    if (this.used.has(rarest) && this.areOften()) return null
    const own = this.sparks.get(rarest) ?? []
    return own[(this.used.get(rarest) ?? 0) % own.length] ?? null
  }

  /** Remembers what one lesson took. */
  take(interest: InterestTag | null, questions: readonly Prompt[]): void {
    this.lessons++
    for (const question of questions) this.asked.add(question)
    if (interest) this.used.set(interest, (this.used.get(interest) ?? 0) + 1)
  }

  private areOften(): boolean {
    const all = [...this.used.values()].reduce((sum, times) => sum + times, 0)
    return all >= (this.lessons + 1) * leastShare
  }

  private rarestFirst(): InterestTag[] {
    return [...this.sparks.keys()].sort((a, b) => (this.used.get(a) ?? 0) - (this.used.get(b) ?? 0))
  }
}

/**
 * The questions with some about an interest in place of the skill's own, a middle one first: they practise the same. One
 * that practises the step shown further stays.
 */
export function withInterest(
  prompts: readonly Prompt[],
  questions: readonly LikedQuestion[],
  take: FormatTake,
  skill: Skill,
  most = 1,
): { prompts: Prompt[]; liked: LikedQuestion[] } {
  const liked: LikedQuestion[] = []
  const own = prompts.filter(({ ask }) => !isClue(ask)).length
  const asked = [...prompts]
  // From the middle on to the end, then from the start.
  for (const at of Array.from({ length: own }, (_, i) => (Math.floor(own / 2) + i) % own)) {
    if (liked.length >= most) break
    const others = asked.toSpliced(at, 1)
    if (asked[at]?.further && !others.some(({ further }) => further)) continue
    // What is drawn on the lesson's grid stays.
    if (asked[at]?.part === 'graph' && !others.some(({ part }) => part === 'graph')) continue
    if (isOneSided(others, skill) && !isOneSided(asked, skill)) continue
    const isNew = (prompt: Prompt) => !others.some((other) => isAlike(prompt, other))
    const able = questions.filter(({ prompt }) => isNew(prompt) && isAnswerFor(take, prompt, others, skill))
    const [first] = able
    if (!first) continue
    // A goal that adds and subtracts is asked both, where there is the choice.
    const isOther = ({ prompt }: LikedQuestion) => !others.some((other) => signOf(other) === signOf(prompt))
    const found = able.find((one) => isOther(one) && one.prompt.further === first.prompt.further) ?? first
    asked[at] = found.prompt
    liked.push(found)
  }
  return { prompts: asked, liked }
}

/** One of those that we write for, not a parent's own word. */
export function isTag(entry: string): entry is InterestTag {
  return (interestTags as readonly string[]).includes(entry)
}

/** A parent's own words for an interest may be printed where they are a few plain words. */
export function printableInterests(chosen: readonly string[]): string[] {
  return chosen
    .filter((entry) => !isTag(entry))
    .filter((entry) => /^[\p{L}][\p{L}\p{M}' -]{1,28}$/u.test(entry))
    .slice(0, 3)
}
