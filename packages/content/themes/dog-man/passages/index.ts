import type { Passage } from '@pencil-quest/contract/sheets'
import { aBoxMarkedRush } from './a-box-marked-rush.ts'
import { halfPastPigeon } from './half-past-pigeon.ts'
import { howANoseReads } from './how-a-nose-reads.ts'
import { pawsLikeShovels } from './paws-like-shovels.ts'
import { roundAndRound } from './round-and-round.ts'
import { sockOneHundred } from './sock-one-hundred.ts'
import { theLongestLine } from './the-longest-line.ts'
import { theLostSqueak } from './the-lost-squeak.ts'
import { theNoseThatClosed } from './the-nose-that-closed.ts'
import { toTheKindestOne } from './to-the-kindest-one.ts'
import { waterOffADuck } from './water-off-a-duck.ts'
import { whyGeeseFlyInAV } from './why-geese-fly-in-a-v.ts'

export const dogManPassages: Passage[] = [
  roundAndRound,
  pawsLikeShovels,
  theLostSqueak,
  aBoxMarkedRush,
  waterOffADuck,
  sockOneHundred,
  halfPastPigeon,
  theLongestLine,
  howANoseReads,
  toTheKindestOne,
  theNoseThatClosed,
  whyGeeseFlyInAV,
]
