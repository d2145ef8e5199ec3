import type { Suspect } from '../../../../types.ts'

/** Where the third thing may be from: as it is no cup, it is not from the cup shelf. */
export const suspects: Suspect[] = [
  {
    id: 'cup',
    name: 'the cup shelf',
    guess: 'Mateo guesses the cup shelf.',
    olderGuess: 'Mateo guesses the cup shelf.',
    ruledOut: 'Not the cup shelf: with its loop on top, ours cannot stand.',
    keyWord: 'stand',
  },
  {
    id: 'lamp',
    name: 'the lamp shelf',
    guess: 'Pip guesses the lamp shelf.',
    olderGuess: 'Pip guesses the lamp shelf.',
    ruledOut: 'Not the lamp shelf: each lamp is still in its spot.',
    keyWord: 'spot',
  },
  {
    id: 'hat',
    name: 'the hat hook',
    guess: 'Suki guesses the hat hook.',
    olderGuess: 'Suki guesses the hat hook.',
    ruledOut: 'Not the hat hook: our thing fits no head here.',
    keyWord: 'head',
  },
  {
    id: 'hiker',
    name: "a hiker's pack",
    guess: "Is it from a hiker's pack?",
    olderGuess: "Is it from a hiker's pack?",
    ruledOut: "Not a hiker's pack: the mud on our thing is years old.",
    keyWord: 'old',
    reading: { side: 'under', says: "Mud from a hiker's pack has a crumb softer than {n}." },
  },
  {
    id: 'river',
    name: 'the river',
    guess: 'Did the river bring it?',
    olderGuess: 'Did the river bring it?',
    ruledOut: 'Not the river: its mud is gray, and ours is brown.',
    keyWord: 'gray',
    reading: { side: 'under', says: 'Mud from the river has a crumb softer than {n}.' },
  },
]
