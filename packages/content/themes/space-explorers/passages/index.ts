import type { Passage } from '@pencil-quest/contract/sheets'
import { aGardenWithoutDown } from './a-garden-without-down.ts'
import { aJokeForMars } from './a-joke-for-mars.ts'
import { breakfastInABag } from './breakfast-in-a-bag.ts'
import { captainBean } from './captain-bean.ts'
import { elevenCrates } from './eleven-crates.ts'
import { sixteenSunrises } from './sixteen-sunrises.ts'
import { specialDelivery } from './special-delivery.ts'
import { theBlackSky } from './the-black-sky.ts'
import { theFloatingSock } from './the-floating-sock.ts'
import { theQuietRadio } from './the-quiet-radio.ts'
import { theSleepyRobot } from './the-sleepy-robot.ts'
import { theStickyStar } from './the-sticky-star.ts'

export const spaceExplorersPassages: Passage[] = [
  theFloatingSock,
  theSleepyRobot,
  breakfastInABag,
  captainBean,
  sixteenSunrises,
  theQuietRadio,
  elevenCrates,
  theStickyStar,
  aGardenWithoutDown,
  specialDelivery,
  aJokeForMars,
  theBlackSky,
]
