import type { Passage } from '@pencil-quest/contract/sheets'

export const aBoxMarkedRush: Passage = {
  id: 'dog-man.1st.a-box-marked-rush',
  theme: 'dog-man',
  grade: '1st',
  title: 'A Box Marked Rush',
  paragraphs: [
    [
      'Goro had a box of ice for the ducks.',
      'The label said Rush!',
      'Goro set off at once, but a tortoise does not rush.',
      'The sun was hot.',
      'Drip, drip, drip went the box.',
    ],
    [
      'At noon Goro came to the duck park.',
      'All the ice had melted.',
      'Goro felt sad.',
      'Then nine ducklings hopped into the box.',
      'Splash, splash, splash!',
      '"Ice is too cold," said the smallest duckling.',
      '"You came just in time."',
    ],
  ],
  keywords: [
    { word: 'rush', definition: 'go very fast' },
    { word: 'melted', definition: 'turned to water' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What was in the box at first?',
      choices: ['ice for the ducks', 'jam for the mole', 'hay for the goats'],
      evidence: 'Goro had a box of ice for the ducks.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does melted mean?',
      choices: ['turned to water', 'rolled up a hill', 'jumped for joy'],
      evidence: 'All the ice had melted.',
    },
    {
      focus: 'cause',
      ask: 'Why did the box drip?',
      choices: ['The sun was hot.', 'The lid was old.', 'The lane was wet.'],
      evidence: 'The sun was hot.',
    },
    {
      focus: 'detail',
      ask: 'When did Goro come to the park?',
      choices: ['at noon', 'at dusk', 'at six'],
      evidence: 'At noon Goro came to the duck park.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Goro felt sad?',
      choices: ['Nine ducklings hopped in.', 'Nine pigeons flew away.', 'Two rabbits ran a race.'],
      evidence: 'Then nine ducklings hopped into the box.',
    },
    {
      focus: 'character',
      ask: 'What did the smallest duckling say?',
      choices: ['Ice is too cold.', 'Mud is more fun.', 'Rain is so loud.'],
      evidence: '"Ice is too cold," said the smallest duckling.',
    },
  ],
  open: [
    {
      ask: 'Why was it good that Goro was slow?',
      sample: 'The ice had time to melt, and the ducklings got a pool.',
      lookFor: 'Joins the slow trip, the water and the happy ducklings.',
    },
    {
      ask: 'How did Goro feel at the end?',
      sample: 'Goro was glad, because the ducklings were having fun.',
      lookFor: 'Names a happy feeling and gives a reason.',
    },
  ],
}
