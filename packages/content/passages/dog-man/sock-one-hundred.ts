import type { Passage } from '@pencil-quest/contract/sheets'

export const sockOneHundred: Passage = {
  id: 'dog-man.2nd.sock-one-hundred',
  theme: 'dog-man',
  grade: '2nd',
  title: 'Sock One Hundred',
  paragraphs: [
    [
      'A hundred socks went into the tub at the laundry on Sock Street.',
      'Only ninety-nine came out.',
      'The missing one was tiny and green, and it belonged to a kitten.',
      '"We have a thief," cried the washer.',
    ],
    [
      'Desmond and Lupe took the case.',
      'They peeked behind the soap and under the rug.',
      'Lupe counted all the socks again, but the number was the same.',
      'Desmond sniffed at the wet pile.',
      'One long wool sock smelled of two animals, a moose and a kitten.',
    ],
    [
      'Desmond tugged at its toe and turned it inside out.',
      'Out flopped the little green sock!',
      'Nobody had stolen it.',
      'The moose laughed and gave the kitten a ride home.',
      '"No wonder that my toes felt so cozy," said the moose.',
    ],
  ],
  keywords: [
    { word: 'thief', definition: 'someone who takes what is not theirs' },
    { word: 'tugged', definition: 'pulled hard' },
  ],
  questions: [],
  open: [],
}
