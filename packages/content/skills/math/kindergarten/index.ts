import type { Skill } from '../../../types.ts'
import { addTo10 } from './add-to-10.ts'
import { compareTo10 } from './compare-to-10.ts'
import { countTo10 } from './count-to-10.ts'
import { longAndShort } from './long-and-short.ts'
import { partnersOf10 } from './partners-of-10.ts'
import { patterns } from './patterns.ts'
import { shapes } from './shapes.ts'
import { sortAndCount } from './sort-and-count.ts'
import { takeAway } from './take-away.ts'
import { teenNumbers } from './teen-numbers.ts'

/** In the order in which they are taught. */
export const kindergarten: Skill[] = [
  countTo10,
  compareTo10,
  shapes,
  addTo10,
  takeAway,
  partnersOf10,
  teenNumbers,
  sortAndCount,
  patterns,
  longAndShort,
]
