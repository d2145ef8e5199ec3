import type { Skill } from '../../../types.ts'
import { changeOneVariable } from './change-one-variable.ts'
import { foodWebs } from './food-webs.ts'
import { matterStays } from './matter-stays.ts'
import { newSubstances } from './new-substances.ts'
import { particles } from './particles.ts'
import { plantFood } from './plant-food.ts'
import { skyPatterns } from './sky-patterns.ts'
import { waterOnEarth } from './water-on-earth.ts'

/** In the order in which they are taught. */
export const fifthGrade: Skill[] = [
  changeOneVariable,
  particles,
  matterStays,
  newSubstances,
  skyPatterns,
  plantFood,
  foodWebs,
  waterOnEarth,
]
