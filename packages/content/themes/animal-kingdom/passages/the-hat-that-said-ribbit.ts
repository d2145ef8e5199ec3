import type { Passage } from '@pencil-quest/contract/sheets'

export const theHatThatSaidRibbit: Passage = {
  id: 'animal-kingdom.kindergarten.the-hat-that-said-ribbit',
  theme: 'animal-kingdom',
  grade: 'kindergarten',
  title: 'The Hat That Said Ribbit',
  paragraphs: [
    ['Mateo put his hat on a log.', 'A frog hopped into it.', 'Mateo put the hat back on.'],
    ['"My hat says ribbit," said Mateo.', 'The frog liked its new house.'],
  ],
  keywords: [{ word: 'log', definition: 'a piece of a tree' }],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did Mateo put his hat?',
      choices: ['on a log', 'on a rock', 'on a hook'],
      evidence: 'Mateo put his hat on a log.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Mateo put his hat down?',
      choices: ['A frog hopped into it.', 'A bird slept under it.', 'A mouse ran over it.'],
      evidence: 'A frog hopped into it.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a log?',
      choices: ['a piece of a tree', 'a bed for a frog', 'a kind of big cup'],
      evidence: 'Mateo put his hat on a log.',
    },
    {
      focus: 'cause',
      ask: 'Why did the frog stay?',
      choices: ['It liked its new house.', 'It liked to tell jokes.', 'It wanted a warm lunch.'],
      evidence: 'The frog liked its new house.',
    },
    {
      focus: 'character',
      ask: 'What did Mateo say?',
      choices: ['My hat says ribbit.', 'My log is too wet.', 'My frog ran away.'],
      evidence: '"My hat says ribbit," said Mateo.',
    },
  ],
  open: [
    {
      ask: 'Why did the hat say ribbit?',
      sample: 'The frog was in it, and the frog said ribbit.',
      lookFor: 'Tells that the sound came from the frog.',
    },
    {
      ask: 'What would you do if your hat said ribbit?',
      sample: 'I would look inside and let the frog hop home.',
      lookFor: 'Tells one thing to do that is kind to the frog.',
    },
  ],
}
