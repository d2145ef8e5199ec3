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
  'grid',
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
      'A still rope',
      'Left: 6 and 7 units. Right: 9 and 4 units. What happens?',
      2,
      '13 against 13 is balanced. It stays still.',
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
  'From the top down, a cliff shows palm leaves, fish bones, fern prints and lizard tracks in sand.',
  [
    [
      'The cliff',
      'Draw its four layers. Number them, 1 for the oldest.',
      0,
      'from the bottom up: tracks, ferns, fish, palms',
    ],
    [
      'At first',
      'What was the place like? How do you know?',
      2,
      'Dry and sandy, because the tracks are at the bottom.',
    ],
    ['The water', 'What was there just before the water came?', 1, 'damp land with ferns'],
    [
      'The story',
      'Tell it from the oldest layer on.',
      3,
      'It was dry sand, then damp land with ferns. Water covered it. Last it was warm land with palms.',
    ],
  ],
  'The story runs from the bottom layer up, and each step names its fossil.',
)

export const predictAMinute = openPage(
  'grid',
  'Predict a Minute',
  'Divide to find how many come each second. Then predict.',
  [
    ['Taps', '12 taps in 4 seconds. How many in a minute?', 2, '12 ÷ 4 = 3 each second, so 180'],
    ['A wheel', '35 turns in 7 seconds. How many in a minute?', 2, '35 ÷ 7 = 5 each second, so 300'],
    ['Hops', '20 hops in 5 seconds. How many in 10 seconds?', 2, '20 ÷ 5 = 4 each second, so 40'],
    ['Find the slip', '“10 claps in 5 seconds make 600 in a minute.” Mend it.', 2, '10 ÷ 5 = 2 each second, so 120'],
  ],
  'The number for one second comes first.',
)

export const mendTheTest = openPage(
  'stack',
  'Mend the Test',
  'Each test has a flaw, and one has two. Find it and write how to mend it.',
  [
    [
      'Rubber or foam: which ball bounces higher?',
      'The rubber ball drops from 4 feet. The foam ball drops from 2 feet.',
      2,
      'The heights differ. Drop both from 4 feet.',
    ],
    [
      'Does a heavy car roll farther than a light one?',
      'Both start at one line. The heavy car gets five trials, the light one gets one.',
      2,
      'The trials differ. Give each car three.',
    ],
    [
      'Wool or cotton: which dries faster?',
      'A small piece of wool hangs in wind. A big piece of cotton hangs inside.',
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
  'grid',
  'Predict the Next Year',
  'These are rainy days in four springs. Find what is usual, then predict.',
  [
    ['Elm Town: 40, 41, 60, 39', 'Which number is unusual? What is usual?', 2, '60 is unusual. About 40 is usual.'],
    [
      'Next spring in Elm Town',
      'How many rainy days do you predict? Why?',
      2,
      'About 40, as three of four springs had that.',
    ],
    ['Oak Town: 11, 10, 9, 10', 'What is usual? What do you predict?', 2, 'About 10 is usual, so I predict about 10.'],
    ['Compare both towns', 'How do their usual springs differ?', 2, 'Elm Town has about 30 rainy days more.'],
  ],
  'The unusual number is left out, and the prediction is near what is usual.',
)
