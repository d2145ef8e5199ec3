import { openPage } from './open-page.ts'

export const pickTheScale = openPage(
  'stack',
  'Pick the Scale',
  'A foot is 24 and a thumb 6 centimeters long. Measure your hand span. Your graph has 6 equal steps.',
  [
    [
      'My hand span',
      'Measure it three times. Ring the middle result.',
      1,
      '16, 17, 16 centimeters, with a ring around one 16',
    ],
    [
      'One step',
      'The longest is 24. Divide it by the 6 steps. How many centimeters is one?',
      1,
      '4 centimeters, as 24 ÷ 6 = 4',
    ],
    [
      'Graph',
      'Draw the scale and three bars. Add a title and the unit.',
      0,
      'bars at 24, 16 and 6, scale 0 to 24 in fours',
    ],
    ['Answer', 'How much longer is the foot than your span?', 1, '8 centimeters, as 24 - 16 = 8'],
  ],
  'The span is measured from the 0 mark, and the steps are equal. The bar of 6 ends halfway between 4 and 8.',
)

export const feetEachSecond = openPage(
  'grid',
  'Feet Each Second',
  'Two equal carts roll to a wall. Find out which hits harder.',
  [
    ['Cart A', 'It rolls 15 feet in 5 seconds. How many feet each second?', 1, '3, because 15 ÷ 5 = 3'],
    ['Cart B', 'It rolls 16 feet in 4 seconds. How many feet each second?', 1, '4, because 16 ÷ 4 = 4'],
    ['The crash', 'Which hits harder? How can you tell?', 3, 'Cart B. It is faster, so it has more energy.'],
    [
      'Where it went',
      'Both carts stand still now. What did the energy turn into?',
      3,
      'sound, heat and a shaking wall',
    ],
  ],
  'The feet of one second are compared, not the seconds. The energy did not vanish.',
)

export const wavesByNumbers = openPage(
  'stack',
  'Waves by Numbers',
  'Find the wavelength and the amplitude. All waves in a row are equal.',
  [
    ['Four waves', 'Together they are 28 inches long. How long is the wavelength?', 1, '7 inches, because 28 ÷ 4 = 7'],
    ['Their height', 'Lowest point to crest: 8 inches. How much is the amplitude?', 1, '4 inches, half of 8'],
    [
      'Sketch',
      'Draw the four waves along a middle line. Write both numbers where they belong.',
      0,
      '7 from crest to crest, 4 from the line to a crest',
    ],
    ['Why half', 'Why is the amplitude not 8 inches?', 1, 'It starts at the middle line.'],
  ],
  'The whole length is divided by the number of waves, the whole height by 2.',
)

export const evidenceInNumbers = openPage(
  'stack',
  'Evidence in Numbers',
  'In a dry month 8 of 10 plants with waxy leaves lived, and 3 of 10 plants without wax.',
  [
    ['Claim', 'What does wax help a plant to do?', 1, 'It helps a plant to live in dry weather.'],
    ['Evidence', 'Use both numbers. How many more lived?', 1, '8 lived against 3, so 5 more.'],
    ['Reason', 'How does the wax do that?', 1, 'It keeps the water in the leaf.'],
    ['Fair', 'Why are 10 plants of each kind better than one?', 2, 'One plant may live or not by chance.'],
  ],
  'Both numbers stand in the evidence, and the reason says how the wax works.',
)

export const riverBend = openPage(
  'stack',
  'A River Bend',
  'Show what fast and slow water do to the two sides of a bend.',
  [
    [
      'The bend',
      'Draw it from above. Write fast and slow at its sides. Dot where it will run years later.',
      0,
      'fast on the outer side, slow on the inner side; the dots are farther out',
    ],
    ['Outer side', 'Erosion or deposition? Why?', 2, 'Erosion. Fast water carries soil off.'],
    ['Inner side', 'Erosion or deposition? Why?', 2, 'Deposition. Slow water drops its sand.'],
  ],
  'Fast water goes with erosion, slow water with deposition.',
)

export const whereTheArrowEnds = openPage(
  'grid',
  'Where the Arrow Ends',
  'A lamp shines on a toy. Something stands between the toy and your eye.',
  [
    [
      'Clear window',
      'Draw lamp, toy, window and eye, with arrows.',
      0,
      'arrows: lamp to toy, toy through window to eye',
    ],
    [
      'Wooden door',
      'Draw lamp, toy, door and eye, with arrows.',
      0,
      'arrows: lamp to toy, toy to door; no arrow to the eye',
    ],
    [
      'Frosted window',
      'Draw lamp, toy, frosted window and eye, with arrows.',
      0,
      'arrows: lamp to toy, toy to window; a thin one to the eye',
    ],
    [
      'The right words',
      'Which one is transparent, opaque, translucent?',
      3,
      'clear window: transparent; door: opaque; frosted window: translucent',
    ],
  ],
  'Every path starts at the lamp, and its arrow ends at what is opaque.',
)
