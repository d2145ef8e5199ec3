import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { animalKingdomPassages } from './passages/index.ts'
import { dutyScenes } from './scenes-duties.ts'
import { habitatScenes } from './scenes-habitats.ts'
import { heightScenes } from './scenes-heights.ts'
import { rangerScenes } from './scenes-rangers.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

export const animalKingdom: World = {
  theme: 'animal-kingdom',
  name: 'Animal Kingdom',
  world: 'Willowmere Valley',
  description: 'A wild valley full of real animals and the rangers who look after them.',
  longDescription:
    'Willowmere Valley is a wildlife reserve with ponds, woods, meadows and a boulder slope. Two rangers and three animal friends solve gentle mysteries. How real animals live is told truly; what the clues count and measure belongs to the story. Your child joins as a junior ranger.',
  terms,
  characters: [
    { name: 'Noor', role: 'head ranger' },
    { name: 'Mateo', role: 'trail ranger' },
    { name: 'Pip', role: 'young river otter' },
    { name: 'Olu', role: 'barn owl' },
    { name: 'Suki', role: 'red fox' },
  ],
  things: Object.values(things),
  specimens: [
    'reed wibbit',
    'mossy tolly',
    'pebble pook',
    'fern fizzle',
    'bark bumby',
    'puddle plim',
    'clover quig',
    'dew dimple',
    'acorn ombo',
    'willow wend',
    'burrow bindle',
    'thistle tup',
    'brook blinny',
    'meadow murm',
    'twiggy tandy',
    'sunny zill',
  ],
  scenes: [...habitatScenes, ...heightScenes, ...rangerScenes, ...dutyScenes],
  arcs: { 5: arcFive, 10: arcTen },
  trail: 'Noor has ruled one of these out. Your answers lead to it.',
  breaks,
  passages: animalKingdomPassages,
  artwork,
}
