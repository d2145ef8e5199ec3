import type { Format } from '../../../types.ts'
import { answerCards } from './answer-cards.ts'
import { drawAndLabel } from './draw-and-label.ts'
import { fieldNotebook } from './field-notebook.ts'
import { hidingPlaces } from './hiding-places.ts'

/** General ways of working that end in something to look at; they fit every science skill. */
export const drawAndBuild: Format[] = [drawAndLabel, fieldNotebook, hidingPlaces, answerCards]
