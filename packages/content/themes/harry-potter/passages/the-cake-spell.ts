import type { Passage } from '@pencil-quest/contract/sheets'

export const theCakeSpell: Passage = {
  id: 'harry-potter.1st.the-cake-spell',
  theme: 'harry-potter',
  grade: '1st',
  title: 'The Cake Spell',
  paragraphs: [
    [
      'Tomas made a cake with a spell.',
      'But he read the words too fast.',
      'Poof, the cake was as small as a pea!',
      'Six friends stood by with six forks.',
    ],
    [
      'So Tomas read the spell again, very slowly.',
      'The cake grew and grew.',
      'It pushed all six friends out the door!',
      'Zuri ate her way back in.',
      '"Now we need bigger forks," she said.',
    ],
  ],
  keywords: [
    { word: 'spell', definition: 'special words that do magic' },
    { word: 'pea', definition: 'a tiny, round, green seed' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How small was the first cake?',
      choices: ['as small as a pea', 'as small as an ant', 'as flat as a coin'],
      evidence: 'Poof, the cake was as small as a pea!',
    },
    {
      focus: 'cause',
      ask: 'Why did the first cake come out so small?',
      choices: ['He read the words too fast.', 'He lost the words at noon.', 'He spilled the cold milk.'],
      evidence: 'But he read the words too fast.',
    },
    {
      focus: 'detail',
      ask: 'How many friends stood by?',
      choices: ['six friends', 'two friends', 'ten friends'],
      evidence: 'Six friends stood by with six forks.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tomas read the spell slowly?',
      choices: ['The cake grew and grew.', 'The forks bent and broke.', 'The lamp fell and rolled.'],
      evidence: 'The cake grew and grew.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a spell?',
      choices: ['special words that do magic', 'soup that is far too salty', 'a letter from a good friend'],
      evidence: 'Tomas made a cake with a spell.',
    },
    {
      focus: 'character',
      ask: 'How did Zuri get back?',
      choices: ['She ate her way in.', 'She dug under a rug.', 'She rode on a broom.'],
      evidence: 'Zuri ate her way back in.',
    },
  ],
  open: [
    {
      ask: 'How fast should Tomas read the spell next time?',
      sample: 'He should read it in the middle, not fast and not slow.',
      lookFor: 'Sees that both ways went wrong.',
    },
    {
      ask: 'Is Zuri a good friend to have? Tell why.',
      sample: 'Yes, she makes a joke and finds a way to help.',
      lookFor: 'Gives a reason from the story.',
    },
  ],
}
