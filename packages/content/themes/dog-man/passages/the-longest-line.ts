import type { Passage } from '@pencil-quest/contract/sheets'

export const theLongestLine: Passage = {
  id: 'dog-man.3rd.the-longest-line',
  theme: 'dog-man',
  grade: '3rd',
  title: 'The Longest Line in Town',
  paragraphs: [
    [
      'On Monday morning, a line stretched all the way across Waggerby.',
      'It ran from the duck park, around the square and past the muffin shop.',
      'Desmond hurried over to help, but first somebody had to say what it was for.',
    ],
    [
      'The last in line was a badger with a chair.',
      '"I have no idea," said the badger, "but it must be good."',
      'A rabbit hoped for free pickles.',
      'Two hedgehogs thought that a famous singer had come.',
      'Each of them told Desmond to ask further up.',
    ],
    [
      'Desmond walked for half an hour and reached the very front.',
      'There stood Goro the tortoise with a small parcel.',
      'Desmond panted and asked what Goro was waiting for.',
      '"I am not waiting," said Goro.',
      '"I am walking."',
      'Everyone had been too polite to pass.',
    ],
    [
      'Desmond told the crowd the truth and expected a groan.',
      'Instead, they looked around in surprise.',
      'Neighbors who had never met were sharing sandwiches and swapping jokes.',
      '"Same time next week," called the badger.',
      'Goro, who had only just noticed the line, turned slowly to see what it was for.',
    ],
  ],
  keywords: [
    { word: 'polite', definition: 'having good manners' },
    { word: 'swapping', definition: 'giving one thing and getting another back' },
    { word: 'panted', definition: 'breathed fast and hard' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Who was the last in line?',
      choices: ['a badger with a chair', 'a moose with a drum', 'a beaver with a bag'],
      evidence: 'The last in line was a badger with a chair.',
    },
    {
      focus: 'detail',
      ask: 'What did the two hedgehogs think?',
      choices: ['A famous singer had come.', 'A wooden bridge had sunk.', 'A hungry dragon had woken.'],
      evidence: 'Two hedgehogs thought that a famous singer had come.',
    },
    {
      focus: 'detail',
      ask: 'How long did Desmond walk to reach the front?',
      choices: ['half an hour', 'a whole day', 'three weeks'],
      evidence: 'Desmond walked for half an hour and reached the very front.',
    },
    {
      focus: 'character',
      ask: 'What did Goro say that surprised Desmond?',
      choices: ['I am walking.', 'I am sleeping.', 'I am thirsty.'],
      evidence: '"I am walking."',
    },
    {
      focus: 'cause',
      ask: 'Why had such a long line grown behind Goro?',
      choices: ['They were too polite to pass.', 'They were too weak to stand.', 'They were eager to buy soup.'],
      evidence: 'Everyone had been too polite to pass.',
    },
    {
      focus: 'sequence',
      ask: 'What did the crowd do when Desmond told the truth?',
      choices: ['looked around in surprise', 'stamped home in silence', 'shouted loudly with rage'],
      evidence: 'Instead, they looked around in surprise.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does swapping mean?',
      choices: ['giving and getting back', 'rolling and falling over', 'painting and hanging up'],
      evidence: 'Neighbors who had never met were sharing sandwiches and swapping jokes.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does polite mean?',
      choices: ['having good manners', 'wearing new mittens', 'knowing old riddles'],
      evidence: 'Everyone had been too polite to pass.',
    },
  ],
  open: [
    {
      ask: 'Why does the badger say "Same time next week"?',
      sample: 'There was no prize, but meeting the neighbors was fun.',
      lookFor: 'Sees that the company was the good part of the line.',
    },
    {
      ask: 'What is funny about the last sentence?',
      sample: 'Goro started the line but wants to find out why it is there.',
      lookFor: 'Points out that Goro is the cause and has no idea.',
    },
  ],
}
