import { interests } from '@pencil-quest/content/interests/index'
import type { Prompt } from '@pencil-quest/content/types'
import { type InterestTag, interestTags } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Noun } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { isClue } from './clues.ts'
import { isOlder } from './grade-window.ts'

export interface Spark {
  interest: InterestTag
  /** Said where no question counts the interest's things; null where the activity then does without it. */
  text: string | null
  /** What the activity's questions count. */
  things: readonly Noun[]
}

const most = 5

/**
 * Hands out the child's interests in turn, to three of five activities: two are sure to carry theirs, in the questions
 * or by a choice (the preferred learning style first, no wording twice until all have been used), one in its questions
 * alone.
 */
export class SparkGiver {
  private readonly turns: (Spark & { text: string })[][]
  private turn = 0

  constructor({ interests: chosen, learningStyle: style, childGrade }: ComposeRequest, random: Random) {
    const ages = isOlder(childGrade) ? 'older' : 'younger'
    const tags = chosen.filter((entry): entry is InterestTag => (interestTags as readonly string[]).includes(entry))
    this.turns = tags.slice(0, most).map((tag) => {
      const sparks = interests[tag].sparks.filter((spark) => !spark.ages || spark.ages === ages)
      const sorted = random.shuffle(sparks).sort((a, b) => Number(b.modality === style) - Number(a.modality === style))
      return sorted.map(({ text }) => ({ interest: tag, text, things: interests[tag].things }))
    })
  }

  /** The next interest, or null where this activity takes none. */
  give(index: number): Spark | null {
    if (this.turns.length === 0 || index % 5 === 1 || index % 5 === 3) return null
    const ofTag = this.turns[this.turn % this.turns.length] ?? []
    const spark = ofTag[Math.floor(this.turn / this.turns.length) % ofTag.length]
    this.turn++
    return spark ? { ...spark, text: index % 5 === 4 ? null : spark.text } : null
  }
}

/**
 * The questions of an activity that carries an interest: its things are counted in place of the scene's, but for the
 * first such question where there are more. What carries a number, like a label, stays the scene's; a clue belongs to
 * the story.
 */
export function askedOfInterest(prompts: readonly Prompt[]): Prompt[] {
  const counting = prompts.filter(
    ({ ask }) => /\{(?:token|thing)s?\}/.test(ask) && !carriesNumber.test(ask) && !isClue(ask),
  )
  const own = counting.length > 1 ? counting.slice(1) : counting
  return prompts.map((prompt) => (own.includes(prompt) ? inThings(prompt) : prompt))
}

const carriesNumber =
  /\b(?:says?|shows?|digits|numbers?) \d|numbered|\b(?:number|code) on\b|\bwith the number\b|\bhave numbers\b/

function inThings(prompt: Prompt): Prompt {
  const own = (text: string) => text.replaceAll('{token', '{thing')
  return { ...prompt, ask: own(prompt.ask), answer: own(prompt.answer) }
}

/** A parent's own words for an interest may be printed where they are a few plain words. */
export function printableInterests(chosen: readonly string[]): string[] {
  return chosen
    .filter((entry) => !(interestTags as readonly string[]).includes(entry))
    .filter((entry) => /^[\p{L}][\p{L}\p{M}' -]{1,28}$/u.test(entry))
    .slice(0, 3)
}
