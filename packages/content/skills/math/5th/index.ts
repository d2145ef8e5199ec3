import type { Skill } from '../../../types.ts'
import { addSubtractDecimals } from './add-subtract-decimals.ts'
import { addUnlikeFractions } from './add-unlike-fractions.ts'
import { convertMeasures } from './convert-measures.ts'
import { coordinates } from './coordinates.ts'
import { divideTwoDigit } from './divide-two-digit.ts'
import { expressions } from './expressions.ts'
import { fractionOf } from './fraction-of.ts'
import { multiplyMultiDigit } from './multiply-multi-digit.ts'
import { shapeFamilies } from './shape-families.ts'
import { twoPatterns } from './two-patterns.ts'
import { volume } from './volume.ts'

/** In the order in which they are taught. */
export const fifthGrade: Skill[] = [
  multiplyMultiDigit,
  divideTwoDigit,
  expressions,
  addSubtractDecimals,
  addUnlikeFractions,
  fractionOf,
  volume,
  coordinates,
  shapeFamilies,
  twoPatterns,
  convertMeasures,
]
