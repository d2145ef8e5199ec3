import type { Suspect } from '../../../../types.ts'

/** Turtles walk by day, frogs by night. Mice take the berries, a whistle is too high for turtle ears, and a sign says nothing to them. */
export const suspects: Suspect[] = [
  {
    id: 'sign',
    name: 'a sign',
    guess: 'Mateo would put up a sign.',
    olderGuess: 'Mateo swears by a sign.',
    ruledOut: 'Not a sign: every turtle walked right past it.',
    keyWord: 'past',
    reading: { side: 'over', says: 'A sign hangs higher than {n}.' },
  },
  {
    id: 'berries',
    name: 'berries',
    guess: 'Suki would lay out berries.',
    olderGuess: 'Suki recommends a trail of berries.',
    ruledOut: 'Not berries: the mice ate them before a turtle came.',
    keyWord: 'mice',
    reading: { side: 'over', says: 'The berries grow higher than {n}.' },
  },
  {
    id: 'frogs',
    name: 'the frogs',
    guess: 'Pip would ask the frogs.',
    olderGuess: 'Pip wants the frogs as guides.',
    ruledOut: 'Not the frogs: they travel by night, and turtles walk by day.',
    keyWord: 'night',
  },
  {
    id: 'whistle',
    name: 'a whistle',
    guess: 'Noor blows a whistle.',
    olderGuess: 'Noor thinks of a whistle.',
    ruledOut: 'Not a whistle: its sound is too high for turtles to hear.',
    keyWord: 'high',
  },
]
