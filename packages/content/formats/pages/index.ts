import type { Format } from '../../types.ts'
import { actedPage } from './acted-page.ts'
import { calledPage } from './called-page.ts'
import { drawnPage } from './drawn-page.ts'
import { movingPage } from './moving-page.ts'
import { newPupil } from './new-pupil.ts'
import { ownOrder } from './own-order.ts'
import { quietPage } from './quiet-page.ts'
import { slipWatch } from './slip-watch.ts'
import { turnAbout } from './turn-about.ts'

/** Ways of playing a worksheet. */
export const pageFormats: Format[] = [slipWatch, newPupil, movingPage, quietPage, calledPage, ownOrder, turnAbout]

/** Ways that work a task of numbers or shapes out before it is written. */
export const mathPageFormats: Format[] = [drawnPage, actedPage]
