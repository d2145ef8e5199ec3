import type { Passage } from '@pencil-quest/contract/sheets'
import { mossCanWait } from './moss-can-wait.ts'
import { nightLightsOfTheForest } from './night-lights-of-the-forest.ts'
import { sixSidedRooms } from './six-sided-rooms.ts'
import { theHardDoor } from './the-hard-door.ts'
import { theLopsidedDonkey } from './the-lopsided-donkey.ts'
import { theNeedleThatKnows } from './the-needle-that-knows.ts'
import { theStripedSock } from './the-striped-sock.ts'
import { theVillageThatWasNotThere } from './the-village-that-was-not-there.ts'
import { theWhisperInTheWall } from './the-whisper-in-the-wall.ts'
import { threeLefts } from './three-lefts.ts'
import { whatTheLanternHid } from './what-the-lantern-hid.ts'
import { whyBrambleStopped } from './why-bramble-stopped.ts'

export const legendOfZeldaPassages: Passage[] = [
  whyBrambleStopped,
  theHardDoor,
  theStripedSock,
  mossCanWait,
  threeLefts,
  theLopsidedDonkey,
  theWhisperInTheWall,
  theNeedleThatKnows,
  theVillageThatWasNotThere,
  nightLightsOfTheForest,
  whatTheLanternHid,
  sixSidedRooms,
]
