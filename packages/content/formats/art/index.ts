import type { Format } from '../../types.ts'
import { bodiesAndHands } from './bodies-and-hands/index.ts'
import { wetColor } from './color-workshop/index.ts'
import { picturesAndPages } from './pictures-and-pages/index.ts'
import { voices } from './voices/index.ts'

/** Nine fit every art skill; one is made for skills of line and rhythm, one for skills of color and light. */
export const artFormats: Format[] = [...picturesAndPages, ...voices, ...bodiesAndHands, ...wetColor]
