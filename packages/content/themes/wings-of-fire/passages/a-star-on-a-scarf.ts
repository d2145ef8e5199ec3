import type { Passage } from '@pencil-quest/contract/sheets'

export const aStarOnAScarf: Passage = {
  id: 'wings-of-fire.2nd.a-star-on-a-scarf',
  theme: 'wings-of-fire',
  grade: '2nd',
  title: 'A Star on a Scarf',
  paragraphs: [
    [
      'A snowflake starts as a speck of dust in a cold cloud.',
      'Water freezes onto it and makes a tiny crystal with six sides.',
      'As the crystal falls, six arms can grow from its corners.',
      'The air changes on the way, so each one grows a bit differently.',
      'That is why it is so hard to find two that look alike.',
      'A flake drifts down about as fast as you walk.',
    ],
    [
      'Pemba caught one on a dark blue scarf.',
      'Pemba held very still and whispered to it.',
      'Then Haneul rushed up to see and said hello.',
      'One warm puff was all it took.',
      'Only a drop of water was left.',
      '"That one was called Mabel," sighed Pemba.',
    ],
  ],
  keywords: [
    { word: 'speck', definition: 'a very tiny bit' },
    { word: 'drifts', definition: 'floats slowly' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What does a snowflake start as?',
      choices: ['a speck of dust', 'a piece of glass', 'a ball of fluff'],
      evidence: 'A snowflake starts as a speck of dust in a cold cloud.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a speck?',
      choices: ['a tiny bit', 'a deep cave', 'a wide road'],
      evidence: 'A snowflake starts as a speck of dust in a cold cloud.',
    },
    {
      focus: 'sequence',
      ask: 'What can happen as the crystal falls?',
      choices: ['Six arms can grow.', 'Its color can fade.', 'Two halves can split.'],
      evidence: 'As the crystal falls, six arms can grow from its corners.',
    },
    {
      focus: 'cause',
      ask: 'Why does each one grow a bit differently?',
      choices: ['The air changes.', 'The moon shines.', 'The birds sing.'],
      evidence: 'The air changes on the way, so each one grows a bit differently.',
    },
    {
      focus: 'detail',
      ask: 'How does a flake drift down?',
      choices: ['about as fast as you walk', 'as quickly as a race car', 'more slowly than a snail'],
      evidence: 'A flake drifts down about as fast as you walk.',
    },
    {
      focus: 'cause',
      ask: 'What did it take to melt the star?',
      choices: ['one warm puff', 'a hard pinch', 'a loud laugh'],
      evidence: 'One warm puff was all it took.',
    },
    {
      focus: 'sequence',
      ask: 'What did Haneul do right after rushing up?',
      choices: ['said hello', 'sat down', 'ran home'],
      evidence: 'Then Haneul rushed up to see and said hello.',
    },
    {
      focus: 'character',
      ask: 'What name had Pemba given to the flake?',
      choices: ['Mabel', 'Gusty', 'Olive'],
      evidence: '"That one was called Mabel," sighed Pemba.',
    },
  ],
  open: [
    {
      ask: 'What is the first part mostly about?',
      sample: 'It tells how a snowflake begins, grows six arms and falls.',
      lookFor: 'Puts together the start, the six arms and the fall.',
    },
    {
      ask: 'How do you think Haneul felt? Tell why.',
      sample: 'Haneul felt sorry, because the star melted from one hello.',
      lookFor: 'Names a feeling and links it to the warm puff.',
    },
  ],
}
