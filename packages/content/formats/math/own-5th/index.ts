import type { Format } from '../../../types.ts'
import { beansInStep } from './beans-in-step.ts'
import { boxBehindTheBook } from './box-behind-the-book.ts'
import { clapAndStamp } from './clap-and-stamp.ts'
import { coverItUp } from './cover-it-up.ts'
import { doublingStairs } from './doubling-stairs.ts'
import { foldedBothWays } from './folded-both-ways.ts'
import { guessInTheSock } from './guess-in-the-sock.ts'
import { hiddenOnTheGrid } from './hidden-on-the-grid.ts'
import { pointsOnTheFold } from './points-on-the-fold.ts'
import { pushTheSquare } from './push-the-square.ts'
import { rulersEndToEnd } from './rulers-end-to-end.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const fifthOwn: Format[] = [
  guessInTheSock,
  doublingStairs,
  coverItUp,
  pointsOnTheFold,
  clapAndStamp,
  foldedBothWays,
  boxBehindTheBook,
  hiddenOnTheGrid,
  pushTheSquare,
  beansInStep,
  rulersEndToEnd,
]
