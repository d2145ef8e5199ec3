import type { Format } from '../../../types.ts'
import { cardsSetTheClock } from './cards-set-the-clock.ts'
import { downThroughTen } from './down-through-ten.ts'
import { foldToProve } from './fold-to-prove.ts'
import { headsTensTailsOnes } from './heads-tens-tails-ones.ts'
import { oneNumberStays } from './one-number-stays.ts'
import { spoonScouts } from './spoon-scouts.ts'
import { strawSides } from './straw-sides.ts'
import { swapTheDigits } from './swap-the-digits.ts'
import { tenNests } from './ten-nests.ts'
import { threeRowsToRead } from './three-rows-to-read.ts'
import { underTheCup } from './under-the-cup.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const firstOwn: Format[] = [
  tenNests,
  downThroughTen,
  swapTheDigits,
  headsTensTailsOnes,
  underTheCup,
  cardsSetTheClock,
  threeRowsToRead,
  foldToProve,
  spoonScouts,
  oneNumberStays,
  strawSides,
]
