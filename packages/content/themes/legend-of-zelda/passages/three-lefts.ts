import type { Passage } from '@pencil-quest/contract/sheets'

export const threeLefts: Passage = {
  id: 'legend-of-zelda.2nd.three-lefts',
  theme: 'legend-of-zelda',
  grade: '2nd',
  title: 'Three Lefts',
  paragraphs: [
    [
      'The inn was to the left, and its windows were glowing.',
      'But a huge cow had fallen asleep across the narrow lane.',
      'Bao clapped, Chidi sang, and the cow just snored.',
    ],
    [
      'Bramble the donkey snorted and marched straight ahead.',
      '"That is the wrong way," cried Anwen, running behind with the map.',
      'At the mill, Bramble turned left.',
      'At the well, Bramble turned left again.',
      'At the big oak came one more left.',
      'Now all three friends were grumpy.',
    ],
    [
      'Then Anwen looked up and stopped.',
      'There stood the inn, and just beyond it snored the cow.',
      'Anwen drew the four sides of a square on the map.',
      '"Three lefts are as good as one," said Anwen, and gave Bramble the softest bed.',
    ],
  ],
  keywords: [
    { word: 'narrow', definition: 'not wide from side to side' },
    { word: 'grumpy', definition: 'in a bad mood' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What was glowing at the inn?',
      choices: ['its windows', 'its chimney', 'its garden'],
      evidence: 'The inn was to the left, and its windows were glowing.',
    },
    {
      focus: 'detail',
      ask: 'Where did Bramble turn left at first?',
      choices: ['at the mill', 'at the barn', 'at the lake'],
      evidence: 'At the mill, Bramble turned left.',
    },
    {
      focus: 'cause',
      ask: 'Why was the narrow lane blocked?',
      choices: ['A cow had fallen asleep.', 'A tree had crashed down.', 'A cart had lost a wheel.'],
      evidence: 'But a huge cow had fallen asleep across the narrow lane.',
    },
    {
      focus: 'cause',
      ask: 'Why did Anwen run behind the donkey?',
      choices: ['It was the wrong way.', 'It was a funny race.', 'It was the last pear.'],
      evidence: '"That is the wrong way," cried Anwen, running behind with the map.',
    },
    {
      focus: 'sequence',
      ask: 'What did Bramble do right after snorting?',
      choices: ['marched straight ahead', 'rolled in the tall grass', 'kicked the garden gate'],
      evidence: 'Bramble the donkey snorted and marched straight ahead.',
    },
    {
      focus: 'sequence',
      ask: 'What did Anwen do right after they saw the inn and the cow?',
      choices: ['drew the sides of a square', 'rang the bell of the tower', 'counted the coins in a bag'],
      evidence: 'Anwen drew the four sides of a square on the map.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does grumpy mean?',
      choices: ['in a bad mood', 'in a new hat', 'in a wet tent'],
      evidence: 'Now all three friends were grumpy.',
    },
    {
      focus: 'character',
      ask: 'How did Anwen thank Bramble?',
      choices: ['gave Bramble the softest bed', 'sang Bramble a low song', 'fed Bramble a red apple'],
      evidence: '"Three lefts are as good as one," said Anwen, and gave Bramble the softest bed.',
    },
  ],
  open: [
    {
      ask: 'Draw the way that Bramble took. How did three lefts get past the cow?',
      sample: 'I draw a square. The cow blocks one side, so Bramble goes along the other three.',
      lookFor: 'The drawing goes around a square and ends at the inn.',
    },
    {
      ask: 'How did the friends feel about Bramble before and after?',
      sample: 'They were grumpy first, and then they were thankful for the clever donkey.',
      lookFor: 'Names two feelings and what changed them.',
    },
  ],
}
