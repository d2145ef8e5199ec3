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
    [
      'Milkweed fluff in the rain',
      'It is soaked. Where does it land? Why?',
      2,
      'Close by, because wet fluff cannot catch the wind.',
    ],
    [
      'An elm seed with its wing',
      'A strong wind blows. Where does it land? Why?',
      2,
      'Far off, because the wing catches the wind.',
    ],
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
    [
      'A candle that burned',
      'What goes back? What stays?',
      2,
      'Melted wax gets hard again. Burnt wax and wick are gone.',
    ],
    ['Popcorn with butter', 'What goes back? What stays?', 2, 'The butter gets hard again. The corn stays popped.'],
    [
      'Toast with an egg and cheese',
      'What goes back? What stays?',
      2,
      'The cheese gets firm again. Egg and toast stay.',
    ],
    ['My own hot food', 'Name it. What goes back? What stays?', 2, 'A waffle with butter: the butter goes back.'],
  ],
  'What melted gets firm again. What was popped, toasted, fried or burnt does not go back.',
)

export const twoMaterials = openPage(
  'grid',
  'Two Materials, One Thing',
  'Pick one thing with two materials, such as a shoe, a pencil or a bag. Describe each one.',
  [
    ['My thing', 'Draw it. Point an arrow at each material.', 0, 'a bag with a zipper'],
    ['The first material', 'How does it look, feel and bend?', 3, 'The cloth is dull and soft, and it folds.'],
    ['The other material', 'How does it look, feel and bend?', 3, 'The zipper pull is shiny, hard and stiff.'],
    ['Its use', 'What is the thing for? This is not a property.', 2, 'for carrying books'],
  ],
  'Each material has its own look, feel and bend, and the use stands apart.',
)

export const couldTheySwap = openPage(
  'grid',
  'Could They Swap?',
  'Compare a forest and a grassland. Tell what helps each living thing in its own place.',
  [
    ['A forest', 'Draw one plant and one animal.', 0, 'an oak and a squirrel'],
    ['A grassland', 'Draw one plant and one animal.', 0, 'tall grass and a prairie dog'],
    ['The plants', 'How do your two plants differ? Why?', 3, 'The oak grows tall to reach light. Grass stays low.'],
    [
      'The animals',
      'Could your two animals swap places? Why?',
      3,
      'No. In a grassland a squirrel finds few trees to hide in.',
    ],
  ],
  'Each answer names what the place has or has not, and the part or habit that fits it.',
)

export const slowTheSlide = openPage(
  'grid',
  'Slow the Slide',
  'Tell if each change is fast or slow. Then plan how to slow one.',
  [
    ['Rain on a hill', 'Each year it takes a bit of soil. Fast or slow?', 2, 'Slow, because it takes many years.'],
    ['One stormy night', 'A bare slope slips down. Fast or slow? Why there?', 2, 'Fast. No roots held the soil.'],
    [
      'Two slopes in rain',
      'One has trees, one is bare. Which keeps its soil? Why?',
      2,
      'The one with trees: roots hold it.',
    ],
    ['My plan', 'Draw a bare slope. Add what slows the water or holds the soil.', 0, 'grass and low walls across it'],
  ],
  'The answers tell minutes from years, and the plan holds the soil or slows the water.',
)

export const whatTheTestTells = openPage(
  'grid',
  'What the Test Tells',
  'Two plants grew from one kind of seed. Read what was measured. Tell what it shows.',
  [
    [
      'A warm and a cool room',
      'Warm: 9 inches. Cool: 5. How many more? What helps?',
      2,
      '4 inches more, so warmth helps.',
    ],
    ['Old and new soil', 'Old: 6 inches. New: 6. Did the soil matter?', 2, 'No, both grew the same.'],
    [
      'Much and little water',
      'The pot with much water also has more light. What can you tell?',
      2,
      'Nothing for sure, because two things changed.',
    ],
    [
      'My own test',
      'Name one change and three things to keep the same.',
      3,
      'change warmth; keep light, water and soil',
    ],
  ],
  'What differs is worked out, and a test with two changes tells nothing for sure.',
)

export const heapOrFlat = openPage(
  'grid',
  'Heap or Flat?',
  'All of these pour. Tell which are many small solids and which are liquids.',
  [
    ['Rice from a bag', 'Heap or flat? Solid or liquid? Why?', 2, 'A heap. Solid: each grain keeps its shape.'],
    ['Oil from a jar', 'Heap or flat? Solid or liquid? Why?', 2, 'Flat. Liquid: it flows and spreads out.'],
    ['One grain of sugar', 'Draw it in a bag, then in a cup.', 0, 'the same tiny block two times'],
    [
      'My own',
      'Name something else that pours and is still a solid. Tell why.',
      2,
      'sand, because each grain is a tiny solid',
    ],
  ],
  'Small solids pile up, and each bit keeps its shape. A liquid goes flat.',
)
