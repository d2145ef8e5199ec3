import { openPage } from './open-page.ts'

export const helpsItThere = openPage(
  'stack',
  'Does It Still Help?',
  'Something changes. Tell whether the part or the behavior still helps, and why.',
  [
    [
      'White fur',
      'No snow falls all winter. Is a white hare still hard to see?',
      2,
      'No. White fur hides it on snow, but not on brown ground.',
    ],
    [
      'A fat hump',
      'A camel lives where food grows all year. Does its hump still help?',
      2,
      'Less. It stores food for hungry times, and here there are none.',
    ],
    [
      'Huge eyes',
      'An owl has to hunt by day. Do its huge eyes still help as much?',
      2,
      'No. They catch weak light at night, and by day there is plenty.',
    ],
  ],
  'Each answer says what the part does, and then whether the new place needs that.',
)

export const addUpThePulls = openPage(
  'stack',
  'Add Up the Pulls',
  'Add each side first. Then tell if the forces are balanced.',
  [
    [
      'A still sled',
      'Right: 5 and 4 units. Left: 8 units. What happens?',
      2,
      '9 against 8 is unbalanced. It starts to the right.',
    ],
    [
      'A still box',
      'Right: 7 and 8 units. Left: 11 units. What must be added so that it stays still?',
      2,
      '4 units on the left: 11 + 4 = 15.',
    ],
    [
      'My own',
      'Draw a wagon with three arrows that balance. Write the units.',
      0,
      'such as 3 and 4 to the left, 7 to the right',
    ],
  ],
  'Each side is added before the two sides are compared.',
)

export const readTheLayers = openPage(
  'stack',
  'Read the Layers',
  'From the top down, a cliff shows lizard tracks in sand, palm leaves and fish bones.',
  [
    [
      'The cliff',
      'Draw its three layers. Number them, 1 for the oldest.',
      0,
      'from the bottom up: fish, palms, tracks',
    ],
    ['At first', 'What was the place like? How do you know?', 2, 'Water, because the fish bones are at the bottom.'],
    [
      'The story',
      'Tell it from the oldest layer on.',
      3,
      'First water covered it. Then it was warm land with palms. Last it was dry sand.',
    ],
  ],
  'The story runs from the bottom layer up, and each step names its fossil.',
)

export const predictAMinute = openPage(
  'grid',
  'Predict a Minute',
  'A grown-up times 5 seconds on a clock. Tap evenly and count.',
  [
    ['My taps', 'How many taps in 5 seconds?', 1, '15'],
    ['One second', 'Divide your taps by 5. About how many is that?', 1, 'about 3'],
    ['In a minute', 'Predict your taps in 60 seconds.', 1, '60 × 3 = 180'],
    ['A wheel', '35 turns in 7 seconds. How many in a minute?', 2, '35 ÷ 7 = 5 each second, so 300'],
  ],
  'The number for one second comes first. A few taps left over from dividing do not matter.',
)

export const mendTheTest = openPage(
  'stack',
  'Mend the Test',
  'Each test has a flaw, and one has two. Find it and write how to mend it.',
  [
    [
      'Rubber ball or foam ball',
      'Which bounces higher? The rubber ball drops from 4 feet, the foam ball from 2.',
      2,
      'The heights differ. Drop both from 4 feet.',
    ],
    [
      'Heavy car or light car',
      'Which rolls farther? The heavy car gets five trials, the light one gets one.',
      2,
      'The trials differ. Give each car three.',
    ],
    [
      'Wool or cotton',
      'Which dries faster? A small piece of wool hangs in wind, a big piece of cotton inside.',
      2,
      'Two flaws: size and place. Hang equal pieces in one place.',
    ],
  ],
  'Each flaw is something that differs and is not tested, and the mended plan makes it the same.',
)

export const whatMadeTheDifference = openPage(
  'stack',
  'What Made the Difference?',
  'Ask of each trait: was it passed on, or did it come later?',
  [
    [
      'Two pieces of one rose',
      'Both bloom red. One stands in shade and stays short.',
      2,
      'inherited: red; environment: the shade kept it short',
    ],
    [
      'Two pups of one litter',
      'Both have spots. One was taught to sit.',
      2,
      'inherited: spots; environment: sitting was taught',
    ],
    [
      'My own',
      'Draw two pieces of one plant. Show one difference that the place made.',
      0,
      'one tall in rich soil, one short',
    ],
  ],
  'Color and spots were passed on. Two pieces of one plant inherit the same, so the place makes the difference.',
)

export const predictTheNextYear = openPage(
  'stack',
  'Predict the Next Year',
  'These are rainy days in four springs. Find what is usual, then predict.',
  [
    [
      'Elm Town: 40, 41, 60, 39',
      'Which number is unusual? Predict the next spring.',
      2,
      '60 is unusual. I predict about 40.',
    ],
    ['Oak Town: 11, 10, 9, 10', 'What do you predict for the next spring?', 1, 'about 10'],
    ['Compare both towns', 'How do their usual springs differ?', 2, 'Elm Town has about 30 rainy days more.'],
  ],
  'The unusual number is left out, and the prediction is near what is usual.',
)
