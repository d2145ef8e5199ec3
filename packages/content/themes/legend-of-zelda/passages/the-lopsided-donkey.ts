import type { Passage } from '@pencil-quest/contract/sheets'

export const theLopsidedDonkey: Passage = {
  id: 'legend-of-zelda.2nd.the-lopsided-donkey',
  theme: 'legend-of-zelda',
  grade: '2nd',
  title: 'The Lopsided Donkey',
  paragraphs: [
    [
      'Bramble carried twelve pears in the left saddlebag.',
      'With every step, the saddle slipped a little to the left.',
      'Soon the donkey looked like a tent in a storm.',
    ],
    [
      'Chidi had a quick idea.',
      'Chidi filled the right bag with twelve heavy stones.',
      'Now the saddle was level, but Bramble would not take one step.',
      'Bramble sat down and stared at the stones.',
    ],
    [
      'Anwen laughed and dumped out every stone.',
      'Then Anwen moved six pears from the left bag to the right one.',
      'Both sides were level, and the load was light.',
      'As a reward, Bramble got a pear from the left bag.',
      'Crunch!',
      'The saddle slipped to the right.',
      'So Bramble had to have another.',
    ],
  ],
  keywords: [
    { word: 'level', definition: 'flat, with no side higher than the other' },
    { word: 'reward', definition: 'something you get for doing well' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Bramble carry in the left saddlebag?',
      choices: ['twelve pears', 'seven plums', 'three melons'],
      evidence: 'Bramble carried twelve pears in the left saddlebag.',
    },
    {
      focus: 'detail',
      ask: 'How many pears did Anwen move?',
      choices: ['six pears', 'nine pears', 'four pears'],
      evidence: 'Then Anwen moved six pears from the left bag to the right one.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Chidi had a quick idea?',
      choices: ['Chidi filled the right bag.', 'Chidi climbed the tall tree.', 'Chidi borrowed a new rope.'],
      evidence: 'Chidi filled the right bag with twelve heavy stones.',
    },
    {
      focus: 'sequence',
      ask: 'What did Anwen do right after laughing?',
      choices: ['dumped out every stone', 'picked up every acorn', 'pulled off one boot'],
      evidence: 'Anwen laughed and dumped out every stone.',
    },
    {
      focus: 'cause',
      ask: 'Why did the donkey look like a tent in a storm?',
      choices: ['The saddle slipped a little.', 'The blanket flapped a lot.', 'The rope dragged behind.'],
      evidence: 'With every step, the saddle slipped a little to the left.',
    },
    {
      focus: 'cause',
      ask: 'Why did Bramble get a pear?',
      choices: ['as a reward', 'as a mistake', 'as a trick'],
      evidence: 'As a reward, Bramble got a pear from the left bag.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does level mean?',
      choices: ['flat, with no higher side', 'loud, with no quiet part', 'torn, with no good patch'],
      evidence: 'Now the saddle was level, but Bramble would not take one step.',
    },
    {
      focus: 'character',
      ask: 'How did Bramble show that stones were too much?',
      choices: ['Bramble sat down and stared.', 'Bramble ran off and hid.', 'Bramble lay back and sang.'],
      evidence: 'Bramble sat down and stared at the stones.',
    },
  ],
  open: [
    {
      ask: "Why was Anwen's plan better than Chidi's?",
      sample: 'Both plans made the sides even, but with the stones the load was twice as heavy.',
      lookFor: 'Compares the load with stones and the load without.',
    },
    {
      ask: 'What will happen after the next pear, and the next?',
      sample: 'The saddle is level after two pears and slips after three. Bramble will eat them all.',
      lookFor: 'Keeps the pattern of one side, then the other.',
    },
  ],
}
