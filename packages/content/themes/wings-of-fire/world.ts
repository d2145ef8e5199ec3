import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { wingsOfFirePassages } from './passages/index.ts'
import { isleScenes } from './scenes-isles.ts'
import { weatherScenes } from './scenes-weather.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to sky islands of our own; nothing of the novels is in it. */
export const wingsOfFire: World = {
  theme: 'wings-of-fire',
  name: 'Wings of Fire',
  world: 'the Thistledown Isles',
  description: 'Peaceful islands in the sky, where young dragons breathe weather and look after the world below.',
  longDescription:
    'On the floating Thistledown Isles live the weather tribes: breeze, rain, frost, mist, sun and thunder dragons. Not one of them breathes flames. They tend clouds, polish rainbows and ask how real weather works. Your child joins as the newest weather keeper.',
  terms,
  characters: [
    { name: 'Haneul', role: 'breeze dragon who cannot sit still' },
    { name: 'Yara', role: 'rain dragon with a soft heart' },
    { name: 'Pemba', role: 'frost dragon who notices small things' },
    { name: 'Safiya', role: 'sun dragon who glows when curious' },
    { name: 'Ilmari', role: 'oldest mist dragon and keeper of the weather book' },
  ],
  things: Object.values(things),
  specimens: [
    'cloud calf',
    'drizzle dace',
    'breeze bunting',
    'frost fuzzling',
    'thunder thrum',
    'sunbeam skink',
    'mist minnow',
    'hail hopper',
    'rainbow ruffle',
    'gust gosling',
    'dew dandle',
    'sleet sprat',
    'updraft urchin',
    'puff piper',
    'icicle imp',
    'twilight tern',
  ],
  scenes: [...weatherScenes, ...isleScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: wingsOfFirePassages,
  artwork,
}
