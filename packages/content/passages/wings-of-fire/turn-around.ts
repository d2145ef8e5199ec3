import type { Passage } from '@pencil-quest/contract/sheets'

export const turnAround: Passage = {
  id: 'wings-of-fire.3rd.turn-around',
  theme: 'wings-of-fire',
  grade: '3rd',
  title: 'Turn Around',
  paragraphs: [
    [
      'Grandmother Goose was turning one hundred, and she wished for a rainbow.',
      '"Easy," said Safiya, who could shine like the evening sun.',
      '"Easy," said Yara, who could rain like a garden hose.',
      'So they set out a chair for Grandmother Goose on the feather meadow.',
    ],
    [
      'Safiya and Yara hovered side by side, right in front of the chair.',
      'Yara rained and Safiya shone, and there was nothing but wet light.',
      'They flew higher, and then they flew lower.',
      'Yara tried big drops, and Safiya tried a brighter glow.',
      'Still there was no rainbow, and Grandmother Goose had to squint.',
    ],
    [
      'Ilmari floated by with a cup of tea and the weather book.',
      '"Where is your shadow, Grandmother Goose," asked Ilmari.',
      'It lay behind the chair.',
      '"Your shadow should point at the rain," said Ilmari.',
      'Sunlight must come from behind you, go into the drops and bounce back to your eyes.',
      'On the way, each drop spreads the light into colors.',
      'Safiya opened both wings, ready to fly around the chair.',
      'But Grandmother Goose had already stood up.',
      'She turned the chair around and told Yara to hurry over.',
    ],
    ['Red came first and violet last, and in between came a very long honk of joy.'],
  ],
  keywords: [],
  questions: [],
  open: [],
}
