import type { Grade } from '@pencil-quest/contract/choices'

interface FractionWords {
  top: string
  bottom: string
}

const early: FractionWords = { top: 'top number', bottom: 'bottom number' }
const late: FractionWords = { top: 'numerator', bottom: 'denominator' }

/** What both numbers of a fraction are called. */
export function fractionWords(grade: Grade): FractionWords {
  return grade === '4th' || grade === '5th' ? late : early
}
