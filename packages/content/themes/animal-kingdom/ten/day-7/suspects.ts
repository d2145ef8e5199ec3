import type { Suspect } from '../../../../types.ts'

/** The bridge is 40 yards or ten steps long. The cover must reach from end to end, stay put, stay cool and have cracks. */
export const suspects: Suspect[] = [
  {
    id: 'moss',
    name: 'moss',
    guess: 'Suki votes for moss.',
    olderGuess: 'Suki suggests moss.',
    ruledOut: 'Not moss: all we have covers too little of the way.',
    keyWord: 'way',
  },
  {
    id: 'hay',
    name: 'hay',
    guess: 'Olu offers hay from the barn.',
    olderGuess: 'Olu recommends hay.',
    ruledOut: 'Not hay: one windy night blew it off the bridge.',
    keyWord: 'blew',
  },
  {
    id: 'stones',
    name: 'flat stones',
    guess: 'Noor thinks of flat stones.',
    olderGuess: 'Noor considers flat stones.',
    ruledOut: 'Not flat stones: the noon sun makes them too hot for beetles.',
    keyWord: 'hot',
  },
  {
    id: 'pipe',
    name: 'a tin pipe',
    guess: 'Pip wants a tin pipe.',
    olderGuess: 'Pip would roll in a tin pipe.',
    ruledOut: 'Not a tin pipe: it has two holes and not one crack.',
    keyWord: 'crack',
  },
]
