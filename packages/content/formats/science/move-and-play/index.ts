import type { Format } from '../../../types.ts'
import { actItOut } from './act-it-out.ts'
import { questionRelay } from './question-relay.ts'
import { sortingFloor } from './sorting-floor.ts'

/** General ways of working for the whole body; they fit every science skill. */
export const moveAndPlay: Format[] = [actItOut, sortingFloor, questionRelay]
