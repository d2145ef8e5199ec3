import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { harryPotterPassages } from './passages/index.ts'
import { groundsScenes } from './scenes-grounds.ts'
import { roomScenes } from './scenes-rooms.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to a wizard school of our own; nothing of the books is in it. */
export const harryPotter: World = {
  theme: 'harry-potter',
  name: 'Harry Potter',
  world: 'Larkspire School of Wizardry',
  description: 'A cheerful wizard school where magic works only when the facts are right.',
  longDescription:
    'Larkspire School of Wizardry has puzzle doors, singing books, a noisy greenhouse and a star tower. Its magic is gentle, and it works only when the work behind it is right. Your child joins as the newest pupil.',
  terms,
  characters: [
    { name: 'Zuri', role: 'pupil who asks bold questions' },
    { name: 'Tomas', role: 'pupil who trips over adventures' },
    { name: 'Mei', role: 'pupil who reads the stars' },
    { name: 'Fennel', role: 'garden teacher' },
    { name: 'Idris', role: 'head teacher' },
  ],
  things: Object.values(things),
  specimens: [
    'puff wimble',
    'ink nibbet',
    'broom bogget',
    'lantern lumm',
    'velvet hob',
    'bell burly',
    'quill quab',
    'mossy murk',
    'charm chub',
    'thimble tump',
    'starry snib',
    'pocket pim',
    'riddle rumm',
    'glow grubbin',
    'cobweb cosset',
    'teapot tizzy',
  ],
  scenes: [...roomScenes, ...groundsScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: harryPotterPassages,
  artwork,
}
