import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { farmLifePassages } from './passages/index.ts'
import { animalScenes } from './scenes-animals.ts'
import { landScenes } from './scenes-land.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

export const farmLife: World = {
  theme: 'farm-life',
  name: 'Farm Life',
  world: 'Sorrel Hill Farm',
  description: 'A real working farm with early mornings, muddy boots and supper everyone had a hand in.',
  longDescription:
    'Sorrel Hill is a family farm with cows, hens, goats, bees, wheat and an orchard. The work is real and so are the facts: how soil, weather, animals and people feed each other. Your child joins as the new farm hand.',
  terms,
  characters: [
    { name: 'Thandi', role: 'farmer who drives the tractor' },
    { name: 'Owen', role: 'farmer who milks the cows' },
    { name: 'Ignacio', role: 'beekeeper and apple grower' },
    { name: 'Hana', role: 'animal doctor' },
    { name: 'Bess', role: 'sheepdog' },
  ],
  things: Object.values(things),
  specimens: [
    'barley bumble',
    'clover clomper',
    'furrow fidget',
    'haystack hoodle',
    'muddy trundle',
    'orchard ovvy',
    'gatepost gawky',
    'turnip topknot',
    'buttercup bray',
    'silo snuggler',
    'wheatear wobble',
    'puddle plodder',
    'rusty cluckabee',
    'meadow moolet',
    'thistle trotter',
    'sunny sackling',
  ],
  scenes: [...animalScenes, ...landScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: farmLifePassages,
  artwork,
}
