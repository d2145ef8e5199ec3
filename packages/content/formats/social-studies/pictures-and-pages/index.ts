import type { Format } from '../../../types.ts'
import { frontPage } from './front-page.ts'
import { pocketMuseum } from './pocket-museum.ts'
import { townMural } from './town-mural.ts'

/** General formats that end in something to look at; they fit every social studies skill. */
export const picturesAndPages: Format[] = [townMural, pocketMuseum, frontPage]
