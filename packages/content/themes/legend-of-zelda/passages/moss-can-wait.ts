import type { Passage } from '@pencil-quest/contract/sheets'

export const mossCanWait: Passage = {
  id: 'legend-of-zelda.1st.moss-can-wait',
  theme: 'legend-of-zelda',
  grade: '1st',
  title: 'Moss Can Wait',
  paragraphs: [
    [
      'Moss is a low green plant.',
      'It grows on rocks and old logs.',
      'It has no true roots.',
      'Its leaves soak up rain.',
    ],
    [
      'In dry weeks, moss turns brown and curls up.',
      'It is not gone, for it can wait.',
      'One good rain makes it green again.',
    ],
    ['Soraya found a dry, brown patch.', 'Soraya gave it a cup of water.', 'By noon it was as green as a frog.'],
  ],
  keywords: [
    { word: 'soak', definition: 'to drink in like a sponge' },
    { word: 'patch', definition: 'a small part of the ground' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where does moss grow?',
      choices: ['on rocks and old logs', 'in deep salty seas', 'on top of warm sand'],
      evidence: 'It grows on rocks and old logs.',
    },
    {
      focus: 'cause',
      ask: 'How does moss get its rain?',
      choices: ['Its leaves soak it up.', 'Its roots pull it up.', 'Its seeds hold it in.'],
      evidence: 'Its leaves soak up rain.',
    },
    {
      focus: 'cause',
      ask: 'What makes brown moss green again?',
      choices: ['one good rain', 'one big wind', 'one cold night'],
      evidence: 'One good rain makes it green again.',
    },
    {
      focus: 'sequence',
      ask: 'What was the patch like by noon?',
      choices: ['as green as a frog', 'as cold as a stone', 'as tall as a goat'],
      evidence: 'By noon it was as green as a frog.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does soak mean?',
      choices: ['to drink in', 'to blow out', 'to cut down'],
      evidence: 'Its leaves soak up rain.',
    },
    {
      focus: 'character',
      ask: 'How did Soraya help the dry moss?',
      choices: ['gave it a cup of water', 'put it in a deep hole', 'sang it a sweet song'],
      evidence: 'Soraya gave it a cup of water.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how moss drinks rain and waits when it is dry.',
      lookFor: 'Says that moss can dry out and turn green again.',
    },
    {
      ask: 'Why is it good to wait before you throw out a dry plant?',
      sample: 'It may only need water. It could turn green again.',
      lookFor: 'Gives a reason that fits the moss.',
    },
  ],
}
