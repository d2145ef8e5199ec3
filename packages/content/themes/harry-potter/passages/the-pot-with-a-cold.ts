import type { Passage } from '@pencil-quest/contract/sheets'

export const thePotWithACold: Passage = {
  id: 'harry-potter.2nd.the-pot-with-a-cold',
  theme: 'harry-potter',
  grade: '2nd',
  title: 'The Pot with a Cold',
  paragraphs: [
    [
      'Mei stirred her brew nine times, exactly as the recipe said.',
      'Then the pot sneezed.',
      "Purple bubbles stuck to the ceiling, and Fennel's hat turned into a noisy goose.",
    ],
    [
      '"Pots do not sneeze," said Tomas, and the pot sneezed on him.',
      'Now Tomas had feathers for hair.',
      'Mei held in a laugh, although it was difficult.',
      'She looked carefully into the pot and sniffed.',
      'It smelled like pepper, because she had used the wrong jar.',
    ],
    [
      'Mei scooped out the pepper and added a spoon of honey.',
      'She wrapped her scarf around the pot.',
      'The pot gave a happy sigh and began to hum.',
      'The bubbles popped, and Tomas got his curls back.',
      'The goose is a hat again, but it still honks when it rains.',
    ],
  ],
  keywords: [
    { word: 'sniffed', definition: 'breathed in to smell' },
    { word: 'sigh', definition: 'a long, soft breath out' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: "What did Fennel's hat turn into?",
      choices: ['a noisy goose', 'a noisy snake', 'a quiet mouse'],
      evidence: "Purple bubbles stuck to the ceiling, and Fennel's hat turned into a noisy goose.",
    },
    {
      focus: 'detail',
      ask: 'What did Tomas have for hair?',
      choices: ['feathers', 'ribbons', 'icicles'],
      evidence: 'Now Tomas had feathers for hair.',
    },
    {
      focus: 'cause',
      ask: 'Why did the pot sneeze?',
      choices: ['She used the wrong jar.', 'She lost the long spoon.', 'She woke it up too soon.'],
      evidence: 'It smelled like pepper, because she had used the wrong jar.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Mei stirred her brew?',
      choices: ['The pot sneezed.', 'The roof leaked.', 'The bell rang.'],
      evidence: 'Then the pot sneezed.',
    },
    {
      focus: 'sequence',
      ask: 'What did Mei do right after she added the honey?',
      choices: ['wrapped her scarf around it', 'closed the book on a shelf', 'poured the milk in a cup'],
      evidence: 'She wrapped her scarf around the pot.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does sniffed mean?',
      choices: ['breathed in to smell', 'reached in to grab', 'turned around to hide'],
      evidence: 'She looked carefully into the pot and sniffed.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a sigh?',
      choices: ['a long, soft breath', 'a big, wet puddle', 'a cold, sour drink'],
      evidence: 'The pot gave a happy sigh and began to hum.',
    },
    {
      focus: 'character',
      ask: 'What did Mei do when Tomas had feathers?',
      choices: ['She held in a laugh.', 'She pulled on a rope.', 'She hid behind a door.'],
      evidence: 'Mei held in a laugh, although it was difficult.',
    },
  ],
  open: [
    {
      ask: 'Why was it kind that Mei held in her laugh?',
      sample: 'Tomas might have felt bad about his feathers.',
      lookFor: 'Thinks about how Tomas felt.',
    },
    {
      ask: 'How did Mei solve the problem?',
      sample: 'She found the pepper by its smell, took it out and made the pot feel better.',
      lookFor: 'Tells how she found the cause and what she did.',
    },
  ],
}
