import type { Passage } from '@pencil-quest/contract/sheets'

export const whyPigsRollInMud: Passage = {
  id: 'farm-life.1st.why-pigs-roll-in-mud',
  theme: 'farm-life',
  grade: '1st',
  title: 'Why Pigs Roll in Mud',
  paragraphs: [
    [
      'When you are hot, you sweat.',
      'Sweat cools your skin.',
      'A pig can hardly sweat at all.',
      'So it rolls in wet mud.',
      'As the mud dries, the pig cools off.',
    ],
    [
      'Mud helps in two more ways.',
      'It keeps the sun off the pink skin.',
      'It keeps the flies off too.',
      'Then the pig rubs on a post, and the dry mud drops off.',
      'Owen once stood by that post.',
      'Owen took two baths.',
    ],
  ],
  keywords: [
    { word: 'sweat', definition: 'make drops of water on the skin' },
    { word: 'hardly', definition: 'almost not' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What does sweat do for your skin?',
      choices: ['It cools it.', 'It hides it.', 'It dyes it.'],
      evidence: 'Sweat cools your skin.',
    },
    {
      focus: 'cause',
      ask: 'Why does a pig roll in mud?',
      choices: ['A pig can hardly sweat.', 'A pig can never sleep.', 'A pig can barely see.'],
      evidence: 'A pig can hardly sweat at all.',
    },
    {
      focus: 'detail',
      ask: 'What else does mud keep off?',
      choices: ['the flies', 'the frogs', 'the bees'],
      evidence: 'It keeps the flies off too.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the pig rubs on a post?',
      choices: ['The dry mud drops off.', 'The old fence falls down.', 'The long tail curls up.'],
      evidence: 'Then the pig rubs on a post, and the dry mud drops off.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does hardly mean?',
      choices: ['almost not', 'always wet', 'all alone'],
      evidence: 'A pig can hardly sweat at all.',
    },
    {
      focus: 'character',
      ask: 'How did Owen get clean?',
      choices: ['took two baths', 'used ten rags', 'sat in a creek'],
      evidence: 'Owen took two baths.',
    },
  ],
  open: [
    {
      ask: 'Mud makes a pig dirty. How is it good?',
      sample: 'Mud cools the pig and keeps off the sun and the flies.',
      lookFor: 'Names at least one way that mud helps.',
    },
    {
      ask: 'How do you cool off on a hot day?',
      sample: 'I sit in the shade and splash water on my arms.',
      lookFor: 'Tells a way to cool off, with shade, water or rest.',
    },
  ],
}
