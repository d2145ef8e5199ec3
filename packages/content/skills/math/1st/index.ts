import type { Skill } from '../../../types.ts'
import { addTwoDigits } from './add-two-digits.ts'
import { addWithin20 } from './add-within-20.ts'
import { clockHalfHour } from './clock-half-hour.ts'
import { halvesFourths } from './halves-fourths.ts'
import { measureWithUnits } from './measure-with-units.ts'
import { missingNumber } from './missing-number.ts'
import { numberPuzzles } from './number-puzzles.ts'
import { sidesAndCorners } from './sides-and-corners.ts'
import { subtractWithin20 } from './subtract-within-20.ts'
import { tensAndOnes } from './tens-and-ones.ts'
import { threeBarGraph } from './three-bar-graph.ts'

/** In the order in which they are taught. */
export const firstGrade: Skill[] = [
  addWithin20,
  subtractWithin20,
  missingNumber,
  tensAndOnes,
  addTwoDigits,
  clockHalfHour,
  threeBarGraph,
  halvesFourths,
  measureWithUnits,
  numberPuzzles,
  sidesAndCorners,
]
