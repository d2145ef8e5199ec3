import type { Theme } from '@pencil-quest/contract/choices'
import { animalKingdom } from './themes/animal-kingdom/world.ts'
import { babySittersClub } from './themes/baby-sitters-club/world.ts'
import { dogMan } from './themes/dog-man/world.ts'
import { dragonMasters } from './themes/dragon-masters/world.ts'
import { farmLife } from './themes/farm-life/world.ts'
import { harryPotter } from './themes/harry-potter/world.ts'
import { legendOfZelda } from './themes/legend-of-zelda/world.ts'
import { lego } from './themes/lego/world.ts'
import { pirateAdventures } from './themes/pirate-adventures/world.ts'
import { spaceExplorers } from './themes/space-explorers/world.ts'
import { wingsOfFire } from './themes/wings-of-fire/world.ts'
import type { World } from './types.ts'

/** Every world. Adding one is a folder and a line here. */
export const worlds: Record<Theme, World> = {
  'harry-potter': harryPotter,
  'space-explorers': spaceExplorers,
  lego,
  'animal-kingdom': animalKingdom,
  'legend-of-zelda': legendOfZelda,
  'baby-sitters-club': babySittersClub,
  'wings-of-fire': wingsOfFire,
  'dragon-masters': dragonMasters,
  'dog-man': dogMan,
  'pirate-adventures': pirateAdventures,
  'farm-life': farmLife,
}
