import type { Skill } from '../../../types.ts'
import { addLikeFractions } from './add-like-fractions.ts'
import { addSubtractThousands } from './add-subtract-thousands.ts'
import { angles } from './angles.ts'
import { bigNumbers } from './big-numbers.ts'
import { convertUnits } from './convert-units.ts'
import { divideRemainder } from './divide-remainder.ts'
import { equivalentFractions } from './equivalent-fractions.ts'
import { factorsMultiples } from './factors-multiples.ts'
import { multiplyMultiDigit } from './multiply-multi-digit.ts'
import { rulesAndLogic } from './rules-and-logic.ts'
import { symmetry } from './symmetry.ts'
import { tenthsHundredths } from './tenths-hundredths.ts'

/** In the order in which they are taught. */
export const fourthGrade: Skill[] = [
  bigNumbers,
  addSubtractThousands,
  multiplyMultiDigit,
  divideRemainder,
  angles,
  equivalentFractions,
  addLikeFractions,
  tenthsHundredths,
  factorsMultiples,
  convertUnits,
  symmetry,
  rulesAndLogic,
]
