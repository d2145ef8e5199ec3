import type { Skill } from '../../../types.ts'
import { animalHomes } from './animal-homes.ts'
import { bigAndSmallPushes } from './big-and-small-pushes.ts'
import { fiveSenses } from './five-senses.ts'
import { livingOrNot } from './living-or-not.ts'
import { needs } from './needs.ts'
import { pushOrPull } from './push-or-pull.ts'
import { sunAndShade } from './sun-and-shade.ts'
import { weather } from './weather.ts'

/** In the order in which they are taught. */
export const kindergarten: Skill[] = [
  fiveSenses,
  pushOrPull,
  bigAndSmallPushes,
  livingOrNot,
  needs,
  weather,
  sunAndShade,
  animalHomes,
]
