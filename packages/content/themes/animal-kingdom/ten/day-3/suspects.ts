import type { Suspect } from '../../../../types.ts'

/** The pipe is damp in its first and last eighth, highest in the middle and open at both ends. Nothing dry in it brings a frog. */
export const suspects: Suspect[] = [
  {
    id: 'moss',
    name: 'moss',
    guess: 'Noor thinks of soft moss.',
    olderGuess: 'Noor would try moss.',
    ruledOut: 'Not moss: on dry moss, hardly a frog sits down.',
    keyWord: 'dry',
  },
  {
    id: 'beetles',
    name: 'beetles',
    guess: 'Suki says they want beetles to eat.',
    olderGuess: 'Suki bets on beetles as a snack.',
    ruledOut: 'Not beetles: plenty walked through the pipe, and no frog followed.',
    keyWord: 'pipe',
  },
  {
    id: 'bucket',
    name: 'a bucket of water',
    guess: 'Mateo fetches a bucket of water.',
    olderGuess: 'Mateo believes in a bucket of water.',
    ruledOut: 'Not a bucket of water: it runs out at both ends.',
    keyWord: 'ends',
  },
  {
    id: 'air',
    name: 'fresh air',
    guess: 'Pip asks for fresh air.',
    olderGuess: 'Pip suspects a lack of fresh air.',
    ruledOut: 'Not fresh air: a breeze blows through the pipe all night.',
    keyWord: 'night',
  },
]
