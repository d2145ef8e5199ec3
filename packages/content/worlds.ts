import type { Theme } from '@pencil-quest/contract/choices'
import { animalKingdom } from './themes/animal-kingdom/world.ts'
import { harryPotter } from './themes/harry-potter/world.ts'
import { spaceExplorers } from './themes/space-explorers/world.ts'
import type { World } from './types.ts'

/** Every world that is written. Adding one is a folder and a line here. */
export const worlds: Partial<Record<Theme, World>> = {
  'harry-potter': harryPotter,
  'space-explorers': spaceExplorers,
  'animal-kingdom': animalKingdom,
}
