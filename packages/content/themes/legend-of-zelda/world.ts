import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { legendOfZeldaPassages } from './passages/index.ts'
import { roadScenes } from './scenes-road.ts'
import { templeScenes } from './scenes-temples.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to a kingdom of our own; nothing of the games is in it. */
export const legendOfZelda: World = {
  theme: 'legend-of-zelda',
  name: 'Legend of Zelda',
  world: 'the Kingdom of Fernhollow',
  description: 'A green kingdom of old puzzle temples, winding roads and a very small company of heroes.',
  longDescription:
    'Fernhollow is a kingdom of mossy hills where the temples of long ago open only to careful thinkers. Anwen, who reads maps like stories, leads the Compass Company from puzzle to puzzle, with a donkey for luck. Your child joins as the newest member of the company.',
  terms,
  characters: [
    { name: 'Anwen', role: 'young map reader who leads the company' },
    { name: 'Bao', role: 'opener of puzzle doors' },
    { name: 'Chidi', role: 'lantern bearer and night walker' },
    { name: 'Soraya', role: 'bell ringer who hears what others miss' },
    { name: 'Bramble', role: 'donkey with opinions' },
  ],
  things: Object.values(things),
  specimens: [
    'moss mumbler',
    'fern fidget',
    'lantern lopper',
    'temple tumtum',
    'echo weebil',
    'bracken bink',
    'pillar pufflet',
    'tile tiptoe',
    'gong gribble',
    'hollow hush',
    'bramble bop',
    'kite kestrelet',
    'raft ruffin',
    'map moth',
    'pear pottle',
    'meadow mizzle',
  ],
  scenes: [...templeScenes, ...roadScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: legendOfZeldaPassages,
  artwork,
}
