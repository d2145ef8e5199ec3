import type { Reading, Suspect } from '../../../../types.ts'

/** Of either shelf: a thing that came from it left its spot free. */
const freeSpots: Reading = {
  side: 'over',
  tells:
    'Noor writes notes as tasks, so no raccoon can read them. Each answer is how wide one free spot is, in thumbs.',
  says: 'Our thing needs a spot wider than {n} thumbs.',
  most: 'widest spot',
  none: 'No free spot is wider than {n} thumbs.',
}

/** Where the third thing may be from: as it is no cup, it is not from the cup shelf. */
export const suspects: Suspect[] = [
  {
    id: 'cup',
    name: 'the cup shelf',
    guess: 'Mateo guesses the cup shelf.',
    olderGuess: 'Mateo guesses the cup shelf.',
    ruledOut: 'Not the cup shelf: no cup has its loop on top.',
    keyWord: 'loop',
    reading: freeSpots,
  },
  {
    id: 'lamp',
    name: 'the lamp shelf',
    guess: 'Pip guesses the lamp shelf.',
    olderGuess: 'Pip guesses the lamp shelf.',
    ruledOut: 'Not the lamp shelf: each lamp is still in its spot.',
    keyWord: 'spot',
    reading: freeSpots,
  },
  {
    id: 'hat',
    name: 'the hat hook',
    guess: 'Suki guesses the hat hook.',
    olderGuess: 'Suki guesses the hat hook.',
    ruledOut: 'Not the hat hook: our thing fits no head here.',
    keyWord: 'head',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how wide our loop is inside, in hairs.',
      says: 'The hat hook is thicker than {n} hairs.',
      most: 'widest spot',
      none: 'No spot is wider than {n} hairs.',
    },
  },
  {
    id: 'hiker',
    name: "a hiker's pack",
    guess: "Is it from a hiker's pack, lost today?",
    olderGuess: "Is it from a hiker's pack, lost today?",
    ruledOut: "Not a hiker's pack: the mud on our thing is years old.",
    keyWord: 'old',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how many years old one crumb of mud is.',
      says: "Mud from a hiker's pack is younger than {n} years.",
      most: 'youngest crumb',
      none: 'No crumb is younger than {n} years.',
    },
  },
  {
    id: 'river',
    name: 'the river',
    guess: 'Did the river bring it?',
    olderGuess: 'Did the river bring it?',
    ruledOut: 'Not the river: its mud is gray, and ours is brown.',
    keyWord: 'gray',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how high the river once rose, in inches.',
      says: 'To our stone the river must rise more than {n} inches.',
      most: 'highest river',
      none: 'It never rose more than {n} inches.',
    },
  },
]
