import type { Format } from '../../../types.ts'
import { detectiveFrame } from './detective-frame.ts'
import { madeToOrder } from './made-to-order.ts'
import { sketchbookPage } from './sketchbook-page.ts'

/** General formats that end in something to look at; they fit every art skill. */
export const picturesAndPages: Format[] = [madeToOrder, sketchbookPage, detectiveFrame]
