import type { Passage } from '@pencil-quest/contract/sheets'
import { aBorrowedSweater } from './a-borrowed-sweater.ts'
import { aMapMadeOfDancing } from './a-map-made-of-dancing.ts'
import { aPotatoHasEyes } from './a-potato-has-eyes.ts'
import { bessAndTheChicks } from './bess-and-the-chicks.ts'
import { lunchTwice } from './lunch-twice.ts'
import { theEggInTheBoot } from './the-egg-in-the-boot.ts'
import { theNestInThePocket } from './the-nest-in-the-pocket.ts'
import { thePumpkinInTheFence } from './the-pumpkin-in-the-fence.ts'
import { theSeatWasTaken } from './the-seat-was-taken.ts'
import { theTreeThatMissedItsNeighbor } from './the-tree-that-missed-its-neighbor.ts'
import { whoRingsAtDawn } from './who-rings-at-dawn.ts'
import { whyPigsRollInMud } from './why-pigs-roll-in-mud.ts'

export const farmLifePassages: Passage[] = [
  theEggInTheBoot,
  bessAndTheChicks,
  theSeatWasTaken,
  whyPigsRollInMud,
  whoRingsAtDawn,
  theNestInThePocket,
  aPotatoHasEyes,
  thePumpkinInTheFence,
  lunchTwice,
  aBorrowedSweater,
  theTreeThatMissedItsNeighbor,
  aMapMadeOfDancing,
]
