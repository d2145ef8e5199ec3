import type { Passage } from '@pencil-quest/contract/sheets'
import { aBiggerShell } from './a-bigger-shell.ts'
import { aFairSwap } from './a-fair-swap.ts'
import { readingTheOcean } from './reading-the-ocean.ts'
import { takeOneLeaveOne } from './take-one-leave-one.ts'
import { theLightWithAName } from './the-light-with-a-name.ts'
import { theLimpetComesHome } from './the-limpet-comes-home.ts'
import { theLoudSnore } from './the-loud-snore.ts'
import { theNewSailor } from './the-new-sailor.ts'
import { theRedIsland } from './the-red-island.ts'
import { theStarThatTurnedAPage } from './the-star-that-turned-a-page.ts'
import { theSwingingTable } from './the-swinging-table.ts'
import { theTwoMaps } from './the-two-maps.ts'

export const pirateAdventuresPassages: Passage[] = [
  theLoudSnore,
  aBiggerShell,
  theRedIsland,
  theStarThatTurnedAPage,
  theNewSailor,
  theLimpetComesHome,
  theSwingingTable,
  takeOneLeaveOne,
  aFairSwap,
  theLightWithAName,
  theTwoMaps,
  readingTheOcean,
]
