import type { Format } from '../../../types.ts'
import { beatAndAnswer } from './beat-and-answer.ts'
import { mixedUpHelper } from './mixed-up-helper.ts'

/** Songs and sock puppets, for the youngest. */
export const voiceFormats: Format[] = [beatAndAnswer, mixedUpHelper]
