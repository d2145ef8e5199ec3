import type { Format } from '../../../types.ts'
import { messageLine } from './message-line.ts'
import { twoWays } from './two-ways.ts'

/** Radio calls, quarrels and interviews. */
export const talkFormats: Format[] = [messageLine, twoWays]
