import type { Format } from '../../../types.ts'
import { clueHunt } from './clue-hunt.ts'
import { tossAndSolve } from './toss-and-solve.ts'

export const gameFormats: Format[] = [clueHunt, tossAndSolve]
