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
    ['I keep the same', 'Name three things.', 2, 'light, soil, kind of plant'],
    ['I measure', 'What will you look at?', 1, 'how tall each plant is'],
    ['I predict', 'What will you see?', 1, 'The dry one droops.'],
  ],
  'One change, at least two things that stay the same, and something to measure.',
)

export const shapeAndRide = openPage(
  'stack',
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
  'Something hot cools down. Write what goes back to how it was, and what does not.',
  [
    ['Popcorn with butter', 'What goes back? What stays?', 2, 'The butter goes back. The corn stays.'],
    ['Toast with an egg and cheese', 'What goes back? What stays?', 2, 'The cheese goes back. Egg and toast stay.'],
    ['My own hot food', 'Name it. What goes back?', 1, 'waffle with butter: the butter'],
  ],
  'What melted gets firm again. What was popped, toasted or fried does not go back.',
)

export const twoMaterials = openPage(
  'grid',
  'Two Materials, One Thing',
  'Pick one thing with two materials, such as a shoe, a pencil or a bag. Describe each one.',
  [
    ['My thing', 'Draw it. Point an arrow at each material.', 0, 'a bag with a zipper'],
    ['The first material', 'One word each: how does it look, feel and bend?', 2, 'cloth: dull, soft, folds'],
    ['The other material', 'One word each: how does it look, feel and bend?', 2, 'zipper: shiny, hard, stiff'],
    ['Its use', 'What is the thing for? This is not a property.', 1, 'for carrying books'],
  ],
  'Each material has its own look, feel and bend, and the use stands apart.',
)

export const couldTheySwap = openPage(
  'grid',
  'Could They Swap?',
  'Compare a forest and a grassland. Tell what helps each living thing in its own place.',
  [
    ['A forest', 'Name one plant and one animal.', 1, 'oak, squirrel'],
    ['A grassland', 'Name one plant and one animal.', 1, 'grass, prairie dog'],
    ['The plants', 'How do your two plants differ?', 2, 'The oak grows tall. Grass stays low.'],
    ['The animals', 'Could your two animals swap places? Why?', 3, 'No. A squirrel finds few trees to hide in.'],
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
  ],
  'What differs is worked out, and a test with two changes tells nothing for sure.',
)

export const heapOrFlat = openPage(
  'grid',
  'Heap or Flat?',
  'All of these pour. Tell which are many small solids and which are liquids.',
  [
    ['Rice from a bag', 'Heap or flat? Solid or liquid? Why?', 2, 'A heap. Solid: each grain keeps its shape.'],
    ['Oil from a jar', 'Heap or flat? Solid or liquid?', 1, 'flat, liquid'],
    ['One grain of sugar', 'Draw it in a bag, then in a cup.', 0, 'the same tiny block two times'],
    ['My own', 'Name something else that pours and is still a solid.', 1, 'sand'],
  ],
  'Small solids pile up, and each bit keeps its shape. A liquid goes flat.',
)
