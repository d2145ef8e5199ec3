import type { Format } from '../../../types.ts'
import { chalkTrail } from './chalk-trail.ts'
import { raceBoard } from './race-board.ts'

/** Games and trails that the child draws and then plays on. */
export const boardFormats: Format[] = [raceBoard, chalkTrail]
