import { openPage } from './open-page.ts'

export const readTheResults = openPage(
  'stack',
  'Read the Results',
  'From 20, 40 and 60 centimeters, one ball bounced 12, 24 and 35 centimeters high on one floor.',
  [
    ['My table', 'Draw it, the changed variable on top.', 0, '20, 40 and 60 over 12, 24 and 35'],
    ['Changed', 'Which variable was changed?', 1, 'the height of the drop'],
    ['Measured', 'Which variable was measured, in what unit?', 1, 'the height of the bounce, in centimeters'],
    ['Controlled', 'Name two variables.', 1, 'the ball and the floor'],
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
    [
      'Explain',
      'What changed, and what stayed the same?',
      4,
      'Their spacing and motion changed. The 8 particles stayed the same.',
    ],
  ],
  'All three boxes have 8 dots of one size. Only their spacing differs.',
)

export const countTheClues = openPage(
  'grid',
  'Count the Clues',
  'Name the clues to a new substance. Is the change physical or chemical?',
  [
    [
      'Wet sand',
      'It turns dark. Once dry, it is pale again.',
      3,
      'Physical. The old color is back, so it is the same stuff.',
    ],
    ['An old egg', 'It gives off a gas and a bad new smell.', 3, 'Chemical. A new gas and a new smell are two clues.'],
    ['Paint', 'Blue and yellow turn green when stirred.', 3, 'Physical. The colors only mixed.'],
    ['Toast', 'Bread turns brown for good and smells new.', 3, 'Chemical. The color stays, and there is a new smell.'],
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
    ['From the air', 'Which gas gave most of these?', 1, 'carbon dioxide'],
    [
      'A bar',
      'Draw a bar for 250 grams. Mark water, air and soil.',
      0,
      'a long part of 200, one of 48, a thin line for 2',
    ],
    [
      'My argument',
      'Claim, evidence and reason, please.',
      4,
      'It grew mainly from water and air. 200 grams were water. The soil lost 2, too little for the other 50.',
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
    ['Together', 'Why is it hard to say what happens to slugs?', 2, 'The two effects go opposite ways.'],
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
    ['The ground', 'Which warms it more? Why?', 3, 'Straight light, because it falls on less ground.'],
    [
      'Not distance',
      'Why can distance from the sun not make the seasons?',
      3,
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
    ['The tallest', 'Which bar is it? Where on Earth is that water?', 1, 'ice: in glaciers, snow and icebergs'],
    ['A well', 'Which bar shows its water? Why?', 2, 'Groundwater, which fills the spaces in soil and rock.'],
    [
      'An iceberg',
      'It floats in the sea. Why does it count as fresh?',
      2,
      'It was snow on land once, and snow is fresh.',
    ],
  ],
  'The scale has equal steps. Ice is the tallest bar, not lakes and rivers.',
)
