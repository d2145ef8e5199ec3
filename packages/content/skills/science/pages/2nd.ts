import { openPage } from './open-page.ts'

export const materialReport = openPage(
  'stack',
  'Material Report',
  'Pick one thing near you. Look, press and bend it gently.',
  [
    ['My thing', 'Draw it. Write what it is made of, if you can.', 0, 'a wool hat'],
    ['It looks', 'Write one or two words.', 1, 'gray and dull'],
    ['It feels', 'Write one or two words.', 1, 'soft and fuzzy'],
    ['It bends', 'Yes or no? How far?', 1, 'Yes, I can fold it.'],
  ],
  'The words tell about the material and not about its use.',
)

export const planAMaterialTest = openPage(
  'stack',
  'Plan a Material Test',
  'Plan a test: what keeps a map dry in the rain?',
  [
    ['I test', 'Name three materials you have at home.', 1, 'wool, foil and cotton'],
    ['My guess', 'Which will work best?', 1, 'I think foil.'],
    ['I keep the same', 'List two things.', 2, 'the water and the time'],
    ['How I test', 'Draw it.', 0, 'water drips on each cover, a map lies below'],
    ['The best one', 'How will you know it?', 2, 'The map below stays driest.'],
  ],
  'Only the material changes. Water, time and map stay the same, and something can be seen or felt at the end.',
)

export const plantTestPlan = openPage(
  'stack',
  'My Plant Test Plan',
  'Plan a fair test about one thing that plants need.',
  [
    ['My question', 'What do you want to find out?', 2, 'Does a bean plant need water?'],
    ['I change', 'Name one thing.', 1, 'only the water'],
    ['I keep the same', 'Name three things.', 2, 'light, soil and the kind of plant'],
    ['I measure', 'What will you look at?', 1, 'how tall each plant is'],
    ['I predict', 'What will you see, and why?', 2, 'The dry one droops, since plants need water.'],
  ],
  'One change, at least two things that stay the same, and something to measure.',
)

export const shapeAndRide = openPage(
  'grid',
  'Far Off or Close By?',
  'Tell where each seed lands. Write because, and what its shape does or cannot do.',
  [
    ['A maple seed without its wing', 'Where does it land? Why?', 2, 'Close by, because nothing catches the air.'],
    ['Thistle fluff in the wind', 'Where does it land? Why?', 2, 'Far off, because the fluff catches the wind.'],
    ['A burr that has its hooks', 'A fox comes by. Where does it land? Why?', 2, 'Far off, because it grabs the fur.'],
    [
      'A coconut with a crack',
      'It fills up with water. Can it travel? Why?',
      2,
      'No, because it cannot float any more.',
    ],
  ],
  'Each answer names the shape, such as the wing, fluff or hooks, and what it does or can no longer do.',
)

export const canItGoBack = openPage(
  'grid',
  'Can It Go Back?',
  'Predict each change. Then tell if it can go back.',
  [
    ['Ice in the sun', 'What does it turn into?', 1, 'It turns into water.'],
    ['Back again?', 'Yes or no? How?', 1, 'Yes, freeze it.'],
    ['Bread in a toaster', 'What happens to it?', 1, 'It turns brown.'],
    ['Can it return?', 'Yes or no? Why?', 1, 'No, it stays brown.'],
  ],
  'Melting and freezing go back. Toasting, frying and burning do not.',
)

export const twoKindsOfChange = openPage(
  'grid',
  'Two Kinds of Change',
  'Something hot cools down. Write what goes back to how it was, and what does not.',
  [
    ['A pancake with butter', 'What goes back? What stays?', 2, 'The butter gets hard again. The pancake stays firm.'],
    [
      'A bun with chocolate inside',
      'What goes back? What stays?',
      2,
      'The chocolate gets hard again. The bun stays baked.',
    ],
    [
      'Toast with an egg and cheese',
      'What goes back? What stays?',
      2,
      'The cheese gets firm again. Egg and toast stay.',
    ],
    ['My own hot food', 'Name it. What goes back? What stays?', 2, 'A waffle with butter: the butter goes back.'],
  ],
  'What melted gets firm again. What was baked, toasted or fried does not go back.',
)
