import type { Passage } from '@pencil-quest/contract/sheets'

export const theLowFlyingBroom: Passage = {
  id: 'harry-potter.3rd.the-low-flying-broom',
  theme: 'harry-potter',
  grade: '3rd',
  title: 'The Low-Flying Broom',
  paragraphs: [
    [
      'On the first day of flying class, twelve brooms rose above the towers.',
      "Mei's broom rose as high as a footstool and stopped.",
      'She tapped it, tugged it and begged it.',
      'The broom only shivered.',
    ],
    [
      '"It is afraid of heights," said Idris, the head teacher.',
      '"You may choose another," he added.',
      'Mei looked at the trembling straw and shook her head.',
      'All week she flew low, and her toes brushed the grass.',
      'The others raced past the clouds and waved.',
      'Once a snail passed her.',
    ],
    [
      'On Saturday, the kitchen lost the key to the pantry, and breakfast was locked inside.',
      'Twelve riders searched from the sky, but the garden was only a green blur.',
      'Mei drifted slowly between the cabbages, with her nose near the ground.',
      'Something winked under a leaf.',
      'It was the key!',
      'The whole school cheered, and Mei got a pancake as wide as a wheel.',
      'She tied a ribbon of honor around her broom.',
      'It was so proud that it rose a little, all the way to the height of a chair.',
    ],
  ],
  keywords: [
    { word: 'trembling', definition: 'shaking a little from fear or cold' },
    { word: 'pantry', definition: 'a small room where food is kept' },
    { word: 'blur', definition: 'something that you cannot see clearly' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: "How high did Mei's broom rise at first?",
      choices: ['as high as a footstool', 'as tall as the castle', 'as wide as a haystack'],
      evidence: "Mei's broom rose as high as a footstool and stopped.",
    },
    {
      focus: 'detail',
      ask: 'What did the kitchen lose?',
      choices: ['the key to the pantry', 'the lid of the teapot', 'the bell for supper'],
      evidence: 'On Saturday, the kitchen lost the key to the pantry, and breakfast was locked inside.',
    },
    {
      focus: 'sequence',
      ask: 'What did the broom do right after Mei begged it?',
      choices: ['It only shivered.', 'It softly hummed.', 'It quickly sneezed.'],
      evidence: 'The broom only shivered.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Mei found the key?',
      choices: ['The whole school cheered.', 'The whole roof creaked.', 'The gardener rang a gong.'],
      evidence: 'The whole school cheered, and Mei got a pancake as wide as a wheel.',
    },
    {
      focus: 'cause',
      ask: 'Why did the broom stay low?',
      choices: ['It is afraid of heights.', 'It is allergic to birds.', 'It is too old to wake.'],
      evidence: '"It is afraid of heights," said Idris, the head teacher.',
    },
    {
      focus: 'cause',
      ask: 'Why did twelve riders miss the key?',
      choices: ['The garden was only a blur.', 'The sun was in their eyes.', 'The key was in a pocket.'],
      evidence: 'Twelve riders searched from the sky, but the garden was only a green blur.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does trembling mean?',
      choices: ['shaking a little from fear', 'growing a lot every day', 'smelling faintly of smoke'],
      evidence: 'Mei looked at the trembling straw and shook her head.',
    },
    {
      focus: 'character',
      ask: 'What did Mei do when she was told to choose another broom?',
      choices: ['She shook her head.', 'She packed her bag.', 'She began to weep.'],
      evidence: 'Mei looked at the trembling straw and shook her head.',
    },
  ],
  open: [
    {
      ask: "How did the broom's fear turn out to be useful?",
      sample: 'Low and slow, Mei could see the key that fast riders missed.',
      lookFor: 'Joins flying low with finding the key.',
    },
    {
      ask: 'What kind of friend is Mei? Show how you know.',
      sample: 'She is loyal. She keeps her broom though others wave from the clouds.',
      lookFor: 'Names a trait and an action of Mei.',
    },
  ],
}
