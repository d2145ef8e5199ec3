import type { Passage } from '@pencil-quest/contract/sheets'
import { halfASpell } from './half-a-spell.ts'
import { purpleInk } from './purple-ink.ts'
import { theCakeSpell } from './the-cake-spell.ts'
import { theClockThatGaveTooMuch } from './the-clock-that-gave-too-much.ts'
import { theDancingBroom } from './the-dancing-broom.ts'
import { theDoorThatLikesRiddles } from './the-door-that-likes-riddles.ts'
import { theHerbThatRanAway } from './the-herb-that-ran-away.ts'
import { theLowFlyingBroom } from './the-low-flying-broom.ts'
import { thePotWithACold } from './the-pot-with-a-cold.ts'
import { theStarThatStays } from './the-star-that-stays.ts'
import { theTruthBridge } from './the-truth-bridge.ts'
import { whyTheBellSings } from './why-the-bell-sings.ts'

export const harryPotterPassages: Passage[] = [
  purpleInk,
  theDancingBroom,
  whyTheBellSings,
  theCakeSpell,
  thePotWithACold,
  theDoorThatLikesRiddles,
  theHerbThatRanAway,
  theLowFlyingBroom,
  theStarThatStays,
  halfASpell,
  theClockThatGaveTooMuch,
  theTruthBridge,
]
