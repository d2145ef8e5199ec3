import type { Passage } from '@pencil-quest/contract/sheets'

export const aWarmFlatStone: Passage = {
  id: 'dragon-masters.1st.a-warm-flat-stone',
  theme: 'dragon-masters',
  grade: '1st',
  title: 'A Warm, Flat Stone',
  paragraphs: [
    [
      'In the morning, a lizard is cold and slow.',
      'It cannot make much heat of its own.',
      'So it finds a flat stone in the sun.',
      'It lies there until it is warm.',
      'Then it can run and catch bugs.',
      'At noon it hides in the shade.',
    ],
    ['Fig the dragon naps in the sun as well.', 'Fig does not catch bugs.', 'Fig only catches up on sleep.'],
  ],
  keywords: [
    { word: 'shade', definition: 'a place that the sun does not reach' },
    { word: 'naps', definition: 'sleeps for a short time' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What does the lizard find in the sun?',
      choices: ['a flat stone', 'a deep hole', 'a tall plant'],
      evidence: 'So it finds a flat stone in the sun.',
    },
    {
      focus: 'cause',
      ask: 'Why does a lizard need the sun?',
      choices: ['It cannot make much heat.', 'It likes to see its tail.', 'It gets lost in tall grass.'],
      evidence: 'It cannot make much heat of its own.',
    },
    {
      focus: 'sequence',
      ask: 'What can the lizard do right after it is warm?',
      choices: ['run and catch bugs', 'sing and dig holes', 'swim and eat fish'],
      evidence: 'Then it can run and catch bugs.',
    },
    {
      focus: 'detail',
      ask: 'When does the lizard hide?',
      choices: ['at noon', 'at dawn', 'at dusk'],
      evidence: 'At noon it hides in the shade.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is shade?',
      choices: [
        'a place that the sun does not reach',
        'a song that the birds do not like',
        'a game that the dogs do not play',
      ],
      evidence: 'At noon it hides in the shade.',
    },
    {
      focus: 'character',
      ask: 'What does Fig do on a bright day?',
      choices: ['Fig naps in the sun.', 'Fig swims in a pond.', 'Fig digs in the mud.'],
      evidence: 'Fig the dragon naps in the sun as well.',
    },
  ],
  open: [
    {
      ask: 'How are Fig and the lizard alike?',
      sample: 'Both like to lie in the warm sun.',
      lookFor: 'Tells that both lie still and warm up in the sun.',
    },
    {
      ask: 'How do you warm up on a cold day?',
      sample: 'I put on a sweater and jump up and down.',
      lookFor: 'Names a way to get warm, and may compare it with the lizard.',
    },
  ],
}
