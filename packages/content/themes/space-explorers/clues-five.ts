import type { Beat } from '../../types.ts'
import { farClues } from './clues-five-far.ts'
import { nearClues } from './clues-five-near.ts'

/** What each day's lessons find out about Acorn. */
export const fiveDayClues: NonNullable<Beat['clues']>[] = [...farClues, ...nearClues]
