import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'wind',
    name: 'the wind',
    guess: 'Mateo says: The wind blew them in!',
    olderGuess: 'Mateo blames the wind for those, as always.',
    ruledOut: 'Not the wind: it never sets a pebble right on a bench.',
  },
  {
    id: 'pip',
    name: 'Pip',
    guess: 'Was it Pip, who gives pebbles to everyone?',
    olderGuess: 'Olu suspects Pip, who gives pebbles to everyone.',
    ruledOut: 'Not Pip: no webbed print was near our pebble.',
  },
  {
    id: 'hunger',
    name: 'hunger',
    guess: 'Did hunger bring the woodrat? Mateo counts the snacks.',
    olderGuess: 'Suki says that hunger brought the visitor, and counts the snacks.',
    ruledOut: 'Not hunger: the visitor left all our food where it was.',
  },
  {
    id: 'thief',
    name: 'a thief',
    guess: 'Is the woodrat a thief, who only takes?',
    olderGuess: 'Pip calls the woodrat a thief, and thieves only take.',
    ruledOut: 'Not a thief: for each thing that went, one came.',
  },
]
