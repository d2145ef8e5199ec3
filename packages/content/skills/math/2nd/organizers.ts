import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** Pages to draw and write on, where no kind with a key asks for just this. */
export const drawTheRows: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Draw the Rows',
  ask: 'Draw the dots in equal rows. Add the rows to find how many in all.',
  boxes: [
    { heading: '3 rows of 5', prompt: 'Draw the dots. Write the adding fact.', lines: 0, sample: '5 + 5 + 5 = 15' },
    { heading: '2 rows of 4', prompt: 'Draw the dots. Write the adding fact.', lines: 0, sample: '4 + 4 = 8' },
    {
      heading: '5 rows of 4',
      prompt: 'Draw the dots. Write the adding fact.',
      lines: 0,
      sample: '4 + 4 + 4 + 4 + 4 = 20',
    },
    {
      heading: 'My own rows',
      prompt: 'Pick up to 5 rows of up to 5 dots. Write the fact.',
      lines: 0,
      sample: 'such as 4 rows of 2: 2 + 2 + 2 + 2 = 8',
    },
  ],
  lookFor: 'The rows are equal and the fact adds one row again and again.',
}

export const equalSharesToDraw: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Equal Shares to Draw',
  ask: 'Draw, cut into equal shares and color. Say what part has no color.',
  boxes: [
    {
      heading: 'Halves',
      prompt: 'Draw a bar. Cut it into halves. Color one half.',
      lines: 0,
      sample: '2 equal parts, 1 colored',
    },
    {
      heading: 'Thirds',
      prompt: 'Draw a bar. Cut it into thirds. Color two thirds.',
      lines: 0,
      sample: '3 equal parts, 2 colored',
    },
    {
      heading: 'Fourths',
      prompt: 'Draw a bar. Cut it into fourths. Color one fourth.',
      lines: 0,
      sample: '4 equal parts, 1 colored',
    },
    {
      heading: 'A square',
      prompt: 'Cut a square into fourths in two ways.',
      lines: 0,
      sample: 'four strips, and four small squares',
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
      heading: 'My little finger',
      prompt: 'How many centimeters long is it?',
      lines: 1,
      sample: 'about 4 centimeters',
    },
  ],
  lookFor: 'The thing begins at 0, the number has its unit, and the two lengths are compared by taking away.',
}

export const amOrPm: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'a.m. or p.m.?',
  ask: 'Read each time. Write it again with a.m. or p.m.',
  boxes: [
    { heading: 'We get up', prompt: 'The clock shows 6:55.', lines: 1, sample: '6:55 a.m.' },
    { heading: 'Lunch is ready', prompt: 'The clock shows 12:05.', lines: 1, sample: '12:05 p.m.' },
    { heading: 'Supper', prompt: 'The short hand is almost on 6, the long hand on 10.', lines: 1, sample: '5:50 p.m.' },
    { heading: 'Going to bed', prompt: 'The short hand is past 8, the long hand on 3.', lines: 1, sample: '8:15 p.m.' },
    {
      heading: 'My morning',
      prompt: 'Write a time and what you do then.',
      lines: 1,
      sample: 'such as 7:20 a.m., I eat',
    },
    {
      heading: 'My evening',
      prompt: 'Write a time and what you do then.',
      lines: 1,
      sample: 'such as 7:30 p.m., I read',
    },
  ],
  lookFor: 'Times from midnight to noon have a.m., and times from noon on have p.m.',
}
