import { interests } from '@pencil-quest/content/interests/index'
import { type Grade, grades, type InterestTag, interestTags } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Noun } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'

export interface Spark {
  interest: InterestTag
  text: string
  /** What the activity's questions count. */
  things: readonly Noun[]
}

const most = 5

/**
 * Hands out choices that carry the child's interests: every interest in turn, in about two of five activities, the
 * preferred learning style first, no wording twice until all have been used.
 */
export class SparkGiver {
  private readonly turns: Spark[][]
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

  /** The next choice, or null where this activity takes none. */
  give(index: number): Spark | null {
    if (this.turns.length === 0 || index % 5 === 1 || index % 5 === 3 || index % 5 === 4) return null
    const ofTag = this.turns[this.turn % this.turns.length] as Spark[]
    const spark = ofTag[Math.floor(this.turn / this.turns.length) % ofTag.length]
    this.turn++
    return spark ?? null
  }
}

/** From 3rd grade on a child wants to be spoken to as one of the big ones. */
export function isOlder(grade: Grade): boolean {
  return grades.indexOf(grade) >= grades.indexOf('3rd')
}

/** A parent's own words for an interest may be printed where they are a few plain words. */
export function printableInterests(chosen: readonly string[]): string[] {
  return chosen
    .filter((entry) => !(interestTags as readonly string[]).includes(entry))
    .filter((entry) => /^[\p{L}][\p{L}\p{M}' -]{1,28}$/u.test(entry))
    .slice(0, 3)
}
