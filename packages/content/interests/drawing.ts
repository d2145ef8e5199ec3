import type { Interest } from '../types.ts'

export const drawing = {
  tag: 'drawing',
  questions: {
    number: {
      'K-1': {
        ask: '{hero} draws a ladybug with 3 dots on each wing. It has two such wings. How many dots?',
        answer: '6',
        sum: '3 + 3',
      },
      '2-3': {
        ask: '{hero} draws tally marks: 4 bundles of five and 2 more lines. Which number is that?',
        answer: '22',
        sum: '4 * 5 + 2',
      },
      '4-5': {
        ask: 'In a drawing, a square stands for 100 and a line for 10. {friend} draws 3 squares and 12 lines. Which number is that?',
        answer: '420',
        sum: '3 * 100 + 12 * 10',
      },
    },
    operations: {
      'K-1': {
        ask: 'A drawing needs 7 stars. {hero} has drawn 4. How many stars are missing?',
        answer: '3',
        sum: '7 - 4',
      },
      '2-3': {
        ask: '{hero} draws a comic. Each page has 6 pictures, and there are 3 pages. How many pictures must {hero} draw?',
        answer: '18',
        sum: '3 * 6',
      },
      '4-5': {
        ask: 'A flip book needs 12 drawings for one second. How many drawings does {hero} need for 9 seconds?',
        answer: '108',
        sum: '12 * 9',
      },
    },
    fractions: {
      'K-1': { ask: 'You draw a line to split a circle into halves. How many equal parts are there?', answer: '2' },
      '2-3': {
        ask: '{hero} draws a flag with 3 equal stripes and colors 2 of them. What fraction of the flag is colored?',
        answer: '2/3',
      },
      '4-5': {
        ask: '{hero} draws a head 7 inches tall. The eyes go halfway down. How many inches from the top are they?',
        answer: '3 1/2',
      },
    },
    patterns: {
      'K-1': { ask: '{hero} draws 2 dots, then 4, then 6. How many dots come next?', answer: '8', sum: '6 + 2' },
      '2-3': {
        ask: '{hero} draws triangles of 1, 3, 6 and 10 dots. The next triangle gets a row of 5 dots more. How many dots has it?',
        answer: '15',
        sum: '10 + 5',
      },
      '4-5': {
        ask: '{hero} draws squares in a row that share sides. 1 square takes 4 lines, 2 take 7, 3 take 10. How many lines do 8 squares take?',
        answer: '25',
        sum: '4 + 7 * 3',
      },
    },
    measurement: {
      'K-1': {
        ask: '{hero} draws a line 5 fingers long. Then 2 fingers more. How many fingers long is the line?',
        answer: '7',
        sum: '5 + 2',
      },
      '2-3': {
        ask: 'A drawing is 10 inches long and 8 inches high. {hero} draws a line all around it. How many inches is the line?',
        answer: '36',
        sum: '10 + 8 + 10 + 8',
      },
      '4-5': {
        ask: "In {hero}'s drawing of {place}, 1 inch stands for 12 feet. A drawn path is 4 inches long. How many feet long is the real path?",
        answer: '48',
        sum: '4 * 12',
      },
    },
    time: {
      'K-1': {
        ask: "{hero} begins a drawing at 4 o'clock. It is done at 5 o'clock. How many hours did it take?",
        answer: '1',
        sum: '5 - 4',
      },
      '2-3': { ask: 'You draw a clock that says 3:15. To which number does the long hand point?', answer: '3' },
      '4-5': { ask: '{hero} draws for 35 minutes each day. How many hours is that in 6 days?', answer: '3 1/2' },
    },
    data: {
      'K-1': {
        ask: 'A drawing shows 5 fish, 3 crabs and 1 whale. How many sea animals is that?',
        answer: '9',
        sum: '5 + 3 + 1',
      },
      '2-3': {
        ask: "In {hero}'s picture graph, one drawn apple stands for 2 votes. There are 7 apples. How many votes is that?",
        answer: '14',
        sum: '7 * 2',
      },
      '4-5': {
        ask: "In {hero}'s bar graph, each square stands for 5 books. Two bars are 6 and 9 squares high. How many books more is the taller bar?",
        answer: '15',
        sum: '9 * 5 - 6 * 5',
      },
    },
    geometry: {
      'K-1': { ask: 'Which do you draw without a corner: circle or square?', answer: 'circle' },
      '2-3': {
        ask: 'You draw a big A and a big F. Which letter has two sides that match when folded down its middle?',
        answer: 'A',
      },
      '4-5': {
        ask: 'You draw two straight lines side by side that would never meet or cross. What are such lines called?',
        answer: 'parallel',
      },
    },
    physical: {
      'K-1': { ask: 'You draw with a crayon, hard and then gently. Which line is darker?', answer: 'the hard one' },
      '2-3': {
        ask: 'In a drawing you color yellow over light blue. Which new color do you see: green or purple?',
        answer: 'green',
      },
      '4-5': {
        ask: 'You draw a tree. The sun in your drawing is on the left. On which side of the tree is the shadow?',
        answer: 'right',
      },
    },
    life: {
      'K-1': { ask: 'You draw an ant. How many legs must it have?', answer: '6' },
      '2-3': { ask: 'You draw a tree with all its parts. Which part do you draw under the ground?', answer: 'roots' },
      '4-5': {
        ask: "You draw a food chain of grass, rabbit and fox. Arrows show who gets the energy. To whom does the rabbit's arrow point?",
        answer: 'fox',
      },
    },
    earth: {
      'K-1': { ask: 'You draw a clear night sky. Which belongs there: stars or a rainbow?', answer: 'stars' },
      '2-3': {
        ask: 'You draw one oak tree in all four seasons. In which season is it bare, with snow around it?',
        answer: 'winter',
      },
      '4-5': {
        ask: "The white rock chalk can be used for drawing. Did it form from sea creatures' shells or from lava?",
        answer: "sea creatures' shells",
      },
    },
  },
  sparks: [
    {
      text: 'Make a quick drawing of one question first. Draw all of it, or only the tricky part.',
      modality: 'visual',
    },
    {
      text: 'Make a tiny drawing of one answer. Circle the part that shows why, or point to it.',
      modality: 'visual',
      ages: 'younger',
    },
    { text: 'Tell somebody how to make a drawing of one answer. Choose what comes first.', modality: 'auditory' },
    {
      text: 'Close your eyes and see one answer as a drawing. Tell one thing or two about it.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A drawing teacher asks what to improve. Say one thing to keep, or one to redo.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Reach out and make an air drawing of one answer. Pick the easiest or the hardest.',
      modality: 'kinesthetic',
    },
    {
      text: 'Shape one answer with your fingers, like a tiny drawing. Pick one that somebody can guess.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Artists step back from a drawing to judge it. Step back, then choose one answer to improve.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
