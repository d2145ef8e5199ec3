import type { Passage } from '@pencil-quest/contract/sheets'

export const purpleInk: Passage = {
  id: 'harry-potter.kindergarten.purple-ink',
  theme: 'harry-potter',
  grade: 'kindergarten',
  title: 'Purple Ink',
  paragraphs: [
    ['We mash ripe berries in a bowl.', 'We pour the juice through cloth.', 'Now we have ink!'],
    ['Mei writes her name with it.', 'Her nose is purple, too.'],
  ],
  keywords: [{ word: 'mash', definition: 'press until it is soft' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What do we mash?',
      choices: ['ripe berries', 'green apples', 'orange carrots'],
      evidence: 'We mash ripe berries in a bowl.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after we have ink?',
      choices: ['Mei writes her name.', 'Mei wipes her bowl.', 'Mei closes her book.'],
      evidence: 'Mei writes her name with it.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does mash mean?',
      choices: ['press until soft', 'wash until clean', 'stir until cold'],
      evidence: 'We mash ripe berries in a bowl.',
    },
    {
      focus: 'cause',
      ask: 'How do we keep bits out of the ink?',
      choices: ['We pour it through cloth.', 'We leave it in the rain.', 'We warm it with a lamp.'],
      evidence: 'We pour the juice through cloth.',
    },
    {
      focus: 'character',
      ask: 'What is funny about Mei?',
      choices: ['Her nose is purple.', 'Her hair is curly.', 'Her hat is too big.'],
      evidence: 'Her nose is purple, too.',
    },
  ],
  open: [
    {
      ask: "How did Mei's nose turn purple?",
      sample: 'She got ink on her hand and then rubbed her nose.',
      lookFor: 'Makes a guess that has ink in it.',
    },
    {
      ask: 'What would you write first with purple ink?',
      sample: 'I would write my name and draw a star.',
      lookFor: 'Tells one thing to write or draw.',
    },
  ],
}
