import type { Skill } from '../../../types.ts'
import { bodyStructures } from './body-structures.ts'
import { changingRock } from './changing-rock.ts'
import { energyAndSpeed } from './energy-and-speed.ts'
import { energyMoves } from './energy-moves.ts'
import { energySources } from './energy-sources.ts'
import { lightAndSight } from './light-and-sight.ts'
import { measureAndGraph } from './measure-and-graph.ts'
import { waves } from './waves.ts'

/** In the order in which they are taught. */
export const fourthGrade: Skill[] = [
  measureAndGraph,
  energyAndSpeed,
  energyMoves,
  waves,
  lightAndSight,
  bodyStructures,
  changingRock,
  energySources,
]
