import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'screw',
    name: 'a screw',
    guess: 'It may be a screw.',
    olderGuess: 'It may be a screw.',
    ruledOut: "Not a screw: every screw on Kenji's list is in its place.",
    keyWord: 'list',
    reading: { side: 'over', says: 'A screw is harder than {n}.' },
  },
  {
    id: 'sock',
    name: 'a sock',
    guess: 'Captain Amara suspects a sock.',
    olderGuess: 'Captain Amara suspects a sock.',
    ruledOut: 'Not a sock: Amara counts them all, and none is missing.',
    keyWord: 'none',
    reading: { side: 'under', says: 'A sock is softer than {n}.' },
  },
  {
    id: 'ice',
    name: 'a crumb of ice',
    guess: 'Ravi thinks of a crumb of ice.',
    olderGuess: 'Ravi thinks of a crumb of ice.',
    ruledOut: 'Not a crumb of ice: it would melt in the warm elbow.',
    keyWord: 'melt',
    reading: { side: 'over', says: 'A crumb of ice is harder than {n}.' },
  },
  {
    id: 'vine',
    name: 'a bean vine',
    guess: 'Dot suspects a bean vine.',
    olderGuess: 'Dot suspects a bean vine.',
    ruledOut: 'Not a bean vine: every vine is at home in its pot.',
    keyWord: 'pot',
    reading: { side: 'over', says: 'The stem of a bean vine is harder than {n}.' },
  },
  {
    id: 'orders',
    name: 'mixed-up orders',
    guess: 'Lucia suspects mixed-up orders.',
    olderGuess: 'Lucia suspects mixed-up orders.',
    ruledOut: 'Not mixed-up orders: the arm says each order back, word for word.',
    keyWord: 'back',
  },
]
