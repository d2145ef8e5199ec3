import type { Passage } from '@pencil-quest/contract/sheets'

export const theEggInTheBoot: Passage = {
  id: 'farm-life.kindergarten.the-egg-in-the-boot',
  theme: 'farm-life',
  grade: 'kindergarten',
  title: 'The Egg in the Boot',
  paragraphs: [
    ['Owen had just one boot.', 'Bess sniffed out the other.', 'A red hen sat in it.'],
    ['"Cluck," it said, and did not budge.', 'So Owen hopped home.', 'The hen laid an egg.'],
  ],
  keywords: [{ word: 'budge', definition: 'move even a little' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Owen have?',
      choices: ['just one boot', 'a long rake', 'a pink apron'],
      evidence: 'Owen had just one boot.',
    },
    {
      focus: 'cause',
      ask: 'Why could Owen not put on the other boot?',
      choices: ['A hen sat in it.', 'A goat ate it.', 'A pup hid it.'],
      evidence: 'A red hen sat in it.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does budge mean?',
      choices: ['move a little', 'sing a tune', 'drink a lot'],
      evidence: '"Cluck," it said, and did not budge.',
    },
    {
      focus: 'character',
      ask: 'How did Owen get home?',
      choices: ['Owen hopped.', 'Owen swam.', 'Owen flew.'],
      evidence: 'So Owen hopped home.',
    },
    {
      focus: 'sequence',
      ask: 'What happened last?',
      choices: ['The hen laid an egg.', 'The rain made a mess.', 'The boot got a hole.'],
      evidence: 'The hen laid an egg.',
    },
  ],
  open: [
    {
      ask: 'Why did the hen like the boot?',
      sample: 'It was dark and snug, just like a nest.',
      lookFor: 'Compares the boot with a nest or bed.',
    },
    {
      ask: 'How was Owen kind to the hen?',
      sample: 'Owen let the hen stay and hopped on one foot.',
      lookFor: 'Tells that Owen left the hen in peace.',
    },
  ],
}
