import type { Beat } from '../../types.ts'
import { beat as one } from './ten/day-1/beat.ts'
import { beat as two } from './ten/day-2/beat.ts'
import { beat as three } from './ten/day-3/beat.ts'
import { beat as four } from './ten/day-4/beat.ts'
import { beat as five } from './ten/day-5/beat.ts'
import { beat as six } from './ten/day-6/beat.ts'
import { beat as seven } from './ten/day-7/beat.ts'
import { beat as eight } from './ten/day-8/beat.ts'
import { beat as nine } from './ten/day-9/beat.ts'
import { beat as ten } from './ten/day-10/beat.ts'

/** A chest with a lock for each planet; what lies behind a lock begins with its letter, and the letters are a word. */
export const arcTen: Beat[] = [one, two, three, four, five, six, seven, eight, nine, ten]
