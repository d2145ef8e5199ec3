import type { Format } from '../../types.ts'
import { gameFormats } from './games.ts'
import { handsOnFormats } from './hands-on.ts'
import { pictureFormats } from './pictures.ts'
import { talkFormats } from './talk.ts'
import { voiceFormats } from './voices.ts'

export const mathFormats: Format[] = [
  ...handsOnFormats,
  ...gameFormats,
  ...talkFormats,
  ...voiceFormats,
  ...pictureFormats,
]
