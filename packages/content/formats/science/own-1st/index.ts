import type { Format } from '../../../types.ts'
import { creatureCards } from './creature-cards.ts'
import { familyMatch } from './family-match.ts'
import { lightTent } from './light-tent.ts'
import { seasonWheel } from './season-wheel.ts'
import { skyPath } from './sky-path.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const firstOwn: Format[] = [creatureCards, lightTent, familyMatch, skyPath, seasonWheel]
