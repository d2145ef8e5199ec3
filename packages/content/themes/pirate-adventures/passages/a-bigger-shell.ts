import type { Passage } from '@pencil-quest/contract/sheets'

export const aBiggerShell: Passage = {
  id: 'pirate-adventures.kindergarten.a-bigger-shell',
  theme: 'pirate-adventures',
  grade: 'kindergarten',
  title: 'A Bigger Shell',
  paragraphs: [
    ['A hermit crab lives in a shell.', 'It did not make the shell.'],
    ['The crab grows, and the shell gets tight.', 'Then it finds a bigger one and moves in.'],
  ],
  keywords: [{ word: 'tight', definition: 'too small to fit well' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Where does a hermit crab live?',
      choices: ['in a shell', 'in a tree', 'in a boat'],
      evidence: 'A hermit crab lives in a shell.',
    },
    {
      focus: 'sequence',
      ask: 'What does the crab do right after its home gets tight?',
      choices: ['finds a bigger one', 'eats a green leaf', 'sings a sad song'],
      evidence: 'Then it finds a bigger one and moves in.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does tight mean?',
      choices: ['too small to fit well', 'too far to swim home', 'too hot to lie upon'],
      evidence: 'The crab grows, and the shell gets tight.',
    },
    {
      focus: 'cause',
      ask: 'Why does the shell get tight?',
      choices: ['The crab grows.', 'The sand dries.', 'The sun sets.'],
      evidence: 'The crab grows, and the shell gets tight.',
    },
    {
      focus: 'character',
      ask: 'What does the crab do with the bigger one?',
      choices: ['It moves in.', 'It sits still.', 'It runs off.'],
      evidence: 'Then it finds a bigger one and moves in.',
    },
  ],
  open: [
    {
      ask: 'What should a crab look for in a new shell?',
      sample: 'It should be big, strong and have no holes.',
      lookFor: 'Names one thing that makes a shell a good home.',
    },
    {
      ask: 'What do you do when your shoes get tight?',
      sample: 'I get bigger shoes and pass on the old ones.',
      lookFor: 'Tells of getting a bigger size, like the crab.',
    },
  ],
}
