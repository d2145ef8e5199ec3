import type { Passage } from '@pencil-quest/contract/sheets'

export const theStarThatStays: Passage = {
  id: 'harry-potter.4th.the-star-that-stays',
  theme: 'harry-potter',
  grade: '4th',
  title: 'The Star That Stays',
  paragraphs: [
    [
      'On cloudless nights, we climb the two hundred steps of the star tower with our teacher Eleni.',
      'She carries no lantern, because our eyes need about twenty minutes to get used to the dark.',
      'During those minutes nobody can see the steps, so we all apologize a great deal.',
    ],
    [
      'At the top, Eleni points to seven bright stars that look like a giant spoon.',
      'Two stars at the front of the spoon point to a star that sailors have trusted for centuries.',
      'It is called the North Star.',
      'All night long, the other stars seem to wheel across the sky.',
      "The North Star hardly ever moves, because it sits almost straight above Earth's North Pole.",
      'The sky is not really turning, of course.',
      'It is Earth that spins, and we are riding on it.',
    ],
    [
      'Next, Eleni asks us to look carefully for colors.',
      'At first, every star appears to be white.',
      'Then Tomas finds one that glows orange, and Mei spots one that is nearly blue.',
      'The color reveals the temperature of a star.',
      'Most people expect red to be the hottest, but blue stars are hotter than red ones.',
    ],
    [
      'Last autumn, Tomas discovered a new star, low and yellow, beside the kitchen chimney.',
      'He gave it a long and noble name.',
      'We admired it until it sneezed.',
      'It was the gardener, who was searching for her cat on the roof with a lantern.',
      'Tomas still has the name, and now the cat wears it on a collar.',
    ],
  ],
  keywords: [
    { word: 'centuries', definition: 'hundreds of years' },
    { word: 'admired', definition: 'looked at with great pleasure' },
    { word: 'noble', definition: 'grand enough for a king or queen' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many steps does the star tower have?',
      choices: ['two hundred steps', 'ninety-six steps', 'five dozen steps'],
      evidence: 'On cloudless nights, we climb the two hundred steps of the star tower with our teacher Eleni.',
    },
    {
      focus: 'detail',
      ask: 'Which stars are hotter than red ones?',
      choices: ['blue stars', 'green stars', 'pink stars'],
      evidence: 'Most people expect red to be the hottest, but blue stars are hotter than red ones.',
    },
    {
      focus: 'cause',
      ask: 'Why does Eleni carry no lantern?',
      choices: [
        'Our eyes need about twenty minutes.',
        'Our hands need to hold a railing.',
        'Our books need a much darker room.',
      ],
      evidence: 'She carries no lantern, because our eyes need about twenty minutes to get used to the dark.',
    },
    {
      focus: 'cause',
      ask: 'What makes the other stars seem to wheel across the sky?',
      choices: ['It is Earth that spins.', 'It is wind that blows.', 'It is light that bends.'],
      evidence: 'It is Earth that spins, and we are riding on it.',
    },
    {
      focus: 'sequence',
      ask: 'What does Eleni ask us to do next, after we talk about Earth?',
      choices: ['to look for colors', 'to count our fingers', 'to close the windows'],
      evidence: 'Next, Eleni asks us to look carefully for colors.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tomas gave the star its name?',
      choices: ['We admired it until it sneezed.', 'We followed it until it faded.', 'We drew it until we yawned.'],
      evidence: 'We admired it until it sneezed.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what are centuries?',
      choices: ['hundreds of years', 'dozens of lamps', 'groups of pirates'],
      evidence: 'Two stars at the front of the spoon point to a star that sailors have trusted for centuries.',
    },
    {
      focus: 'character',
      ask: 'What did Tomas do with his new star?',
      choices: ['gave it a long name', 'drew it on a chart', 'sang it a short song'],
      evidence: 'He gave it a long and noble name.',
    },
  ],
  open: [
    {
      ask: 'Why is the North Star useful to sailors?',
      sample: 'It hardly moves, so it always shows which way is north.',
      lookFor: 'Uses the fact that it stays in its place.',
    },
    {
      ask: 'What was the new star really? Tell which clues fit.',
      sample: 'It was a lantern on the roof. It was low and yellow, and it sneezed.',
      lookFor: 'Names the lantern and at least one clue.',
    },
  ],
}
