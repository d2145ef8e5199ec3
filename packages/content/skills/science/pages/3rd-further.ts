import { openPage } from './open-page.ts'

export const helpsItThere = openPage(
  'grid',
  'Does It Still Help?',
  'Something changes. Tell whether the part or the behavior still helps, and why.',
  [
    [
      'White fur',
      'No snow falls all winter. Is a white hare still hard to see?',
      3,
      'No. White fur hides it on snow, but not on brown ground.',
    ],
    [
      'A fat hump',
      'A camel lives where food grows all year. Does its hump still help?',
      3,
      'Less. It stores food for hungry times, and here there are none.',
    ],
    [
      'Huge eyes',
      'An owl has to hunt by day. Do its huge eyes still help as much?',
      3,
      'No. They catch weak light at night, and by day there is plenty.',
    ],
    [
      'Flying south',
      'Geese live where ponds never freeze and food grows all year. Does flying south still help?',
      3,
      'Hardly. They fly away from ice and hunger, and here are none.',
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
      3,
      '9 against 8 is unbalanced. It starts to the right.',
    ],
    [
      'A still rope',
      'Left: 6 and 7 units. Right: 9 and 4 units. What happens?',
      3,
      '13 against 13 is balanced. It stays still.',
    ],
    [
      'A still box',
      'Right: 7 and 8 units. Left: 11 units. What must be added so that it stays still?',
      3,
      '4 units on the left, because 11 + 4 = 15.',
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
    ['I count', 'Tap evenly while a grown-up times 5 seconds on a clock. How many taps?', 1, '10'],
    ['Each second', 'About how many taps is that each second?', 1, 'about 2, because 10 ÷ 5 = 2'],
    ['I predict', 'How many in 10 seconds?', 1, 'about 20'],
    ['I test it', 'Tap in that beat for 10 timed seconds. Compare.', 1, '21, so I was close'],
  ],
  'The number for one second comes first, and the prediction is tested.',
)

export const mendTheTest = openPage(
  'grid',
  'Mend the Test',
  'Each test has a flaw, and one has two. Find it and write how to mend it.',
  [
    [
      'Which ball bounces higher?',
      'Ball A drops from 4 feet, ball B from 2 feet, onto one floor.',
      3,
      'The heights differ. Drop both from 4 feet.',
    ],
    [
      'Which car rolls farther?',
      'Both start at one line. Car A gets five trials, car B one.',
      3,
      'The trials differ. Give each car three.',
    ],
    [
      'Which cloth dries faster?',
      'Cloth A is small and hangs in wind. Cloth B is big and hangs inside.',
      3,
      'Two flaws: size and place. Hang equal pieces in one place.',
    ],
    ['My own', 'Write a test with one flaw. Let someone find it.', 3, 'Two kites, but one flies on a windy day.'],
  ],
  'Each flaw is something that differs and is not tested, and the mended plan makes it the same.',
)

export const whatMadeTheDifference = openPage(
  'grid',
  'What Made the Difference?',
  'Compare the parents first, then the places. Write what is inherited and what the environment did.',
  [
    [
      'Two pieces of one rose',
      'Both bloom red. One stands in shade and stays short.',
      3,
      'inherited: red; environment: the shade kept it short',
    ],
    [
      'Two pups of one litter',
      'Both have spots. One was taught to sit.',
      3,
      'inherited: spots; environment: sitting was taught',
    ],
    [
      'Two trees from one oak',
      'Both have round-lobed leaves. The one on a windy hill leans.',
      3,
      'inherited: leaf shape; environment: wind made it lean',
    ],
    [
      'My own',
      'Draw two plants of one parent. Show one difference that the place made.',
      0,
      'one tall in rich soil, one short',
    ],
  ],
  'What both got from the parents is inherited. Where the parents are the same, the place makes the difference.',
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
