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
      '"My sock just wanted a friend," said the moose.',
    ],
  ],
  keywords: [
    { word: 'thief', definition: 'someone who takes what is not theirs' },
    { word: 'tugged', definition: 'pulled hard' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many socks came out of the tub?',
      choices: ['only ninety-nine', 'almost fifty-two', 'about twenty-six'],
      evidence: 'Only ninety-nine came out.',
    },
    {
      focus: 'detail',
      ask: 'How did the missing sock look?',
      choices: ['tiny and green', 'huge and purple', 'dry and yellow'],
      evidence: 'The missing one was tiny and green, and it belonged to a kitten.',
    },
    {
      focus: 'sequence',
      ask: 'Where did Desmond and Lupe peek first?',
      choices: ['behind the soap', 'beneath the bench', 'beside the basket'],
      evidence: 'They peeked behind the soap and under the rug.',
    },
    {
      focus: 'character',
      ask: 'How did Lupe show care in the case?',
      choices: ['Lupe counted the socks again.', 'Lupe painted a map of town.', 'Lupe waited for the washer.'],
      evidence: 'Lupe counted all the socks again, but the number was the same.',
    },
    {
      focus: 'cause',
      ask: 'Why did Desmond choose the long wool sock?',
      choices: ['It smelled of two animals.', 'It jumped off two shelves.', 'It sparkled with gold dust.'],
      evidence: 'One long wool sock smelled of two animals, a moose and a kitten.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Desmond turned the sock inside out?',
      choices: ['Out flopped the green sock.', 'Up floated a big bubble.', 'Away rolled the round soap.'],
      evidence: 'Out flopped the little green sock!',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a thief?',
      choices: ['someone who takes', 'somebody who sews', 'anybody who sings'],
      evidence: '"We have a thief," cried the washer.',
    },
    {
      focus: 'character',
      ask: 'How was the moose kind to the kitten?',
      choices: ['gave the kitten a ride home', 'knitted a scarf for the kitten', 'shared a muffin at lunch'],
      evidence: 'The moose laughed and gave the kitten a ride home.',
    },
  ],
  open: [
    {
      ask: 'Was there really a thief? How do you know?',
      sample: 'No. The small sock had slipped into the long one in the tub.',
      lookFor: 'Says that nobody took it and where it was.',
    },
    {
      ask: 'How did two smells help to solve the case?',
      sample: 'One sock should smell of one owner. Two smells meant two socks.',
      lookFor: 'Tells what the second smell gave away.',
    },
  ],
}
