import type { Skill } from '../../../types.ts'
import { adaptations } from './adaptations.ts'
import { balancedForces } from './balanced-forces.ts'
import { fairTest } from './fair-test.ts'
import { fossils } from './fossils.ts'
import { lifeCycles } from './life-cycles.ts'
import { motionPatterns } from './motion-patterns.ts'
import { traits } from './traits.ts'
import { weatherClimate } from './weather-climate.ts'

/** In the order in which they are taught. */
export const thirdGrade: Skill[] = [
  fairTest,
  balancedForces,
  motionPatterns,
  lifeCycles,
  traits,
  adaptations,
  fossils,
  weatherClimate,
]
