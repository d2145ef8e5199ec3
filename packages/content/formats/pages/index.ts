import type { Format } from '../../types.ts'
import { movingPage } from './moving-page.ts'
import { newPupil } from './new-pupil.ts'
import { ownOrder } from './own-order.ts'
import { slipWatch } from './slip-watch.ts'
import { turnAbout } from './turn-about.ts'

/** Ways of playing a worksheet. */
export const pageFormats: Format[] = [slipWatch, newPupil, movingPage, ownOrder, turnAbout]
