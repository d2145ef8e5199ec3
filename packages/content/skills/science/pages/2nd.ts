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

export const spillTest = openPage(
  'stack',
  'My Spill Test',
  'What dries up a spill? Test two things with drops of water, such as a sock and a shoe.',
  [
    ['I test', 'Name two things.', 1, 'a sock and a shoe'],
    ['I keep the same', 'How many drops? How long?', 1, '4 drops, count to ten'],
    ['What I see', 'Draw both at the end.', 0, 'a wet spot in the sock, 4 drops on the shoe'],
    ['The best one', 'Which dries up a spill? Why?', 2, 'The sock. It absorbs all 4 drops.'],
  ],
  'Both get the same drops and time, and the choice tells what was seen.',
)

export const plantTestPlan = openPage(
  'stack',
  'My Plant Test Plan',
  'Plan a fair test: does a bean plant need water? Or choose light.',
  [
    ['I change', 'Name one thing.', 1, 'only the water'],
    ['I keep the same', 'Name two things.', 1, 'light and soil'],
    ['I measure', 'What will you look at?', 1, 'how tall each plant is'],
    ['I predict', 'What will you see?', 1, 'The dry one droops.'],
  ],
  'One change, at least two things that stay the same, and something to measure.',
)

export const shapeAndRide = openPage(
  'stack',
  'Far Off or Close By?',
  'Tell where each seed lands. Then tell why: what does its shape do, or not do?',
  [
    [
      'An elm seed lost its wing',
      'A strong wind blows. Far off or close by? Why?',
      2,
      'Close by. No wing catches the wind.',
    ],
    ['A burr has its hooks', 'A fox comes by. Far off or close by? Why?', 2, 'Far off. Its hooks grab the fur.'],
    [
      'My own seed',
      'Draw a seed that rides far. Point to the part that helps.',
      0,
      'a seed with an arrow to its fluff',
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
  'stack',
  'Two Kinds of Change',
  'Something hot cools down. Write what goes back to how it was, and what stays changed.',
  [
    ['Popcorn with butter', 'What goes back? What stays changed?', 2, 'The butter goes back. The corn stays popped.'],
    ['Toast with cheese', 'What goes back? What stays changed?', 2, 'The cheese goes back. The toast stays brown.'],
    ['My own hot food', 'Name it. What goes back?', 1, 'waffle with butter: the butter'],
  ],
  'What melted gets firm again. What was popped, toasted or fried does not go back.',
)

export const twoMaterials = openPage(
  'stack',
  'Two Materials, One Thing',
  'Pick one thing with two materials, such as a pencil or a bag. Describe each one.',
  [
    ['My thing', 'Draw it. Point an arrow at each material.', 0, 'a bag with a zipper'],
    ['The first material', 'How does it look, feel and bend? One word each.', 1, 'cloth: dull, soft, folds'],
    ['The other material', 'How does it look, feel and bend? One word each.', 1, 'zipper: shiny, hard, stiff'],
  ],
  'Each material has its own look, feel and bend. No word tells the use.',
)

export const couldTheySwap = openPage(
  'grid',
  'Could They Swap?',
  'Compare a forest and a grassland.',
  [
    ['A forest', 'Name one plant and one animal.', 1, 'pine, woodpecker'],
    ['A grassland', 'Name one plant and one animal.', 1, 'grass, bison'],
    ['The plants', 'How do your two plants differ?', 2, 'The pine grows tall. Grass stays low.'],
    ['The animals', 'Could your two animals swap places? Why?', 2, 'No. A woodpecker needs trees.'],
  ],
  'Each answer names what the place has or has not, and the part or habit that fits it.',
)

export const slowTheSlide = openPage(
  'stack',
  'Slow the Slide',
  'Tell if each change is fast or slow. Then plan how to slow one.',
  [
    ['Rain on a hill', 'Each year it takes a bit of soil. Fast or slow?', 1, 'slow'],
    ['One stormy night', 'A bare slope slips down. Fast or slow? Why there?', 2, 'Fast. No roots held the soil.'],
    ['My plan', 'Draw a bare slope. Add what slows the water or holds the soil.', 0, 'grass and low walls across it'],
  ],
  'The answers tell minutes from years, and the plan holds the soil or slows the water.',
)

export const whatTheTestTells = openPage(
  'stack',
  'What the Test Tells',
  'Two plants grew from one kind of seed. Read what was measured. Tell what it shows.',
  [
    ['A warm and a cool room', 'Warm: 9 inches. Cool: 5. What does it show?', 1, '4 inches more, so warmth helps.'],
    ['Old and new soil', 'Old: 6 inches. New: 6. Did the soil matter?', 1, 'No, both grew the same.'],
    [
      'Is it fair?',
      'One pot had more water and more light. What can you tell?',
      2,
      'Nothing for sure. Two things changed.',
    ],
  ],
  'What differs is worked out, and a test with two changes tells nothing for sure.',
)

export const heapOrFlat = openPage(
  'stack',
  'Heap or Flat?',
  'All of these pour. Tell which are many small solids and which are liquids.',
  [
    ['Rice from a bag', 'Heap or flat? Solid or liquid? Why?', 2, 'A heap. Solid: each grain keeps its shape.'],
    ['Oil from a jar', 'Heap or flat? Solid or liquid? Why?', 2, 'Flat. Liquid: it spreads out.'],
    ['My own', 'Draw something else that pours and is still a solid.', 0, 'a heap of sand'],
  ],
  'Small solids pile up, and each bit keeps its shape. A liquid goes flat.',
)

export const readTheTest = openPage(
  'stack',
  'Read the Test',
  'Read what each material took in. Choose the best one for the job.',
  [
    ['A bath mat', 'Cotton took in 6 drops, nylon 1. Which fits? Why?', 2, 'Cotton. It absorbs more.'],
    ['A tent roof', 'Felt took in 8 drops, foil 0. Which fits? Why?', 2, 'Foil. It takes in no water.'],
    ['Is it fair?', 'Wool got 9 drops, nylon got 2. What must be the same?', 1, 'the drops'],
  ],
  'The choice fits the job: a mat takes in much, a roof nothing. A fair test changes only the material.',
)
