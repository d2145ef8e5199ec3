import type { Beat } from '../../types.ts'
import { groundClues } from './clues-ten-ground.ts'
import { sandClues } from './clues-ten-sand.ts'
import { slowClues } from './clues-ten-slow.ts'
import { smallClues } from './clues-ten-small.ts'

/** One entry a day, in the order of the days. */
export const tenDayClues: NonNullable<Beat['clues']>[] = [...groundClues, ...slowClues, ...smallClues, ...sandClues]
