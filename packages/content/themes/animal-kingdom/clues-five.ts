import type { Beat } from '../../types.ts'
import { visitorClues } from './clues-five-visitor.ts'
import { woodratClues } from './clues-five-woodrat.ts'

/** One entry a day, in the order of the days. */
export const fiveDayClues: NonNullable<Beat['clues']>[] = [...visitorClues, ...woodratClues]
