import type { Skill } from '../../../types.ts'
import { bestMaterial } from './best-material.ts'
import { describeMaterials } from './describe-materials.ts'
import { habitats } from './habitats.ts'
import { landChanges } from './land-changes.ts'
import { plantTest } from './plant-test.ts'
import { seedsTravel } from './seeds-travel.ts'
import { solidOrLiquid } from './solid-or-liquid.ts'
import { warmAndCool } from './warm-and-cool.ts'

/** In the order in which they are taught. */
export const secondGrade: Skill[] = [
  describeMaterials,
  solidOrLiquid,
  bestMaterial,
  warmAndCool,
  plantTest,
  seedsTravel,
  habitats,
  landChanges,
]
