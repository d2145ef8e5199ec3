import type { Format } from '../../../types.ts'
import { livingMuseum } from './living-museum.ts'
import { mailRoute } from './mail-route.ts'
import { marketDay } from './market-day.ts'

/** General formats in which the body works; they fit every social studies skill. */
export const bodiesAndHands: Format[] = [marketDay, mailRoute, livingMuseum]
