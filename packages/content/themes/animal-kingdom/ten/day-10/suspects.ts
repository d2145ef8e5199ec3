import type { Suspect } from '../../../../types.ts'

/** The last one took steps of 6 inches or two hands, before dawn, on four feet with five toes each, no webs and long front claws. */
export const suspects: Suspect[] = [
  {
    id: 'suki',
    name: 'Suki',
    guess: 'Noor guesses Suki.',
    olderGuess: 'Noor suspects Suki.',
    ruledOut: 'Not Suki: a fox shows four toes, and here are five.',
    keyWord: 'five',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one step was, in inches.',
      says: 'Suki takes a step longer than {n} inches.',
      most: 'longest step',
      none: 'No step is longer than {n} inches.',
    },
  },
  {
    id: 'pip',
    name: 'Pip',
    guess: 'Olu thinks of Pip.',
    olderGuess: 'Olu considers Pip.',
    ruledOut: 'Not Pip: otters have webbed toes, and here are no webs.',
    keyWord: 'webs',
  },
  {
    id: 'bear',
    name: 'a bear',
    guess: 'Mateo fears a bear.',
    olderGuess: 'Mateo suspects a bear.',
    ruledOut: 'Not a bear: its steps are much longer than these.',
    keyWord: 'steps',
    reading: {
      side: 'over',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one step was, in inches.',
      says: 'A bear takes a step longer than {n} inches.',
      most: 'longest step',
      none: 'No step is longer than {n} inches.',
    },
  },
  {
    id: 'turtle',
    name: 'the turtle',
    guess: 'Suki bets on the turtle.',
    olderGuess: 'Suki bets on the turtle, always the last.',
    ruledOut: 'Not the turtle: turtles sleep at night, and this was before dawn.',
    keyWord: 'dawn',
    reading: {
      side: 'under',
      tells:
        'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one step was, in inches.',
      says: 'A step of the turtle is shorter than {n} inches.',
      most: 'shortest step',
      none: 'No step is shorter than {n} inches.',
    },
  },
]
