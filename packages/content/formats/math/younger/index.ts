import type { Format } from '../../../types.ts'
import { floorGraph } from './floor-graph.ts'
import { showMe } from './show-me.ts'

/** Ways of working with the whole body, for kindergarten to 2nd grade, and the graph that lies on the floor. */
export const youngerFormats: Format[] = [showMe, floorGraph]
