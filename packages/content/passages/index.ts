import type { Theme } from '@pencil-quest/contract/choices'
import type { Passage } from '@pencil-quest/contract/sheets'
import { animalKingdomPassages } from './animal-kingdom/index.ts'
import { babySittersClubPassages } from './baby-sitters-club/index.ts'
import { dogManPassages } from './dog-man/index.ts'
import { dragonMastersPassages } from './dragon-masters/index.ts'
import { farmLifePassages } from './farm-life/index.ts'
import { harryPotterPassages } from './harry-potter/index.ts'
import { legendOfZeldaPassages } from './legend-of-zelda/index.ts'
import { legoPassages } from './lego/index.ts'
import { pirateAdventuresPassages } from './pirate-adventures/index.ts'
import { spaceExplorersPassages } from './space-explorers/index.ts'
import { wingsOfFirePassages } from './wings-of-fire/index.ts'

const byWorld: Record<Theme, Passage[]> = {
  'harry-potter': harryPotterPassages,
  'space-explorers': spaceExplorersPassages,
  lego: legoPassages,
  'animal-kingdom': animalKingdomPassages,
  'legend-of-zelda': legendOfZeldaPassages,
  'baby-sitters-club': babySittersClubPassages,
  'wings-of-fire': wingsOfFirePassages,
  'dragon-masters': dragonMastersPassages,
  'dog-man': dogManPassages,
  'pirate-adventures': pirateAdventuresPassages,
  'farm-life': farmLifePassages,
}

/** Two for each world and grade, easiest grade first within a world. */
export const passages: Passage[] = Object.values(byWorld).flat()
