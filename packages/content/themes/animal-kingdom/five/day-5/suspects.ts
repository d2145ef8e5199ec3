import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'cup',
    name: 'a cup',
    guess: 'Mateo guesses a cup.',
    olderGuess: 'Mateo votes for a cup.',
    ruledOut: 'Not a cup: with its open end up, it tips over.',
  },
  {
    id: 'lamp',
    name: 'a lamp',
    guess: 'Pip guesses a lamp.',
    olderGuess: 'Pip votes for a lamp.',
    ruledOut: 'Not a lamp: there is no place in it for a light.',
  },
  {
    id: 'hat',
    name: 'a hat',
    guess: 'Suki guesses a hat.',
    olderGuess: 'Suki votes for a hat.',
    ruledOut: 'Not a hat: it is hard and fits no head here.',
  },
  {
    id: 'hiker',
    name: 'a hiker',
    guess: 'Did a hiker leave it?',
    olderGuess: 'Perhaps a hiker left it.',
    ruledOut: 'Not a hiker: the flour has no boot print.',
  },
  {
    id: 'river',
    name: 'the river',
    guess: 'Did the river bring it?',
    olderGuess: 'Perhaps the river brought it.',
    ruledOut: 'Not the river: its mud is gray, and ours is brown.',
  },
]
