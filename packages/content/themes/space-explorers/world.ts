import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { spaceExplorersPassages } from './passages/index.ts'
import { crewScenes } from './scenes-crew.ts'
import { dayScenes } from './scenes-day.ts'
import { moonScenes } from './scenes-moon.ts'
import { nightScenes } from './scenes-night.ts'
import { stationScenes } from './scenes-station.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

export const spaceExplorers: World = {
  theme: 'space-explorers',
  name: 'Space Explorers',
  world: 'Marigold Station',
  description: 'A small, friendly space station where every clue helps the crew.',
  longDescription:
    'Marigold Station circles the Earth with a crew of five: a captain, an engineer, a star mapper, a gardener and a robot. Crates float, spoons escape. Planets, moons and stars are told truly; what the clues count and measure belongs to the story. Your child joins as the newest member of the crew.',
  terms,
  characters: [
    { name: 'Amara', role: 'captain of the station' },
    { name: 'Kenji', role: 'engineer' },
    { name: 'Lucia', role: 'star mapper' },
    { name: 'Ravi', role: 'gardener of the sky garden' },
    { name: 'Dot', role: 'small helper robot' },
  ],
  things: Object.values(things),
  specimens: [
    'moon pibble',
    'comet zub',
    'ring snoot',
    'crater mip',
    'star flumpet',
    'orbit dobbin',
    'nova nix',
    'solar toodle',
    'meteor mub',
    'dusty yook',
    'twinkle tiff',
    'lunar lop',
    'gravity gub',
    'rocket rill',
    'eclipse olly',
    'nebula nim',
  ],
  scenes: [...stationScenes, ...crewScenes, ...nightScenes, ...moonScenes, ...dayScenes],
  arcs: { 5: arcFive, 10: arcTen },
  trail: 'Captain Amara has ruled one of these out. Your answers lead to it.',
  breaks,
  passages: spaceExplorersPassages,
  artwork,
}
