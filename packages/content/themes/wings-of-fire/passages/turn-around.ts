import type { Passage } from '@pencil-quest/contract/sheets'

export const turnAround: Passage = {
  id: 'wings-of-fire.3rd.turn-around',
  theme: 'wings-of-fire',
  grade: '3rd',
  title: 'Turn Around',
  paragraphs: [
    [
      'Great-Aunt Goose was turning fifty and wished for a rainbow.',
      '"Easy," said Safiya, who could shine like the evening sun.',
      '"Easy," said Yara, who could rain like a garden hose.',
      'They set out a chair on the feather meadow and hovered in front of it, side by side.',
    ],
    [
      'Yara rained and Safiya shone, but all that came was wet light.',
      'Yara tried bigger drops, and Safiya tried a brighter glow.',
      'Still there was no rainbow, and Great-Aunt Goose had to squint.',
    ],
    [
      'Ilmari floated by with a cup of tea.',
      '"Look for your shadow," said Ilmari.',
      'It lay behind the chair.',
      '"For a rainbow, your shadow must point at the rain," said Ilmari.',
      'The light has to come from behind you, enter the drops and bounce back to your eyes.',
      'On the way, each drop spreads the light into colors.',
    ],
    [
      'Safiya got ready to fly to the other side of the chair.',
      'But Great-Aunt Goose had already hopped up and turned it around.',
      '"Hurry over here, Yara," honked the goose.',
      'Red came first and violet last, and in between came a honk of joy.',
    ],
  ],
  keywords: [
    { word: 'hovered', definition: 'stayed in one place in the air' },
    { word: 'squint', definition: 'nearly close the eyes' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How could Safiya shine?',
      choices: ['like the evening sun', 'like a copper kettle', 'like a lucky penny'],
      evidence: '"Easy," said Safiya, who could shine like the evening sun.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does hovered mean?',
      choices: ['stayed in the air', 'counted to twelve', 'slept on the roof'],
      evidence: 'They set out a chair on the feather meadow and hovered in front of it, side by side.',
    },
    {
      focus: 'cause',
      ask: 'What made Great-Aunt Goose squint?',
      choices: ['Safiya tried a brighter glow.', 'Dust blew over the meadow.', 'A moth sat down on a wing.'],
      evidence: 'Yara tried bigger drops, and Safiya tried a brighter glow.',
    },
    {
      focus: 'sequence',
      ask: 'What did Ilmari say right after floating by?',
      choices: ['Look for your shadow.', 'Bring me a blanket.', 'Sing us a ballad.'],
      evidence: '"Look for your shadow," said Ilmari.',
    },
    {
      focus: 'detail',
      ask: 'Where did the shadow lie?',
      choices: ['behind the chair', 'under the bridge', 'beside the barn'],
      evidence: 'It lay behind the chair.',
    },
    {
      focus: 'cause',
      ask: 'Why does a rainbow have colors?',
      choices: ['Each drop spreads the light.', 'The wind paints the clouds.', 'The birds polish the sky.'],
      evidence: 'On the way, each drop spreads the light into colors.',
    },
    {
      focus: 'character',
      ask: 'What did Great-Aunt Goose do while Safiya got ready to fly?',
      choices: ['hopped up and turned it around', 'rang a bell and called a nurse', 'ate cake and fell fast asleep'],
      evidence: 'But Great-Aunt Goose had already hopped up and turned it around.',
    },
    {
      focus: 'sequence',
      ask: 'Which color came last?',
      choices: ['violet', 'orange', 'silver'],
      evidence: 'Red came first and violet last, and in between came a honk of joy.',
    },
  ],
  open: [
    {
      ask: 'Tell a friend how to stand to see a rainbow.',
      sample: 'Stand with the sun behind you and the rain ahead, so your shadow points at the rain.',
      lookFor: 'Says that the light is behind and the rain in front.',
    },
    {
      ask: 'Why did it not help to try bigger drops and a brighter glow?',
      sample: 'The drops and the glow were fine, but they were both on the same side.',
      lookFor: 'Sees that the places were wrong, not the effort.',
    },
  ],
}
