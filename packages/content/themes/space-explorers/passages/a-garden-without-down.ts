import type { Passage } from '@pencil-quest/contract/sheets'

export const aGardenWithoutDown: Passage = {
  id: 'space-explorers.4th.a-garden-without-down',
  theme: 'space-explorers',
  grade: '4th',
  title: 'A Garden Without Down',
  paragraphs: [
    [
      'On Earth, a seed always seems to know which way is down.',
      'Its roots feel the pull of gravity and grow toward the center of our planet.',
      'On a space station, everything floats, so the roots cannot feel that pull.',
      'How can a garden grow when there is no down?',
    ],
    [
      'Space gardeners solve the puzzle with light, water and moving air.',
      'They plant each seed in a small cloth pillow filled with bits of baked clay.',
      'The clay holds water close, because loose drops would drift away.',
      'Above the pillows hang red and blue lamps.',
      'The stems bend toward the lamps, while the roots creep the other way, toward the wet clay.',
      'A fan blows all day so that fresh air reaches every leaf.',
    ],
    [
      'Ravi, our gardener, has cared for lettuce on the station for two years.',
      'One morning a ball of water as big as a grape slipped from his bottle.',
      'It landed on a leaf and wrapped itself around it like a shiny glove.',
      'A plant covered in water cannot breathe well, so Ravi had to hurry.',
      'He chased the bubble with a towel until it soaked in.',
      "Then he looked up and saw three more bubbles sailing toward the captain's open book.",
      'Nobody on the station has ever moved so fast.',
    ],
    [
      'When the lettuce is ready, everybody receives exactly four leaves.',
      'Captain Amara eats three and presses the fourth in her book.',
    ],
  ],
  keywords: [
    { word: 'gravity', definition: 'the force that pulls things toward the middle of a planet' },
    { word: 'creep', definition: 'to move slowly along a surface' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What fills each cloth pillow?',
      choices: ['bits of baked clay', 'drops of blue paint', 'seeds of dried corn'],
      evidence: 'They plant each seed in a small cloth pillow filled with bits of baked clay.',
    },
    {
      focus: 'detail',
      ask: 'How big was the ball of water?',
      choices: ['as big as a grape', 'as big as a melon', 'as long as a towel'],
      evidence: 'One morning a ball of water as big as a grape slipped from his bottle.',
    },
    {
      focus: 'cause',
      ask: 'Why do roots feel no pull on a station?',
      choices: ['On a station, everything floats.', 'On a station, nobody sings.', 'In a pillow, it is too dark.'],
      evidence: 'On a space station, everything floats, so the roots cannot feel that pull.',
    },
    {
      focus: 'cause',
      ask: 'Why is clay good for holding water close?',
      choices: ['Loose drops would drift away.', 'Dry drops would turn blue.', 'Warm clay would sing softly.'],
      evidence: 'The clay holds water close, because loose drops would drift away.',
    },
    {
      focus: 'cause',
      ask: 'Why did Ravi have to hurry?',
      choices: [
        'A covered plant cannot breathe well.',
        'A thirsty plant cannot bend well.',
        'A broken bottle cannot hold water.',
      ],
      evidence: 'A plant covered in water cannot breathe well, so Ravi had to hurry.',
    },
    {
      focus: 'sequence',
      ask: 'What did Ravi see right after he chased the bubble?',
      choices: ['three more bubbles sailing', 'three red lamps blinking', 'four new leaves opening'],
      evidence: "Then he looked up and saw three more bubbles sailing toward the captain's open book.",
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does gravity mean?',
      choices: ['the force that pulls things', 'the lamp that warms leaves', 'the cloth that covers seeds'],
      evidence: 'Its roots feel the pull of gravity and grow toward the center of our planet.',
    },
    {
      focus: 'character',
      ask: 'What does the captain do with the fourth leaf?',
      choices: ['She presses it in her book.', 'She plants it in her glove.', 'She hides it in her pillow.'],
      evidence: 'Captain Amara eats three and presses the fourth in her book.',
    },
  ],
  open: [
    {
      ask: 'What problem do space gardeners have, and how do they solve it?',
      sample: 'Roots feel no pull in space. Light, wet clay and a fan show the plant where to grow.',
      lookFor: 'Names the missing pull and at least two of light, water and air.',
    },
    {
      ask: 'Why did nobody ever move so fast?',
      sample: "Ravi had to save the captain's book from three bubbles of water.",
      lookFor: 'Links the speed to the bubbles and the open book.',
    },
  ],
}
