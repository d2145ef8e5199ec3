import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'storm',
    name: 'a storm',
    guess: 'Mateo says that a storm blew them in.',
    olderGuess: 'Mateo says that a storm blew them in.',
    ruledOut: 'Not a storm: it drops things anywhere. Ours lie only where something was gone.',
    keyWord: 'drops',
    reading: { side: 'over', says: 'A storm blows a thing farther away than {n}.' },
  },
  {
    id: 'pip',
    name: 'Pip',
    guess: 'Did Pip roll them in below the door?',
    olderGuess: 'Did Pip roll them in below the door?',
    ruledOut: 'Not Pip: otters leave webbed prints, and our floor shows none.',
    keyWord: 'none',
    reading: { side: 'over', says: 'Pip drops a thing farther away than {n}.' },
  },
  {
    id: 'hunger',
    name: 'hunger',
    guess: 'Was it hunger, and are they leftovers?',
    olderGuess: 'Pip blames hunger and calls them leftovers.',
    ruledOut: 'Not hunger: the visitor left all our food where it was.',
    keyWord: 'food',
  },
  {
    id: 'thief',
    name: 'a thief',
    guess: 'Did a thief lose them in a hurry?',
    olderGuess: 'Olu says that a thief lost them in a hurry.',
    ruledOut: 'Not a thief: for each thing that went, one came.',
    keyWord: 'came',
    reading: { side: 'over', says: 'A thief takes a thing farther away than {n}.' },
  },
]
