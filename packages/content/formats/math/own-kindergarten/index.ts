import type { Format } from '../../../types.ts'
import { copyTheChain } from './copy-the-chain.ts'
import { fistsAndPartners } from './fists-and-partners.ts'
import { hiddenStart } from './hidden-start.ts'
import { lineUpOfLengths } from './line-up-of-lengths.ts'
import { loopOfShapes } from './loop-of-shapes.ts'
import { roomSorters } from './room-sorters.ts'
import { slipOverZero } from './slip-over-zero.ts'
import { sockBowling } from './sock-bowling.ts'
import { spillAndSlide } from './spill-and-slide.ts'
import { tenCoinsLand } from './ten-coins-land.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const kindergartenOwn: Format[] = [
  spillAndSlide,
  fistsAndPartners,
  loopOfShapes,
  hiddenStart,
  sockBowling,
  tenCoinsLand,
  slipOverZero,
  roomSorters,
  copyTheChain,
  lineUpOfLengths,
]
