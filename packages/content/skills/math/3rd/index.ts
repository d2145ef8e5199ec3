import type { Skill } from '../../../types.ts'
import { addSubtractRound } from './add-subtract-round.ts'
import { areaPerimeter } from './area-perimeter.ts'
import { compareFractions } from './compare-fractions.ts'
import { divide } from './divide.ts'
import { elapsedTime } from './elapsed-time.ts'
import { fourSidedShapes } from './four-sided-shapes.ts'
import { multiply } from './multiply.ts'
import { nameFractions } from './name-fractions.ts'
import { numberRules } from './number-rules.ts'
import { quarterInches } from './quarter-inches.ts'
import { scaledGraph } from './scaled-graph.ts'

/** In the order in which they are taught. */
export const thirdGrade: Skill[] = [
  addSubtractRound,
  multiply,
  divide,
  elapsedTime,
  areaPerimeter,
  scaledGraph,
  nameFractions,
  compareFractions,
  quarterInches,
  numberRules,
  fourSidedShapes,
]
