import type { Passage } from '@pencil-quest/contract/sheets'

export const theStickyStar: Passage = {
  id: 'space-explorers.3rd.the-sticky-star',
  theme: 'space-explorers',
  grade: '3rd',
  title: 'The Sticky Star',
  paragraphs: [
    [
      'Ravi was the first to see the new star.',
      'It glowed red, low in the round window of the lookout.',
      'He drew a dot on the star map and wrote the time beside it.',
      'For three nights the star did not move.',
      'Every other star slid past, because the station was turning.',
    ],
    [
      '"Maybe it follows us," whispered Dot the robot.',
      '"A star that stays still is very strange," said Lucia, the star mapper.',
      'She asked Ravi to test one idea.',
      '"Step to the left and look again," she said.',
      'Ravi floated left.',
      'The red star seemed to jump to the right.',
      'He floated right, and it jumped left.',
      '"A real star is far too far away to do that," said Lucia.',
    ],
    [
      'Ravi leaned close until his nose touched the window.',
      'The star smelled like strawberries.',
      "It was a drop of jam from Monday's toast!",
      'Ravi giggled and reached for a cloth, but Lucia stopped him.',
      '"First, finish your map," she said.',
      'So Ravi drew an arrow to the dot and wrote, "Planet Jam."',
    ],
  ],
  keywords: [
    { word: 'lookout', definition: 'a place for seeing what is far away' },
    { word: 'test', definition: 'try something to see if it is true' },
    { word: 'strange', definition: 'odd or not what you expect' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How did the new star glow in the lookout?',
      choices: ['It glowed red.', 'It flashed blue.', 'It shone green.'],
      evidence: 'It glowed red, low in the round window of the lookout.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ravi floated left?',
      choices: ['The star seemed to jump.', 'The window began to fog.', 'The robot began to hum.'],
      evidence: 'The red star seemed to jump to the right.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ravi leaned close?',
      choices: ['It smelled like strawberries.', 'It sounded like a small bell.', 'It started to slide away.'],
      evidence: 'The star smelled like strawberries.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a lookout?',
      choices: ['a place for seeing', 'a lamp for reading', 'a kind of soft bed'],
      evidence: 'It glowed red, low in the round window of the lookout.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does test mean?',
      choices: ['try to see if it is true', 'draw so that it looks new', 'clean until it is bright'],
      evidence: 'She asked Ravi to test one idea.',
    },
    {
      focus: 'cause',
      ask: 'Why did every other star slide past?',
      choices: ['The station was turning.', 'The window was broken.', 'The map was too small.'],
      evidence: 'Every other star slid past, because the station was turning.',
    },
    {
      focus: 'detail',
      ask: 'What was the red star really?',
      choices: ['a drop of jam from toast', 'a dot of paint on glass', 'a bit of light from Mars'],
      evidence: "It was a drop of jam from Monday's toast!",
    },
    {
      focus: 'character',
      ask: 'How did Ravi act when he found the jam?',
      choices: [
        'He giggled and reached for a cloth.',
        'He frowned and asked for a map.',
        'He sighed and turned to the door.',
      ],
      evidence: 'Ravi giggled and reached for a cloth, but Lucia stopped him.',
    },
  ],
  open: [
    {
      ask: 'Why did Lucia want Ravi to finish the map?',
      sample: 'She liked the joke, and a good mapper writes down what was found.',
      lookFor: 'Gives a reason that fits Lucia: fun, care or both.',
    },
    {
      ask: 'How did stepping left and right help?',
      sample: 'A real star is too far off to jump. This one jumped, so it had to be close.',
      lookFor: 'Tells that the jump showed it was near, like a spot on the window.',
    },
  ],
}
