import type { Passage } from '@pencil-quest/contract/sheets'
import { aStarOnAScarf } from './a-star-on-a-scarf.ts'
import { aThankYouForEveryTree } from './a-thank-you-for-every-tree.ts'
import { anOnionMadeOfIce } from './an-onion-made-of-ice.ts'
import { justEnoughTumble } from './just-enough-tumble.ts'
import { laundryDay } from './laundry-day.ts'
import { oneSmallDrop } from './one-small-drop.ts'
import { theBookThatSmelledOfBoth } from './the-book-that-smelled-of-both.ts'
import { theDustThatCrossedAnOcean } from './the-dust-that-crossed-an-ocean.ts'
import { theGiftThatMelted } from './the-gift-that-melted.ts'
import { theWindyHiccup } from './the-windy-hiccup.ts'
import { turnAround } from './turn-around.ts'
import { wherePuddlesGo } from './where-puddles-go.ts'

export const wingsOfFirePassages: Passage[] = [
  theWindyHiccup,
  wherePuddlesGo,
  theGiftThatMelted,
  oneSmallDrop,
  aStarOnAScarf,
  justEnoughTumble,
  aThankYouForEveryTree,
  turnAround,
  anOnionMadeOfIce,
  laundryDay,
  theBookThatSmelledOfBoth,
  theDustThatCrossedAnOcean,
]
