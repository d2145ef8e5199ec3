import type { Format } from '../../types.ts'
import { bodiesAndHands } from './bodies-and-hands.ts'
import { colorWorkshop } from './color-workshop.ts'
import { picturesAndPages } from './pictures-and-pages.ts'
import { voices } from './voices.ts'

/** Nine fit every art skill; one is made for skills of line and rhythm, one for skills of color and light. */
export const artFormats: Format[] = [...picturesAndPages, ...voices, ...bodiesAndHands, ...colorWorkshop]
