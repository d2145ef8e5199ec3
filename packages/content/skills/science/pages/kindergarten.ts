import { openPage } from './open-page.ts'

export const myWeatherPage = openPage(
  'grid',
  'My Weather Page',
  'Look out of a window. Draw what you see now.',
  [
    ['The sky', 'Draw the sky.', 0, 'gray clouds'],
    ['The trees', 'Do they move? Draw them.', 0, 'a tree that sways'],
    ['My clothes', 'Draw what you would wear.', 0, 'a coat and a hat'],
    ['Count', 'Draw 3 suns and 2 drops. Circle the row with more.', 0, 'the row of 3 suns is circled'],
  ],
  'The drawing fits the real weather, and your child can name it. Either word, such as cloudy or windy, is right if you can see it.',
)

export const whatAnAnimalNeeds = openPage(
  'grid',
  'What an Animal Needs',
  'Think of a pet. Draw one need in each box.',
  [
    ['Food', 'Draw what it eats.', 0, 'grass for a rabbit'],
    ['Water', 'Draw its water.', 0, 'a bowl or a pond'],
    ['Air', 'Draw its nose. Add lines for its breath.', 0, 'a nose with lines in front'],
    ['Home', 'Draw a safe home.', 0, 'a nest, a den or a hutch'],
  ],
  'Your child names food, water, air and a home while pointing to the boxes.',
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

export const fourFinds = openPage(
  'grid',
  'My Four Finds',
  'Find four real things. Draw one in each box.',
  [
    ['Soft', 'Touch it. Draw it.', 0, 'a sock'],
    ['Hard', 'Knock on it. Draw it.', 0, 'a spoon'],
    ['Loud', 'Make its sound. Draw it.', 0, 'a pot lid'],
    ['My color', 'Look at it. Draw it in its color.', 0, 'a red cup'],
  ],
  'Each thing was really touched, heard or seen, and your child names the sense that told it.',
)

export const twoPushes = openPage(
  'stack',
  'Two Pushes',
  'Draw a ball and its path in each box.',
  [
    ['Small push', 'Draw a short path.', 0, 'a short line that ends soon'],
    ['Big push', 'Draw how far it goes now.', 0, 'a line much longer than the first'],
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
  'grid',
  'Draw the Home',
  'Draw the home that fits each animal.',
  [
    ['A bird', 'It needs a safe spot for eggs.', 0, 'a nest'],
    ['A fish', 'It breathes in water.', 0, 'a pond or a lake'],
    ['A fox', 'It needs a dry, dark place.', 0, 'a den'],
    ['My animal', 'Pick one. Draw it at home.', 0, 'a rabbit in its burrow'],
  ],
  'Each home meets a need, and your child can say which one.',
)
