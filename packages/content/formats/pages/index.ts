import type { Format } from '../../types.ts'
import { calledPage } from './called-page.ts'
import { movingPage } from './moving-page.ts'
import { newPupil } from './new-pupil.ts'
import { ownOrder } from './own-order.ts'
import { quietPage } from './quiet-page.ts'
import { slipWatch } from './slip-watch.ts'
import { turnAbout } from './turn-about.ts'

/** Ways of playing a worksheet. */
export const pageFormats: Format[] = [slipWatch, newPupil, movingPage, quietPage, calledPage, ownOrder, turnAbout]
