import type { Format } from '../../../types.ts'
import { predictAndTell } from './predict-and-tell.ts'
import { teachAToy } from './teach-a-toy.ts'
import { whisperTube } from './whisper-tube.ts'

/** General ways of working led by speaking and hearing; they fit every science skill. */
export const talkAndListen: Format[] = [predictAndTell, teachAToy, whisperTube]
