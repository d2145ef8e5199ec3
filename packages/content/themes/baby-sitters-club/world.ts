import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { babySittersClubPassages } from './passages/index.ts'
import { gardenScenes } from './scenes-garden.ts'
import { houseScenes } from './scenes-house.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to a neighborhood of our own; nothing of the novels is in it. */
export const babySittersClub: World = {
  theme: 'baby-sitters-club',
  name: 'Baby-Sitters Club',
  world: 'Persimmon Row Helpers',
  description: 'A club of good friends who plan games, stories and surprises for the little ones next door.',
  longDescription:
    'Persimmon Row is a street where everyone knows everyone, and the Helpers meet in the porch room at number 12. With a grown-up always near, they plan playtimes for toddlers who rarely follow the plan. Your child joins as the newest Helper.',
  terms,
  characters: [
    { name: 'Leilani', role: 'planner with a list for everything' },
    { name: 'Oskar', role: 'inventor of games' },
    { name: 'Nkechi', role: 'storyteller with seven voices' },
    { name: 'Anjali', role: 'artist and mender of broken toys' },
    { name: 'Wendell', role: 'retired bus driver who lends the porch room' },
  ],
  things: Object.values(things),
  specimens: [
    'sock muncher',
    'giggle bug',
    'nap noodle',
    'crumb collector',
    'puddle pal',
    'sofa snoozer',
    'mitten mouse',
    'tickle tot',
    'hiccup hopper',
    'bubble bunny',
    'jam jumper',
    'toybox tiptail',
    'whisper worm',
    'stroller stork',
    'sandbox sniffler',
    'rattle roo',
  ],
  scenes: [...houseScenes, ...gardenScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: babySittersClubPassages,
  artwork,
}
