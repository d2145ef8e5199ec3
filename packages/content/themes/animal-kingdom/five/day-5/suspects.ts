import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'cup',
    name: 'cup',
    guess: 'Mateo says cup.',
    olderGuess: 'Mateo votes cup.',
    ruledOut: 'Not a cup: with its open end up, it tips over.',
  },
  {
    id: 'lamp',
    name: 'lamp',
    guess: 'Pip says lamp.',
    olderGuess: 'Pip votes lamp.',
    ruledOut: 'Not a lamp: there is no place in it for a light.',
  },
  {
    id: 'hat',
    name: 'hat',
    guess: 'Suki says hat.',
    olderGuess: 'Suki votes hat.',
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
