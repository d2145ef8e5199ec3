import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { dragonMastersPassages } from './passages/index.ts'
import { dragonScenes } from './scenes-dragons.ts'
import { schoolScenes } from './scenes-school.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to a dragon school of our own; nothing of the books is in it. */
export const dragonMasters: World = {
  theme: 'dragon-masters',
  name: 'Dragon Masters',
  world: 'Cloverscale Valley School',
  description: 'A green valley where children look after gentle dragons, large and small.',
  longDescription:
    'At Cloverscale Valley School, children look after dragons: moss dragons, kettle dragons, cloud dragons and one that hums. Dragon care takes patience, warm porridge and good sense, and real facts about lizards, birds and weather help every day. Your child joins as a new keeper.',
  terms,
  characters: [
    { name: 'Marisol', role: 'head keeper' },
    { name: 'Nils', role: 'keeper who writes everything down' },
    { name: 'Ayla', role: 'keeper who teaches flying' },
    { name: 'Tane', role: 'keeper who sings to the dragons' },
    { name: 'Fig', role: 'small moss dragon' },
  ],
  things: Object.values(things),
  specimens: [
    'mossback drumble',
    'kettle snoffle',
    'cloudtail wisp',
    'pebble grumlet',
    'lantern lolly',
    'ribbon swoosh',
    'thistle puffer',
    'honey hummock',
    'marsh mizzle',
    'velvet snout',
    'copper curlup',
    'puddle dapper',
    'frosty nibbler',
    'bramble wuffet',
    'meadow yawner',
    'thimble wing',
  ],
  scenes: [...dragonScenes, ...schoolScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: dragonMastersPassages,
  artwork,
}
