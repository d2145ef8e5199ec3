import type { Beat } from '../../types.ts'
import { endClues } from './clues-ten-end.ts'
import { middleClues } from './clues-ten-middle.ts'
import { startClues } from './clues-ten-start.ts'

/** What each day's lessons find out about the chest. */
export const tenDayClues: NonNullable<Beat['clues']>[] = [...startClues, ...middleClues, ...endClues]
