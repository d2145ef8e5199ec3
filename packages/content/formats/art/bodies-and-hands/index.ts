import type { Format } from '../../../types.ts'
import { cutAndMove } from './cut-and-move.ts'
import { giantSketch } from './giant-sketch.ts'
import { looseParts } from './loose-parts.ts'

/** General formats in which the body works; they fit every art skill. */
export const bodiesAndHands: Format[] = [looseParts, giantSketch, cutAndMove]
