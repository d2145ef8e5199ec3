import type { Passage } from '@pencil-quest/contract/sheets'
import { aWarmFlatStone } from './a-warm-flat-stone.ts'
import { dragonsYouCanMeet } from './dragons-you-can-meet.ts'
import { lightWithoutHeat } from './light-without-heat.ts'
import { rainInTheClassroom } from './rain-in-the-classroom.ts'
import { tapTapCrack } from './tap-tap-crack.ts'
import { theBootThatGiggled } from './the-boot-that-giggled.ts'
import { theDragonWhoLookedForTheDark } from './the-dragon-who-looked-for-the-dark.ts'
import { theEchoThatDisagreed } from './the-echo-that-disagreed.ts'
import { theHiccupBridge } from './the-hiccup-bridge.ts'
import { theQuietKettle } from './the-quiet-kettle.ts'
import { theSealedEnvelope } from './the-sealed-envelope.ts'
import { theWallAtTheDoor } from './the-wall-at-the-door.ts'

export const dragonMastersPassages: Passage[] = [
  theBootThatGiggled,
  tapTapCrack,
  theQuietKettle,
  aWarmFlatStone,
  theWallAtTheDoor,
  rainInTheClassroom,
  theEchoThatDisagreed,
  lightWithoutHeat,
  theHiccupBridge,
  theDragonWhoLookedForTheDark,
  theSealedEnvelope,
  dragonsYouCanMeet,
]
