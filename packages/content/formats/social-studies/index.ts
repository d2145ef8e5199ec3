import type { Format } from '../../types.ts'
import { bodiesAndHands } from './bodies-and-hands/index.ts'
import { mapsAndTimelines } from './maps-and-timelines/index.ts'
import { picturesAndPages } from './pictures-and-pages/index.ts'
import { voices } from './voices/index.ts'

/** Nine that fit every social studies skill, then one made for skills of place and one for skills of time. */
export const socialStudiesFormats: Format[] = [...picturesAndPages, ...voices, ...bodiesAndHands, ...mapsAndTimelines]
