import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** Pages to draw and write on, where no kind with a key asks for just this. */
export const fillTheTen: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Fill the Ten First',
  ask: 'Move ones over until one number is a full ten. Write the new sum.',
  boxes: [
    { heading: '38 + 25', prompt: 'How many does 38 need? Move them over.', lines: 2, sample: '40 + 23 = 63' },
    { heading: '49 + 34', prompt: 'How many does 49 need? Move them over.', lines: 2, sample: '50 + 33 = 83' },
    { heading: '27 + 46', prompt: 'Which ten will you fill?', lines: 2, sample: '30 + 43 = 73, or 23 + 50 = 73' },
    {
      heading: 'My own sum',
      prompt: 'Pick ones from 6 to 9. Fill a ten.',
      lines: 2,
      sample: 'such as 57 + 18 = 60 + 15 = 75',
    },
  ],
  lookFor: 'What one number gets, the other number gives. The sum stays the same.',
}

export const drawTheRows: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Draw the Rows',
  ask: 'Draw the dots in rows. Add the rows to find how many in all.',
  boxes: [
    { heading: '4 rows of 5', prompt: 'Draw the dots. Write the adding fact.', lines: 0, sample: '5 + 5 + 5 + 5 = 20' },
    {
      heading: '9 in 2 rows',
      prompt: 'Can 9 dots make 2 equal rows? Draw. Is 9 even?',
      lines: 0,
      sample: 'no: 2 rows of 4, and 1 is left over',
    },
    {
      heading: '2 rows of 5',
      prompt: 'Draw the dots. Write the adding fact. Is it even?',
      lines: 0,
      sample: '5 + 5 = 10, and 10 is even: 2 equal rows',
    },
    {
      heading: 'My own rows',
      prompt: 'Pick up to 5 rows of up to 5 dots. Write the fact.',
      lines: 0,
      sample: 'such as 4 rows of 2: 2 + 2 + 2 + 2 = 8',
    },
  ],
  lookFor: 'The rows are equal and the fact adds one row again and again. 9 in 2 equal rows leaves 1 over.',
}

export const oneMoreRow: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'One More Row',
  ask: 'Draw the rows and add them. Then add one more row. You need not count all again.',
  boxes: [
    {
      heading: '4 rows of 2',
      prompt: 'Draw them. How many? Draw one more row and add it.',
      lines: 0,
      sample: '2 + 2 + 2 + 2 = 8, then 8 + 2 = 10',
    },
    {
      heading: '2 rows of 4',
      prompt: 'Draw them. How many? Draw one more row and add it.',
      lines: 0,
      sample: '4 + 4 = 8, then 8 + 4 = 12',
    },
    {
      heading: '5 rows of 5',
      prompt: 'Count by fives. How many? Draw one more row and add it.',
      lines: 0,
      sample: '5, 10, 15, 20, 25, then 25 + 5 = 30',
    },
    {
      heading: 'My own rows',
      prompt: 'Draw equal rows. Write how many. Add one more row.',
      lines: 0,
      sample: 'such as 3 rows of 2: 6, and 6 + 2 = 8',
    },
  ],
  lookFor: 'The new row is as long as the others, and only that row is added.',
}

export const twoStepsToWrite: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Step One and Step Two',
  ask: 'Read each story. Write step one. Then write step two.',
  boxes: [
    {
      heading: 'On the bus',
      prompt: '35 ride. 12 get off. 8 get on. How many ride now?',
      lines: 2,
      sample: '35 - 12 = 23, then 23 + 8 = 31',
    },
    {
      heading: 'In the tree',
      prompt: '46 birds sit there. 17 come. 20 fly off. How many stay?',
      lines: 2,
      sample: '46 + 17 = 63, then 63 - 20 = 43',
    },
    {
      heading: 'On the shelf',
      prompt: 'There are 82 books. 29 are lent. 14 come back. How many are there now?',
      lines: 2,
      sample: '82 - 29 = 53, then 53 + 14 = 67',
    },
    {
      heading: 'My own story',
      prompt: 'Tell a story with two steps. Write both steps.',
      lines: 2,
      sample: 'such as 20 - 5 = 15, then 15 + 9 = 24',
    },
  ],
  lookFor: 'Step two starts with the answer of step one.',
}

export const sharesInTwoWays: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Two Ways to Share',
  ask: 'Draw two shapes of one size in each box. Cut them in two ways. Name the shares.',
  boxes: [
    {
      heading: 'Two squares: halves',
      prompt: 'Cut both into 2 equal shares. Use two ways.',
      lines: 0,
      sample: 'one straight down, one from corner to corner; each share is a half',
    },
    {
      heading: 'Two squares: fourths',
      prompt: 'Cut both into 4 equal shares. Use two ways.',
      lines: 0,
      sample: 'four strips, and four small squares; each share is a fourth',
    },
    {
      heading: 'Two pages: thirds',
      prompt: 'Cut both into 3 equal shares. Use two ways.',
      lines: 0,
      sample: 'three strips across, and three strips down; each share is a third',
    },
    {
      heading: 'Two pages: halves',
      prompt: 'Cut both into 2 equal shares. Use two ways.',
      lines: 0,
      sample: 'one across, one straight down; each share is a half',
    },
  ],
  lookFor: 'Shares in the same number of equal parts have one name, even if they look different.',
}

export const equalSharesToDraw: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Equal Shares to Draw',
  ask: 'Draw and cut into equal shares. Write the name on each share. Then color.',
  boxes: [
    {
      heading: 'Halves',
      prompt: 'Draw a bar. Cut it into halves. Label them. Color one half.',
      lines: 0,
      sample: '2 equal shares, each labeled half, 1 colored',
    },
    {
      heading: 'Thirds',
      prompt: 'Draw a bar. Cut it into thirds. Label them. Color two thirds.',
      lines: 0,
      sample: '3 equal shares, each labeled third, 2 colored',
    },
    {
      heading: 'Fourths',
      prompt: 'Draw a bar. Cut it into fourths. Label them. Color one fourth.',
      lines: 0,
      sample: '4 equal shares, each labeled fourth, 1 colored',
    },
    {
      heading: 'A circle',
      prompt: 'Draw a circle. Cut it into fourths. Label them. Color three fourths.',
      lines: 0,
      sample: '4 equal shares, each labeled fourth, 3 colored',
    },
  ],
  lookFor: 'The shares of one shape are equal, and each part has its right name.',
}

export const measureAndCompare: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Measure and Compare',
  ask: 'Use a ruler. Begin at 0 and write the unit each time.',
  boxes: [
    { heading: 'My shoe', prompt: 'How many inches long is it?', lines: 1, sample: 'about 8 inches' },
    { heading: 'My hand', prompt: 'How many inches long is it?', lines: 1, sample: 'about 5 inches' },
    {
      heading: 'Which is longer?',
      prompt: 'How many inches longer?',
      lines: 1,
      sample: 'The shoe is 3 inches longer.',
    },
    {
      heading: 'My hand again',
      prompt: 'How many centimeters is it? More than inches, or fewer?',
      lines: 1,
      sample: 'about 13 centimeters, more than inches, as each is smaller',
    },
  ],
  lookFor: 'The thing begins at 0, the number has its unit, and the two lengths are compared by taking away.',
}

export const amOrPm: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'a.m. or p.m.?',
  ask: 'Read the hands. Write the time with a.m. or p.m.',
  boxes: [
    {
      heading: 'We get up',
      prompt: 'The short hand is between 6 and 7, the long hand on 5.',
      lines: 1,
      sample: '6:25 a.m.',
    },
    {
      heading: 'Lunch is ready',
      prompt: 'The short hand is just past 12, the long hand on 2.',
      lines: 1,
      sample: '12:10 p.m.',
    },
    { heading: 'Going to bed', prompt: 'The short hand is past 8, the long hand on 3.', lines: 1, sample: '8:15 p.m.' },
    {
      heading: 'My evening',
      prompt: 'Write a time and what you do then.',
      lines: 1,
      sample: 'such as 7:30 p.m., I read',
    },
  ],
  lookFor: 'Times from midnight to noon have a.m., and times from noon on have p.m.',
}

export const solveAndCheck: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Solve and Check',
  ask: 'Write what you subtract. Then check it by adding.',
  boxes: [
    {
      heading: 'On the plate',
      prompt: '34 nuts lie there. You eat 18. How many stay?',
      lines: 2,
      sample: '34 - 18 = 16, check: 16 + 18 = 34',
    },
    {
      heading: 'In the jar',
      prompt: 'There are 60 beans. 23 fall out. How many stay?',
      lines: 2,
      sample: '60 - 23 = 37, check: 37 + 23 = 60',
    },
    {
      heading: 'Find the mistake',
      prompt: 'Tom says 53 - 28 is 35. Check it. What is right?',
      lines: 2,
      sample: '35 + 28 = 63, so it is wrong; 53 - 28 = 25',
    },
    {
      heading: 'My own story',
      prompt: 'Make up a story. Subtract, then check.',
      lines: 2,
      sample: 'such as 45 - 17 = 28, check: 28 + 17 = 45',
    },
  ],
  lookFor: 'Your child puts back by adding what was taken away, and the first number comes out.',
}

export const cluesInARow: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Row and Clues',
  ask: 'Write the rule and go on. Then cross out what does not fit the clues.',
  boxes: [
    {
      heading: '8, 11, 14, 17, __, __',
      prompt: 'Mine is over 12, under 20 and not 14.',
      lines: 2,
      sample: 'add 3: 20, 23; mine is 17',
    },
    {
      heading: '50, 45, 40, 35, __, __',
      prompt: 'Mine is under 43, over 30 and not 35.',
      lines: 2,
      sample: 'take away 5: 30, 25; mine is 40',
    },
    {
      heading: '26, 36, 46, 56, __, __',
      prompt: 'Mine is over 50, under 76 and not 56.',
      lines: 2,
      sample: 'add 10: 66, 76; mine is 66',
    },
    {
      heading: 'My own row',
      prompt: 'Write a row with a rule and two clues to one number of it.',
      lines: 2,
      sample: 'such as 5, 9, 13, 17: over 8, under 13; it is 9',
    },
  ],
  lookFor: 'The rule fits every step, and each clue crosses out what cannot be.',
}
