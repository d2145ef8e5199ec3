import type { Format } from '../../../types.ts'
import { footstepTimeline } from './footstep-timeline.ts'
import { walkInMap } from './walk-in-map.ts'

/** Two formats made for skills of place and of time. */
export const mapsAndTimelines: Format[] = [walkInMap, footstepTimeline]
