import { openPage } from './open-page.ts'

export const controlledTest = openPage(
  'stack',
  'My Controlled Test',
  'Design a test you could run at home, such as what makes a drop of water dry faster.',
  [
    ['Question', 'Ask about one variable.', 2, 'Does a drop dry faster when it is spread out?'],
    ['I change', 'Which variable, and how?', 1, 'the size of the wet spot'],
    ['I measure', 'Which variable, in what unit?', 1, 'the drying time in minutes'],
    [
      'I control',
      'Name three variables and how.',
      3,
      'the same amount of water, the same plate, the same place in the room',
    ],
    ['My table', 'Draw it, with three trials.', 0, 'two rows with three empty boxes, minutes on top'],
  ],
  'One variable changes, one is measured and three are controlled.',
)

export const particleModels = openPage(
  'grid',
  'Particle Models',
  'Draw dots for particles in each box, then explain.',
  [
    ['Solid', 'Draw its particles.', 0, 'dots packed in rows'],
    ['Liquid', 'Draw its particles.', 0, 'dots close together, not in rows, at the bottom'],
    ['Gas', 'Draw its particles.', 0, 'a few dots far apart, all over'],
    [
      'Explain',
      'Why can a smell cross a room?',
      4,
      'Its particles fly apart and spread through the air until some reach a nose.',
    ],
  ],
  'Packed, sliding, far apart: the three models differ in spacing, not in the size of the dots.',
)

export const addUpTheMatter = openPage(
  'grid',
  'Add Up the Matter',
  'Calculate each total. Explain where the matter is.',
  [
    [
      'Salt water',
      '180 grams of water, 25 grams of salt. What does it all weigh?',
      3,
      '205 grams. The salt is spread out, but all of it is there.',
    ],
    [
      'Melting',
      'A closed box of ice weighs 340 grams. The ice melts. What now?',
      3,
      '340 grams. Nothing went in or out.',
    ],
    [
      'Crumbs',
      'A 65 gram cracker is crushed. What do the crumbs weigh?',
      3,
      '65 grams. The pieces are smaller, but none is lost.',
    ],
    [
      'Drying up',
      '150 grams of salt water hold 20 grams of salt. All the water evaporates. What is left?',
      3,
      '20 grams of salt. The 130 grams of water are in the air.',
    ],
  ],
  'Each total is right, and each reason says where the matter is now.',
)

export const inOrOut = openPage(
  'grid',
  'In or Out?',
  'Calculate what got out into the air or came in from it. Explain how you know.',
  [
    [
      'Open dish',
      '7 grams of powder fizz in 120 grams of juice. 125 grams are left. What got out?',
      3,
      '2 grams of gas, because 7 + 120 = 127 and 127 - 125 = 2.',
    ],
    [
      'Closed bag',
      '7 grams of powder fizz in 120 grams of juice. What does all in it weigh now?',
      3,
      '127 grams, because the gas cannot get out.',
    ],
    [
      'Rust',
      'A 60 gram chain rusts. Now it weighs 63 grams. What came in?',
      3,
      '3 grams from the damp air joined the iron.',
    ],
    [
      'Ash',
      'A 500 gram log burns. The ash weighs 20 grams. How much is missing, and where is it?',
      3,
      '480 grams. They are in gases and smoke, together with oxygen that came in from the air.',
    ],
  ],
  'Each difference is right, and it is said what went in or out. With the air counted in, no matter is lost.',
)

export const aYearAroundTheSun = openPage(
  'grid',
  'A Year Around the Sun',
  'Draw Earth and the sun. The axis of Earth leans to the right both times.',
  [
    ['Summer', 'The sun is on the right: our half leans toward it.', 0, 'the upper half tips right, toward the sun'],
    ['Winter', 'The sun is on the left: our half leans away.', 0, 'the upper half tips right, away from the sun'],
    [
      'Why seasons',
      'Explain them with the lean.',
      3,
      'When our half leans toward the sun, we get more light, so it is summer.',
    ],
    ['Day and night', 'Explain them with the spin.', 3, 'Earth rotates. Our side turns to the sun and away.'],
  ],
  'The axis leans the same way in both drawings. The lean explains seasons, and the spin explains day and night.',
)

export const whereTheTreeCameFrom = openPage(
  'stack',
  'Where the Tree Came From',
  'A tree gained 80 pounds. Its soil lost 2 ounces. Argue what it grew from.',
  [
    [
      'In and out',
      'Draw the tree. Add arrows for what goes in and out.',
      0,
      'in: water, carbon dioxide, light; out: oxygen',
    ],
    ['Claim', 'What did it mainly grow from?', 2, 'It grew mainly from water and air.'],
    ['Evidence', 'Use both numbers.', 2, 'It gained 80 pounds, but the soil lost only 2 ounces.'],
    [
      'Reason',
      'Why does that support the claim?',
      3,
      'Two ounces cannot make 80 pounds. With light, plants make sugar from water and carbon dioxide.',
    ],
  ],
  'Both numbers are used, and air and water are named. Soil gives only a few minerals.',
)

export const myFoodWeb = openPage(
  'stack',
  'My Food Web',
  'Draw a food web from these meals: rabbits eat grass; mice eat grass and berries; foxes eat rabbits and mice; owls eat mice.',
  [
    [
      'The web',
      'Write the names and draw six arrows.',
      0,
      'grass to rabbit, grass to mouse, berry to mouse, rabbit to fox, mouse to fox, mouse to owl',
    ],
    ['One part changes', 'Take one away. Which?', 1, 'The mice leave.'],
    ['Two effects', 'Infer what happens next, along the arrows.', 3, 'Owls have less food. More berries are left.'],
    [
      'Who makes food',
      'Name the producers and consumers.',
      2,
      'Producers: grass, berry plants. Consumers: the others.',
    ],
  ],
  'There are six arrows, each from the food to the eater, and both effects can be traced along one.',
)

export const waterInOneBar = openPage(
  'stack',
  'Where the Water Is',
  'Graph where the water on Earth is found. Then classify what is around you.',
  [
    [
      'The bars',
      'Draw three bars on a scale of tens. Of 100 parts, about 97 are ocean, 2 ice and 1 other fresh water. Add a title.',
      0,
      'the ocean ends between 90 and 100, the other two are hardly seen',
    ],
    ['What it tells', 'Why do people save fresh water?', 2, 'Hardly any of the water is fresh and within reach.'],
    [
      'Four systems',
      'Name one thing near you for each: hydrosphere, geosphere, biosphere, atmosphere.',
      3,
      'a puddle, a pebble, a sparrow, the wind',
    ],
    ['Together', 'Name two that interact, and how.', 2, 'The puddle wears down the pebble: hydrosphere and geosphere.'],
  ],
  'The scale has equal steps, the ocean ends just below 100, and the graph has a title.',
)
