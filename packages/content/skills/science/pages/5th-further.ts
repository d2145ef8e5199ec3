import { openPage } from './open-page.ts'

export const readTheResults = openPage(
  'stack',
  'Read the Results',
  'From 20, 40 and 60 centimeters, one ball bounced 12, 24 and 35 centimeters high on one floor.',
  [
    ['My table', 'Draw it, the changed variable on top.', 0, '20, 40 and 60 over 12, 24 and 35'],
    ['Changed', 'Which variable was changed?', 1, 'the height of the drop'],
    ['Measured', 'Which variable was measured, in what unit?', 1, 'the height of the bounce, in centimeters'],
    ['A claim', 'Which claim do the results support?', 2, 'The higher the drop, the higher the bounce.'],
  ],
  'The claim names both variables and follows the row of results from left to right.',
)

export const fromGasToIce = openPage(
  'grid',
  'From Gas to Ice',
  'Follow 8 water particles from your breath to a frozen window.',
  [
    ['In my breath', 'Draw 8 particles of the gas.', 0, '8 dots far apart, all over the box'],
    ['On the window', 'Draw the same 8 in a drop.', 0, '8 dots close together, not in rows'],
    ['Frozen', 'Draw the same 8 in ice.', 0, '8 dots packed in rows'],
    ['Explain', 'What changed, and what stayed the same?', 3, 'Spacing and motion changed, the 8 particles did not.'],
  ],
  'All three boxes have 8 dots of one size. Only their spacing differs.',
)

export const countTheClues = openPage(
  'grid',
  'Count the Clues',
  'Name the clues to a new substance. Is the change physical or chemical?',
  [
    ['Wet sand', 'It turns dark. Once dry, it is pale again.', 2, 'Physical. The old color is back.'],
    ['An old egg', 'It gives off a gas and a bad new smell.', 2, 'Chemical: a new gas and a new smell.'],
    ['Paint', 'Blue and yellow turn green when stirred.', 2, 'Physical. The colors only mixed.'],
    ['Toast', 'Bread turns brown for good and smells new.', 2, 'Chemical: a new color and a new smell.'],
  ],
  'One clue can mislead. A color that comes back, or that comes from mixing, proves nothing.',
)

export const whereTheGramsCameFrom = openPage(
  'stack',
  'Where the Grams Came From',
  'A plant gained 250 grams. Dried, only 50 of them are left. Its soil lost 2 grams.',
  [
    ['Water', 'How many of the 250 grams were water?', 1, '200, because 250 - 50 = 200'],
    ['Not soil', 'How many of the dried 50 grams cannot be soil?', 1, '48, because 50 - 2 = 48'],
    [
      'My argument',
      'What did it grow from? Use your numbers as evidence.',
      3,
      'From water and air. 200 grams were water, and 48 did not come from soil.',
    ],
  ],
  'The numbers are subtracted in the right order, and air is named beside water.',
)

export const oneChangeTwoEffects = openPage(
  'stack',
  'One Change, Two Effects',
  'Snails and slugs eat lettuce. Thrushes eat both. Now most snails leave.',
  [
    [
      'The web',
      'Write the four names and draw four arrows.',
      0,
      'lettuce to snail, lettuce to slug, snail to thrush, slug to thrush',
    ],
    [
      'Good for slugs',
      'Follow the arrows from the lettuce.',
      2,
      'More lettuce is left for them, so there may be more.',
    ],
    ['Bad for slugs', 'Follow the arrows to the thrushes.', 2, 'Thrushes miss the snails and eat more slugs.'],
  ],
  'Each effect is traced along an arrow, and both are kept apart.',
)

export const slantedLight = openPage(
  'grid',
  'Straight or Slanted',
  'Show why our half of Earth is warm in one season and cold in another.',
  [
    ['Straight', 'Draw five rays of light straight down onto the ground.', 0, 'five rays that land close together'],
    [
      'Slanted',
      'Draw five rays that come in slanted, just as far apart.',
      0,
      'five rays that land farther apart on the ground',
    ],
    ['The ground', 'Which warms it more? Why?', 2, 'Straight light, because it falls on less ground.'],
    [
      'Not distance',
      'Why can distance from the sun not make the seasons?',
      2,
      'Then both halves of Earth would have summer together.',
    ],
  ],
  'The slanted rays land on a longer piece of ground. The lean makes the seasons, not the distance.',
)

export const freshWaterOnly = openPage(
  'stack',
  'Fresh Water Only',
  'Of 100 parts of fresh water, about 69 are ice, 30 groundwater and 1 lakes and rivers.',
  [
    [
      'The bars',
      'Draw three bars on a scale of tens. Add a title and names.',
      0,
      'ice just below 70, groundwater at 30, lakes and rivers hardly seen',
    ],
    ['A well', 'Which bar shows its water?', 1, 'groundwater'],
    ['An iceberg', 'It floats in the sea. Why does it count as fresh?', 2, 'It was snow once, and snow is fresh.'],
  ],
  'The scale has equal steps. Ice is the tallest bar, not lakes and rivers.',
)
