import { interests } from '@pencil-quest/content/interests/index'
import type { Format, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import { type InterestTag, interestTags } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Random } from '@pencil-quest/worksheets/random'
import { isClue } from './clues.ts'
import { isAnswerFor, isWorkedOutLike } from './fit.ts'
import { bandOf, isOlder } from './grade-window.ts'

export interface Spark {
  interest: InterestTag
  /** Said where no question of the activity is about the interest. */
  text: string
}

const most = 5

/**
 * Hands out the child's interests in turn, to two of five activities: a choice that carries one, the preferred learning
 * style first, no wording twice until all have been used.
 */
export class SparkGiver {
  private readonly turns: Spark[][]
  private turn = 0
  private readonly asked = new Set<Prompt>()

  constructor({ interests: chosen, learningStyle: style, childGrade }: ComposeRequest, random: Random) {
    const ages = isOlder(childGrade) ? 'older' : 'younger'
    const tags = chosen.filter((entry): entry is InterestTag => (interestTags as readonly string[]).includes(entry))
    this.turns = tags.slice(0, most).map((tag) => {
      const sparks = interests[tag].sparks.filter((spark) => !spark.ages || spark.ages === ages)
      const sorted = random.shuffle(sparks).sort((a, b) => Number(b.modality === style) - Number(a.modality === style))
      return sorted.map(({ text }) => ({ interest: tag, text }))
    })
  }

  /** The next choice, or null where this activity takes none. */
  give(index: number): Spark | null {
    if (this.turns.length === 0 || (index % 5 !== 0 && index % 5 !== 2)) return null
    const ofTag = this.turns[this.turn % this.turns.length] ?? []
    const spark = ofTag[Math.floor(this.turn / this.turns.length) % ofTag.length]
    this.turn++
    return spark ?? null
  }

  /** A question of a skill's strand that is about the interest; each is asked once. */
  question(spark: Spark | null, skill: Skill): Prompt | null {
    const { strand, grade } = skill
    const found = spark && strand ? interests[spark.interest].questions?.[strand]?.[bandOf(grade)] : undefined
    return found && !this.asked.has(found) && isWorkedOutLike(found, skill) ? found : null
  }

  take(question: Prompt): void {
    this.asked.add(question)
  }
}

/** More make a row too long to color. */
const mostQuestions = 5

/** The questions with one about the interest beside them, before the clue; in place of one where there is no room. */
export function withInterest(
  prompts: readonly Prompt[],
  question: Prompt | null,
  { skills }: Format,
  take: FormatTake,
): Prompt[] {
  if (!question) return [...prompts]
  const at = prompts.some(({ ask }) => isClue(ask)) ? prompts.length - 1 : prompts.length
  // A way of working that is made for some skills counts its own findings.
  const isFull = skills !== undefined || take.questions !== undefined || prompts.length >= mostQuestions
  const asked = prompts.toSpliced(isFull ? at - 1 : at, isFull ? 1 : 0, question)
  const others = asked.filter((prompt) => prompt !== question)
  return isAnswerFor(take, question, others) ? asked : [...prompts]
}

/** A parent's own words for an interest may be printed where they are a few plain words. */
export function printableInterests(chosen: readonly string[]): string[] {
  return chosen
    .filter((entry) => !(interestTags as readonly string[]).includes(entry))
    .filter((entry) => /^[\p{L}][\p{L}\p{M}' -]{1,28}$/u.test(entry))
    .slice(0, 3)
}
