import type { Passage } from '@pencil-quest/contract/sheets'
import { pieMadeOfSand } from './pie-made-of-sand.ts'
import { theBearThatWinked } from './the-bear-that-winked.ts'
import { theBestToyInTheLibrary } from './the-best-toy-in-the-library.ts'
import { theFruitThatHasToWait } from './the-fruit-that-has-to-wait.ts'
import { theLongNap } from './the-long-nap.ts'
import { theParadeThatStoodStill } from './the-parade-that-stood-still.ts'
import { theShyWolf } from './the-shy-wolf.ts'
import { theSleepyBusLine } from './the-sleepy-bus-line.ts'
import { theSlowRace } from './the-slow-race.ts'
import { theStoryWithNoVoice } from './the-story-with-no-voice.ts'
import { theTallTower } from './the-tall-tower.ts'
import { whatBabyLouIsSaying } from './what-baby-lou-is-saying.ts'

export const babySittersClubPassages: Passage[] = [
  theTallTower,
  pieMadeOfSand,
  theShyWolf,
  theLongNap,
  theSlowRace,
  theParadeThatStoodStill,
  theBearThatWinked,
  theFruitThatHasToWait,
  theBestToyInTheLibrary,
  theSleepyBusLine,
  theStoryWithNoVoice,
  whatBabyLouIsSaying,
]
