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
    reading: {
      side: 'under',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one print is, in hairs.',
      says: 'A print of the duck is shorter than {n} hairs.',
      most: 'shortest print',
      none: 'No print is shorter than {n} hairs.',
    },
  },
  {
    id: 'horse',
    name: 'a horse',
    guess: 'Olu guesses a horse.',
    olderGuess: 'Olu thinks of a horse.',
    ruledOut: 'Not a horse: it has one toe on each foot, ours two.',
    keyWord: 'toe',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one print is, in hairs.',
      says: 'A print of a horse is longer than {n} hairs.',
      most: 'longest print',
      none: 'No print is longer than {n} hairs.',
    },
  },
  {
    id: 'cow',
    name: 'a cow',
    guess: 'Pip hopes for a cow.',
    olderGuess: 'Pip bets on a cow.',
    ruledOut: 'Not a cow: its print is two fingers longer than ours.',
    keyWord: 'two',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one print is, in hairs.',
      says: 'A print of a cow is longer than {n} hairs.',
      most: 'longest print',
      none: 'No print is longer than {n} hairs.',
    },
  },
  {
    id: 'suki',
    name: 'Suki',
    guess: 'Noor looks at Suki.',
    olderGuess: 'Noor looks hard at Suki.',
    ruledOut: 'Not Suki: a fox shows four toes, and here are two.',
    keyWord: 'four',
    reading: {
      side: 'under',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one print is, in hairs.',
      says: "Suki's print is shorter than {n} hairs.",
      most: 'shortest print',
      none: 'No print is shorter than {n} hairs.',
    },
  },
]
