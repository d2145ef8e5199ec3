import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'eye',
    name: 'a broken eye',
    guess: 'Kenji fears a broken eye.',
    olderGuess: 'Kenji suspects a broken eye.',
    ruledOut: 'Acorn tests its eye for Kenji: all 24 squares work well. So it is not a broken eye.',
    keyWord: 'well',
    reading: { side: 'under', says: 'A broken eye has a spot darker than {n}.' },
  },
  {
    id: 'lid',
    name: 'a stuck lid',
    guess: 'Lucia guesses a stuck lid.',
    olderGuess: 'Lucia suspects a stuck lid.',
    ruledOut: 'Not a stuck lid: a bit of light still gets in.',
    keyWord: 'light',
    reading: { side: 'under', says: 'A stuck lid makes a spot darker than {n}.' },
  },
  {
    id: 'ice',
    name: 'ice',
    guess: 'It may be ice.',
    olderGuess: 'It may be ice.',
    ruledOut: 'Not ice: the eye is far too warm for it.',
    keyWord: 'warm',
    reading: { side: 'over', says: 'Ice glitters brighter than {n}.' },
  },
  {
    id: 'moss',
    name: 'moss',
    guess: 'Ravi hopes for moss.',
    olderGuess: 'Ravi hopes for moss.',
    ruledOut: 'Not moss: Acorn has no water for it. Ravi sighs.',
    keyWord: 'water',
    reading: { side: 'under', says: 'Moss makes a spot darker than {n}.' },
  },
  {
    id: 'stars',
    name: 'missing stars',
    guess: 'Dot thinks of missing stars.',
    olderGuess: 'Dot suspects missing stars.',
    ruledOut: 'No missing stars, either: Lucia has found each one.',
    keyWord: 'found',
  },
]
