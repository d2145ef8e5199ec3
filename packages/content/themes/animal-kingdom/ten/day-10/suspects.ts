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
    reading: { side: 'over', says: 'Suki takes a step longer than {n}.' },
  },
  {
    id: 'pip',
    name: 'Pip',
    guess: 'Olu thinks of Pip.',
    olderGuess: 'Olu considers Pip.',
    ruledOut: 'Not Pip: otters have webbed toes, and here are no webs.',
    keyWord: 'webs',
    reading: { side: 'over', says: 'Pip takes a step longer than {n}.' },
  },
  {
    id: 'bear',
    name: 'a bear',
    guess: 'Mateo fears a bear.',
    olderGuess: 'Mateo suspects a bear.',
    ruledOut: 'Not a bear: its steps are much longer than these.',
    keyWord: 'steps',
    reading: { side: 'over', says: 'A bear takes a step longer than {n}.' },
  },
  {
    id: 'turtle',
    name: 'the turtle',
    guess: 'Suki bets on the turtle.',
    olderGuess: 'Suki bets on the turtle, always the last.',
    ruledOut: 'Not the turtle: turtles sleep at night, and this was before dawn.',
    keyWord: 'dawn',
    reading: { side: 'under', says: 'A step of the turtle is shorter than {n}.' },
  },
]
