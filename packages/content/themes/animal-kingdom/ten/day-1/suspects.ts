import type { Suspect } from '../../../../types.ts'

/** The print is four fingers long and shows two toes of the same size; four feet left it, each two or six times. */
export const suspects: Suspect[] = [
  {
    id: 'duck',
    name: 'the duck',
    guess: 'Mateo suspects the duck.',
    olderGuess: 'Mateo blames the duck.',
    ruledOut: 'Not the duck: here walked four feet, and the duck has two.',
    keyWord: 'four',
    reading: { side: 'under', says: 'A print of the duck is shorter than {n}.' },
  },
  {
    id: 'horse',
    name: 'a horse',
    guess: 'Olu guesses a horse.',
    olderGuess: 'Olu thinks of a horse.',
    ruledOut: 'Not a horse: it has one toe on each foot, ours two.',
    keyWord: 'toe',
    reading: { side: 'over', says: 'A print of a horse is longer than {n}.' },
  },
  {
    id: 'cow',
    name: 'a cow',
    guess: 'Pip hopes for a cow.',
    olderGuess: 'Pip bets on a cow.',
    ruledOut: 'Not a cow: its print is two fingers longer than ours.',
    keyWord: 'two',
    reading: { side: 'over', says: 'A print of a cow is longer than {n}.' },
  },
  {
    id: 'suki',
    name: 'Suki',
    guess: 'Noor looks at Suki.',
    olderGuess: 'Noor looks hard at Suki.',
    ruledOut: 'Not Suki: a fox shows four toes, and here are two.',
    keyWord: 'four',
    reading: { side: 'under', says: "Suki's print is shorter than {n}." },
  },
]
