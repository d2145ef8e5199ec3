import type { Format } from '../../types.ts'
import { pageFormats } from '../pages/index.ts'
import { boardFormats } from './boards/index.ts'
import { gameFormats } from './games/index.ts'
import { handsOnFormats } from './hands-on/index.ts'
import { keeperFormats } from './keepers/index.ts'
import { olderFormats } from './older/index.ts'
import { pictureFormats } from './pictures/index.ts'
import { stallFormats } from './stalls/index.ts'
import { talkFormats } from './talk/index.ts'
import { voiceFormats } from './voices/index.ts'
import { youngerFormats } from './younger/index.ts'

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
  ...pageFormats,
]
