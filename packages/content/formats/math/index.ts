import type { Format } from '../../types.ts'
import { boardFormats } from './boards.ts'
import { gameFormats } from './games.ts'
import { handsOnFormats } from './hands-on.ts'
import { keeperFormats } from './keepers.ts'
import { olderFormats } from './older.ts'
import { pictureFormats } from './pictures.ts'
import { stallFormats } from './stalls.ts'
import { talkFormats } from './talk.ts'
import { voiceFormats } from './voices.ts'
import { youngerFormats } from './younger.ts'

export const mathFormats: Format[] = [
  ...handsOnFormats,
  ...gameFormats,
  ...talkFormats,
  ...voiceFormats,
  ...pictureFormats,
  ...stallFormats,
  ...boardFormats,
  ...keeperFormats,
  ...youngerFormats,
  ...olderFormats,
]
