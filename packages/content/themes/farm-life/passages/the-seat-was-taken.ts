import type { Passage } from '@pencil-quest/contract/sheets'

export const theSeatWasTaken: Passage = {
  id: 'farm-life.1st.the-seat-was-taken',
  theme: 'farm-life',
  grade: '1st',
  title: 'The Seat Was Taken',
  paragraphs: [
    [
      'Thandi had to plow, but a kitten was asleep on the tractor seat.',
      'Thandi set it down in the hay.',
      'It ran right back.',
      'Thandi gave it a bowl of milk.',
      'It drank up and ran right back.',
    ],
    [
      'Then Thandi took off a straw hat and put it on the floor.',
      'The kitten sniffed the hat and hopped in.',
      'Now Thandi could plow, but the sun was hot.',
      'So Thandi wore a bucket.',
    ],
  ],
  keywords: [
    { word: 'plow', definition: 'turn over the soil of a field' },
    { word: 'bowl', definition: 'a deep, round dish' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Who was asleep on the tractor seat?',
      choices: ['a kitten', 'a rooster', 'a piglet'],
      evidence: 'Thandi had to plow, but a kitten was asleep on the tractor seat.',
    },
    {
      focus: 'sequence',
      ask: 'Where did Thandi set the kitten down first?',
      choices: ['in the hay', 'in the mud', 'on a shelf'],
      evidence: 'Thandi set it down in the hay.',
    },
    {
      focus: 'detail',
      ask: 'What did Thandi give the kitten?',
      choices: ['a bowl of milk', 'a ball of yarn', 'a bag of corn'],
      evidence: 'Thandi gave it a bowl of milk.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does plow mean?',
      choices: ['turn over the soil', 'sleep in the shade', 'sit on the fence'],
      evidence: 'Thandi had to plow, but a kitten was asleep on the tractor seat.',
    },
    {
      focus: 'character',
      ask: 'What did the kitten do with the hat?',
      choices: ['sniffed and hopped in', 'chewed and tore it up', 'pushed and rolled it'],
      evidence: 'The kitten sniffed the hat and hopped in.',
    },
    {
      focus: 'cause',
      ask: 'Why did Thandi wear a bucket?',
      choices: ['The sun was hot.', 'The rain was cold.', 'The wind was wild.'],
      evidence: 'Now Thandi could plow, but the sun was hot.',
    },
  ],
  open: [
    {
      ask: 'How many plans did Thandi try? Tell about them.',
      sample: 'Three: first the hay, then the milk, then the hat. The hat worked.',
      lookFor: 'Names the three plans, best in the right order.',
    },
    {
      ask: 'Why did the hat work?',
      sample: 'It was round and snug, so the kitten liked it best.',
      lookFor: 'Gives a reason that fits what kittens like.',
    },
  ],
}
