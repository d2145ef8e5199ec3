import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { pirateAdventuresPassages } from './passages/index.ts'
import { islandScenes } from './scenes-islands.ts'
import { shipScenes } from './scenes-ship.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

export const pirateAdventures: World = {
  theme: 'pirate-adventures',
  name: 'Pirate Adventures',
  world: 'The Merry Limpet',
  description: 'A ship of kind pirates who chart new islands and share every treasure they find.',
  longDescription:
    'The Merry Limpet sails among the Teacup Isles with the politest pirates afloat. They draw maps, help whom they meet and share every treasure, and real facts about stars, tides and sea animals keep them on course. Your child joins as the newest hand on deck.',
  terms,
  characters: [
    { name: 'Keoni', role: 'captain of the Merry Limpet' },
    { name: 'Maren', role: 'navigator who reads the stars' },
    { name: 'Dembe', role: 'mapmaker' },
    { name: 'Ines', role: 'keeper of the biscuit galley' },
    { name: 'Pascal', role: 'parrot who gets sayings wrong' },
  ],
  things: Object.values(things),
  specimens: [
    'salty wobblefin',
    'coral crumpet',
    'barnacle bibble',
    'tidepool tweak',
    'lagoon loopy',
    'spotted splashwit',
    'anchor ooze',
    'kelp kazoo',
    'driftwood dawdler',
    'pearly pinchlet',
    'foamy flapjack',
    'sandbar shuffler',
    'moonlit medusoid',
    'limpet lubber',
    'harbor hiccup',
    'breezy bobbin',
  ],
  scenes: [...shipScenes, ...islandScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: pirateAdventuresPassages,
  artwork,
}
