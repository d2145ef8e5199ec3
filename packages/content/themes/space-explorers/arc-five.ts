import type { Beat } from '../../types.ts'
import { beat as one } from './five/day-1/beat.ts'
import { beat as two } from './five/day-2/beat.ts'
import { beat as three } from './five/day-3/beat.ts'
import { beat as four } from './five/day-4/beat.ts'
import { beat as five } from './five/day-5/beat.ts'

/** The little probe that calls from the dark; its name hints at what it carries. */
export const arcFive: Beat[] = [one, two, three, four, five]
