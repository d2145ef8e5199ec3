import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { legoPassages } from './passages/index.ts'
import { townScenes } from './scenes-town.ts'
import { worksScenes } from './scenes-works.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to a town of our own; nothing of the toy maker is in it. */
export const lego: World = {
  theme: 'lego',
  name: 'LEGO',
  world: 'Clatterby',
  description: 'A brick-built town where everybody builds, everything wobbles once, and good plans win.',
  longDescription:
    'Clatterby is a harbor town made of bricks, from the tram stop to the clock tower. Its builders plan, test, tumble and try again, and real facts about arches, gears and towers hold it all up. Your child joins as the newest builder.',
  terms,
  characters: [
    { name: 'Ingrid', role: 'bridge builder' },
    { name: 'Kofi', role: 'crane driver' },
    { name: 'Paloma', role: 'town planner' },
    { name: 'Farid', role: 'window maker' },
    { name: 'Yuna', role: 'youngest builder and keeper of the wheel shop' },
  ],
  things: Object.values(things),
  specimens: [
    'brick nubbin',
    'gutter gink',
    'mortar mole',
    'rooftop rozz',
    'plank pliffer',
    'gearling',
    'chimney chuffle',
    'pipe wrigglet',
    'scaffold skib',
    'gravel grumby',
    'trowel tweek',
    'rivet rooster',
    'cobble snug',
    'girder gump',
    'sawdust sprig',
    'dockside dabble',
  ],
  scenes: [...worksScenes, ...townScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: legoPassages,
  artwork,
}
