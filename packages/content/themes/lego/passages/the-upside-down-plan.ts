import type { Passage } from '@pencil-quest/contract/sheets'

export const theUpsideDownPlan: Passage = {
  id: 'lego.2nd.the-upside-down-plan',
  theme: 'lego',
  grade: '2nd',
  title: 'The Upside-Down Plan',
  paragraphs: [
    [
      'Paloma drew a fine plan for a bird bath.',
      'It had a wide bowl on top of one thin post.',
      'In the night, the wind flipped the plan over.',
    ],
    [
      'The builders began early in the morning.',
      'When Paloma came by, the bowl hung over the post like a giant mushroom.',
      'Not one drop of water could stay in it.',
      'Paloma groaned and reached for an eraser.',
    ],
    [
      'Just then, heavy rain began to pour.',
      'Sparrows came from every roof and squeezed in below the bowl.',
      'Soon forty dry birds were chirping there.',
      'Paloma turned the plan around and crossed out one word.',
      'Now it said "bird umbrella."',
    ],
  ],
  keywords: [
    { word: 'groaned', definition: 'made a long, low, sad sound' },
    { word: 'squeezed', definition: 'pushed into a small space' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Paloma draw a plan for?',
      choices: ['a bird bath', 'a duck pond', 'a fish shop'],
      evidence: 'Paloma drew a fine plan for a bird bath.',
    },
    {
      focus: 'detail',
      ask: 'How many dry birds were chirping there?',
      choices: ['forty birds', 'seven birds', 'ninety birds'],
      evidence: 'Soon forty dry birds were chirping there.',
    },
    {
      focus: 'cause',
      ask: 'How did the plan turn over in the night?',
      choices: ['The wind flipped it.', 'A cat rolled on it.', 'A builder shook it.'],
      evidence: 'In the night, the wind flipped the plan over.',
    },
    {
      focus: 'cause',
      ask: 'Why was it no good as a bath?',
      choices: ['Not one drop could stay.', 'Not one frog could jump.', 'Not one step was clean.'],
      evidence: 'Not one drop of water could stay in it.',
    },
    {
      focus: 'sequence',
      ask: 'What did Paloma do right after a groan?',
      choices: ['reached for an eraser', 'looked for a bucket', 'shouted for a crane'],
      evidence: 'Paloma groaned and reached for an eraser.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the rain began to pour?',
      choices: ['Sparrows came from the roofs.', 'Frogs came out of the pipes.', 'Snails slid down the windows.'],
      evidence: 'Sparrows came from every roof and squeezed in below the bowl.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does squeezed mean?',
      choices: ['pushed into a small space', 'washed in a round bowl', 'looked for a warm nest'],
      evidence: 'Sparrows came from every roof and squeezed in below the bowl.',
    },
    {
      focus: 'character',
      ask: 'What did Paloma do at the end, when the birds were dry?',
      choices: ['crossed out one word', 'tore up the old plan', 'sent the crew home'],
      evidence: 'Paloma turned the plan around and crossed out one word.',
    },
  ],
  open: [
    {
      ask: 'How did Paloma feel at the start of the rain and at the end?',
      sample: 'Paloma was upset at first and then glad, because the birds were dry.',
      lookFor: 'Names two feelings and what changed between them.',
    },
    {
      ask: 'Tell about a mistake that turned into something good.',
      sample: 'I spilled blue paint, and it became a lake in my picture.',
      lookFor: 'Tells the mistake and the good thing that came of it.',
    },
  ],
}
