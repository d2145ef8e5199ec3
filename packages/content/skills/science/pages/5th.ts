import { openPage } from './open-page.ts'

export const controlledTest = openPage(
  'stack',
  'My Controlled Test',
  'Design a test: what makes a drop of water dry faster?',
  [
    ['I change', 'Which variable? Why only one?', 2, 'The size of the wet spot. Then only the size can matter.'],
    [
      'I measure',
      'Which variable, in what unit? Why that one?',
      2,
      'The drying time in minutes. The question asks for it.',
    ],
    ['I control', 'Name two variables.', 1, 'the amount of water, the plate'],
    ['My table', 'Draw it, with three trials.', 0, 'two rows with three empty boxes, minutes on top'],
  ],
  'One variable changes, one is measured, two are controlled, and both choices have a reason.',
)

export const particleModels = openPage(
  'grid',
  'Particle Models',
  'Draw dots for particles in each box, then explain.',
  [
    ['Solid', 'Draw its particles.', 0, 'dots packed in rows'],
    ['Liquid', 'Draw its particles.', 0, 'dots close together, not in rows, at the bottom'],
    ['Gas', 'Draw its particles.', 0, 'a few dots far apart, all over'],
    ['Explain', 'Why can a smell cross a room?', 3, 'Its particles fly apart until some reach a nose.'],
  ],
  'Packed, sliding, far apart: the three models differ in spacing, not in the size of the dots.',
)

export const addUpTheMatter = openPage(
  'stack',
  'Add Up the Matter',
  'Calculate each total. Explain where the matter is.',
  [
    [
      'Salt water',
      '180 grams of water, 25 grams of salt. What does it all weigh?',
      2,
      '205 grams. The salt is spread out, but all of it is there.',
    ],
    [
      'Melting',
      'A closed box of ice weighs 340 grams. The ice melts. What now?',
      2,
      '340 grams. Nothing went in or out.',
    ],
    [
      'Drying up',
      '150 grams of salt water hold 20 grams of salt. All the water evaporates. What is left?',
      2,
      '20 grams of salt. 130 grams of water are in the air.',
    ],
  ],
  'Each total is right, and each reason says where the matter is now.',
)

export const inOrOut = openPage(
  'stack',
  'In or Out?',
  'Calculate what got out into the air or came in from it. Explain how you know.',
  [
    [
      'Open dish',
      '7 grams of powder fizz in 120 grams of juice. 125 grams are left. What got out?',
      2,
      '2 grams of gas, because 7 + 120 = 127 and 127 - 125 = 2.',
    ],
    [
      'Closed bag',
      '7 grams of powder fizz in 120 grams of juice. What does all in it weigh now?',
      2,
      '127 grams, because the gas cannot get out.',
    ],
    [
      'Rust',
      'A 60 gram chain rusts. Now it weighs 63 grams. What came in?',
      2,
      '3 grams from the damp air joined the iron.',
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
    ['Why seasons', 'Explain them with the lean.', 3, 'Our half leans toward the sun in summer, away in winter.'],
    ['Day and night', 'Explain them with the spin.', 3, 'Our side turns to the sun and away.'],
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
    ['Claim', 'What did it mainly grow from?', 1, 'It grew mainly from water and air.'],
    ['Evidence', 'Use both numbers.', 2, 'It gained 80 pounds, but the soil lost only 2 ounces.'],
    ['Reason', 'How does a plant use water and air?', 2, 'In light it turns water and carbon dioxide into sugar.'],
  ],
  'Both numbers are used, and air and water are named. Soil gives only a few minerals.',
)

export const myFoodWeb = openPage(
  'stack',
  'My Food Web',
  'Draw a food web from these meals: shrimp eat algae; fish eat shrimp; seals and gulls eat fish.',
  [
    [
      'The web',
      'Write the names and draw four arrows.',
      0,
      'algae to shrimp, shrimp to fish, fish to seal, fish to gull',
    ],
    [
      'Two effects',
      'Most fish leave. Infer two effects along the arrows.',
      2,
      'More shrimp are left. Seals find less food.',
    ],
    ['Who makes food', 'Name the producer and one consumer.', 1, 'producer: algae; consumer: shrimp'],
  ],
  'There are four arrows, each from the food to the eater, and both effects can be traced along one.',
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
    [
      'Four systems',
      'Name one thing near you for each: hydrosphere, geosphere, biosphere, atmosphere.',
      2,
      'a puddle, a pebble, a sparrow, the wind',
    ],
    ['Together', 'Which two of your things meet? What happens?', 1, 'The wind dries the puddle.'],
  ],
  'The scale has equal steps, the ocean ends just below 100, and the graph has a title.',
)
