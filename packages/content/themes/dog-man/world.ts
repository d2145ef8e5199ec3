import type { World } from '../../types.ts'
import { arcFive } from './arc-five.ts'
import { arcTen } from './arc-ten.ts'
import { artwork } from './artwork.ts'
import { breaks } from './breaks.ts'
import { dogManPassages } from './passages/index.ts'
import { bureauScenes } from './scenes-bureau.ts'
import { townScenes } from './scenes-town.ts'
import { terms } from './terms.ts'
import { things } from './things.ts'

/** The wizard's name for the theme leads to a good-deeds bureau of our own; nothing of the books is in it. */
export const dogMan: World = {
  theme: 'dog-man',
  name: 'Dog Man',
  world: 'Waggerby Good-Deeds Bureau',
  description: 'A silly small town where a clever hound and friends solve cases by being kind.',
  longDescription:
    'In the town of Waggerby, when something is lost, stuck or just very odd, the Good-Deeds Bureau takes the case. A hound with a famous nose, a goose, a mole, a tortoise and a hedgehog mayor work it out together. Your child joins as a new detective.',
  terms,
  characters: [
    { name: 'Desmond', role: 'hound detective with a famous nose' },
    { name: 'Lupe', role: 'goose who writes the reports' },
    { name: 'Bram', role: 'mole who digs up facts' },
    { name: 'Goro', role: 'tortoise who delivers express' },
    { name: 'Parveen', role: 'hedgehog mayor of Waggerby' },
  ],
  things: Object.values(things),
  specimens: [
    'waggle-eared wuff',
    'striped sock snuffler',
    'muffin mouser',
    'honking hatter',
    'bow-tied bungle',
    'puddle pouncer',
    'curly whiskerfluff',
    'squeaky doodlehop',
    'pickle-nosed parp',
    'umbrella ummock',
    'tiptoe tumbler',
    'letterbox lurp',
    'bench boffin',
    'giggling gumboot',
    'sideways snoozle',
    'ticklish tuffet',
  ],
  scenes: [...bureauScenes, ...townScenes],
  arcs: { 5: arcFive, 10: arcTen },
  breaks,
  passages: dogManPassages,
  artwork,
}
