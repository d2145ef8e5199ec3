import type { Passage } from '@pencil-quest/contract/sheets'

export const oneSmallDrop: Passage = {
  id: 'wings-of-fire.1st.one-small-drop',
  theme: 'wings-of-fire',
  grade: '1st',
  title: 'One Small Drop',
  paragraphs: [
    [
      'A tiny sprout was dry.',
      'Yara flew over and let it rain.',
      'Splat!',
      'The big drops knocked the sprout flat.',
      '"I am too much," said Yara.',
    ],
    [
      'Yara sat down and felt so bad.',
      'One small tear rolled off.',
      'It landed by the sprout.',
      'Slowly, the sprout stood up.',
      'Now Yara thinks a sad thought each day.',
      'It is always about a lost sock.',
    ],
  ],
  keywords: [
    { word: 'sprout', definition: 'a very young plant' },
    { word: 'flat', definition: 'down on the ground' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How was the tiny sprout at first?',
      choices: ['dry', 'tall', 'pink'],
      evidence: 'A tiny sprout was dry.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a sprout?',
      choices: ['a young plant', 'a hungry bird', 'a muddy road'],
      evidence: 'A tiny sprout was dry.',
    },
    {
      focus: 'cause',
      ask: 'What knocked the sprout flat?',
      choices: ['the big drops', 'the cold wind', 'the fast goat'],
      evidence: 'The big drops knocked the sprout flat.',
    },
    {
      focus: 'character',
      ask: 'What did Yara say?',
      choices: ['I am too much.', 'I can do it all.', 'I like to fly.'],
      evidence: '"I am too much," said Yara.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Yara sat down?',
      choices: ['One small tear rolled off.', 'A loud frog began to sing.', 'Two bees came to visit.'],
      evidence: 'One small tear rolled off.',
    },
    {
      focus: 'detail',
      ask: 'What is the sad thought always about?',
      choices: ['a lost sock', 'a cold soup', 'a bent spoon'],
      evidence: 'It is always about a lost sock.',
    },
  ],
  open: [
    {
      ask: 'Why was one tear better than the rain?',
      sample: 'The tear was small and soft, so it did not hurt the sprout.',
      lookFor: 'Compares the size of the tear with the big drops.',
    },
    {
      ask: 'When is it good to be gentle?',
      sample: 'It is good to be gentle when you pet a kitten.',
      lookFor: 'Names a time when soft or small is best.',
    },
  ],
}
