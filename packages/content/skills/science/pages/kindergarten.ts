import { openPage } from './open-page.ts'

export const myWeatherPage = openPage(
  'stack',
  'My Weather Page',
  'Look out of a window. Draw what you see now.',
  [
    ['The sky', 'Draw the sky. Say its weather word.', 0, 'gray clouds: cloudy'],
    ['The trees', 'Do they move? Draw one.', 0, 'a tree that sways: windy'],
    ['Count', 'Draw 3 suns and 2 drops. Circle the row with more.', 0, 'the row of 3 suns is circled'],
  ],
  'The drawing fits the real weather, and your child names it and counts the suns and drops.',
)

export const petAndPlant = openPage(
  'grid',
  'A Pet and a Plant',
  'Draw what each one needs. Blow on your hand, too: both need air.',
  [
    ['A pet eats', 'Draw its food and water.', 0, 'grass and a bowl of water'],
    ['A pet is safe', 'Draw its home.', 0, 'a hutch or a den'],
    ['A plant drinks', 'Draw rain and roots.', 0, 'drops that sink to the roots'],
    ['A plant makes food', 'Draw what it makes food with.', 0, 'a sun above the plant'],
  ],
  'Your child names food, water, air and a home for the pet, and water, air and light for the plant.',
)

export const whatAPlantNeeds = openPage(
  'stack',
  'What a Plant Needs',
  'Draw one plant in each box. Add one need each time.',
  [
    ['Water', 'Draw rain and roots.', 0, 'drops that sink to the roots'],
    ['Light', 'Draw the sun and a green top.', 0, 'a sun with lines to the green top'],
    ['Air', 'Draw the plant. Add lines for moving air.', 0, 'lines around the plant'],
  ],
  'Your child names water, light and air, and says that a plant makes its own food with light.',
)

export const threeFinds = openPage(
  'stack',
  'My Three Finds',
  'Find three real things. Draw one in each box.',
  [
    ['I feel', 'Touch a soft thing. Draw it.', 0, 'a sock'],
    ['I hear', 'Make a loud sound with a thing. Draw it.', 0, 'a pot lid'],
    ['I see', 'Look closely at a thing. Draw it in its color.', 0, 'a red cup'],
  ],
  'Each thing was really touched, heard or seen, and your child tells what was found out.',
)

export const twoPushes = openPage(
  'stack',
  'Two Pushes',
  'Push a real thing each time. Draw its path.',
  [
    ['Small push', 'Tap a rolled sock. Draw how far it goes.', 0, 'a short line that ends soon'],
    ['Big push', 'Push it hard. Draw how far it goes now.', 0, 'a line much longer than the first'],
    [
      'My push',
      'Push your pencil so that it rolls. Draw its path.',
      0,
      'a path that fits the push, and small or big is said',
    ],
  ],
  'The path of the big push is longer than the path of the small push, and your child tells why.',
)

export const drawTheHome = openPage(
  'stack',
  'Draw the Home',
  'Draw the home that fits. Tell which need it meets.',
  [
    ['A bird', 'It needs a safe spot for eggs.', 0, 'a nest'],
    ['A fox', 'It needs a dry spot to hide.', 0, 'a den'],
    ['My animal', 'Pick one. Draw it at home.', 0, 'a frog in a pond'],
  ],
  'Each home meets a need, and your child can say which one.',
)

export const shadeOnMyPage = openPage(
  'stack',
  'Shade on My Page',
  'Lay the page in the light of a window or lamp. Make shade on it.',
  [
    ['Fingers apart', 'Hold a hand over this box. Color the shade.', 0, 'dark stripes with bright gaps'],
    ['A roof', 'Close your fingers. Color the shade now.', 0, 'one dark patch'],
    [
      'Sun and shade',
      'Draw a toy in the sun and a toy in shade. Circle the warm one.',
      0,
      'the toy in the sun is circled',
    ],
  ],
  'Your child tells what blocks the light and which spot the sun would warm.',
)
