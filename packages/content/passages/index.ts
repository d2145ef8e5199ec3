import type { Passage } from '@pencil-quest/contract/sheets'
import { animalKingdomPassages } from './animal-kingdom/index.ts'
import { harryPotterPassages } from './harry-potter/index.ts'
import { spaceExplorersPassages } from './space-explorers/index.ts'

/** Two for each world and grade, easiest grade first within a world. */
export const passages: Passage[] = [...spaceExplorersPassages, ...animalKingdomPassages, ...harryPotterPassages]
