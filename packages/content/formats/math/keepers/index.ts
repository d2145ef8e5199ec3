import type { Format } from '../../../types.ts'
import { guessAndCheck } from './guess-and-check.ts'
import { pocketBook } from './pocket-book.ts'
import { twinCards } from './twin-cards.ts'

/** Ways of working with something small to make or hold: flaps, cards, beans. */
export const keeperFormats: Format[] = [pocketBook, twinCards, guessAndCheck]
