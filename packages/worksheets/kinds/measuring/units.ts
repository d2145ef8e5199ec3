import type { Grade } from '@pencil-quest/contract/choices'

export interface Conversion {
  large: string
  /** Where one of them has another name. */
  one?: string
  small: string
  factor: number
}

const fourth: Conversion[] = [
  { large: 'm', small: 'cm', factor: 100 },
  { large: 'ft', small: 'in.', factor: 12 },
  { large: 'yd', small: 'ft', factor: 3 },
  { large: 'hr', small: 'min', factor: 60 },
]
const fifth: Conversion[] = [
  { large: 'km', small: 'm', factor: 1000 },
  { large: 'kg', small: 'g', factor: 1000 },
  { large: 'lb', small: 'oz', factor: 16 },
  { large: 'gal', small: 'qt', factor: 4 },
]

/** Pairs of units that a grade changes into each other, printed on its page. */
export function conversions(grade: Grade): Conversion[] {
  return grade === '5th' ? [...fifth, ...fourth.slice(0, 2)] : fourth
}
