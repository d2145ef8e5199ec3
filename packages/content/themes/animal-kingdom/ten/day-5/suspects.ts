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
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how high one turtle can look, in inches.',
      says: 'A sign hangs higher than {n} inches.',
      most: 'highest look',
      none: 'No turtle looks higher than {n} inches.',
    },
  },
  {
    id: 'berries',
    name: 'berries',
    guess: 'Suki would lay out berries.',
    olderGuess: 'Suki recommends a trail of berries.',
    ruledOut: 'Not berries: the mice ate them before a turtle came.',
    keyWord: 'mice',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how many minutes berries lay before the mice came.',
      says: 'A turtle takes longer than {n} minutes.',
      most: 'longest time',
      none: 'No berry lay longer than {n} minutes.',
    },
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
