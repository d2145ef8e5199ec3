import type { Passage } from '@pencil-quest/contract/sheets'
import { aCoatForTheRain } from './a-coat-for-the-rain.ts'
import { earsInTheDark } from './ears-in-the-dark.ts'
import { oneBentNail } from './one-bent-nail.ts'
import { pipsBestStone } from './pips-best-stone.ts'
import { theEmptyBasket } from './the-empty-basket.ts'
import { theGoatOnTheRoof } from './the-goat-on-the-roof.ts'
import { theHatInTheDam } from './the-hat-in-the-dam.ts'
import { theHatThatSaidRibbit } from './the-hat-that-said-ribbit.ts'
import { theSingingGate } from './the-singing-gate.ts'
import { theTickingSnow } from './the-ticking-snow.ts'
import { theTunnelUnderMillRoad } from './the-tunnel-under-mill-road.ts'
import { whoDrinksFirst } from './who-drinks-first.ts'

export const animalKingdomPassages: Passage[] = [
  aCoatForTheRain,
  theHatThatSaidRibbit,
  pipsBestStone,
  theGoatOnTheRoof,
  earsInTheDark,
  theTickingSnow,
  theHatInTheDam,
  theSingingGate,
  theTunnelUnderMillRoad,
  whoDrinksFirst,
  oneBentNail,
  theEmptyBasket,
]
