import type { Format } from '../../types.ts'
import { bodiesAndHands } from './bodies-and-hands.ts'
import { mapsAndTimelines } from './maps-and-timelines.ts'
import { picturesAndPages } from './pictures-and-pages.ts'
import { voices } from './voices.ts'

/** Nine that fit every social studies skill, then one made for skills of place and one for skills of time. */
export const socialStudiesFormats: Format[] = [...picturesAndPages, ...voices, ...bodiesAndHands, ...mapsAndTimelines]
