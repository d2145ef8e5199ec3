import type { Format } from '../../types.ts'
import { mathPageFormats, pageFormats } from '../pages/index.ts'
import { boardFormats } from './boards/index.ts'
import { gameFormats } from './games/index.ts'
import { handsOnFormats } from './hands-on/index.ts'
import { keeperFormats } from './keepers/index.ts'
import { olderFormats } from './older/index.ts'
import { firstOwn } from './own-1st/index.ts'
import { secondOwn } from './own-2nd/index.ts'
import { thirdOwn } from './own-3rd/index.ts'
import { fourthOwn } from './own-4th/index.ts'
import { fifthOwn } from './own-5th/index.ts'
import { kindergartenOwn } from './own-kindergarten/index.ts'
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
  ...kindergartenOwn,
  ...firstOwn,
  ...secondOwn,
  ...thirdOwn,
  ...fourthOwn,
  ...fifthOwn,
  ...pageFormats,
  ...mathPageFormats,
]
