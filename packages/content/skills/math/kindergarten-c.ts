import type { Skill } from '../../types.ts'

export const kindergartenC: Skill[] = [
  {
    id: 'math.k.patterns',
    subject: 'math',
    grade: 'kindergarten',
    order: 9,
    short: 'What Comes Next',
    iCan: 'I can copy a pattern and show what comes next.',
    codes: ['K.MP.7'],
    prerequisites: ['math.k.shapes'],
    keywords: [{ word: 'pattern', definition: 'something that goes the same way again and again' }],
    model:
      'Clap, stomp, clap, stomp. Say: I hear clap, stomp, and then it starts over. The part that comes again is clap, stomp. So after clap comes stomp. Now lay it out: spoon, sock, spoon, sock. The part is spoon, sock. Next comes a spoon.',
    check: {
      question: 'Red, blue, red, blue, red. What comes next, and how do you know?',
      lookFor: 'Blue. Your child names the part that comes again: red, blue.',
    },
    misconception: {
      says: 'It ends with red, so red comes next.',
      reply:
        'Look at the whole row with me. Say it aloud: red, blue, red, blue, red. What does your mouth want to say now?',
    },
    easier: 'Say the row aloud together like a song before you add to it.',
    harder: 'Make a pattern with three things in its part, and hide one for a grown-up to find.',
    prompts: [
      { ask: 'Clap, tap, clap, tap, clap. What comes next?', answer: 'tap' },
      { ask: 'Say this row: moon, star, moon, star. What comes next?', answer: 'moon' },
      { ask: '{hero} jumps, spins, jumps, spins. Show the next move.', answer: 'jump' },
      { ask: 'Big, small, big, small, big. Which size is next?', answer: 'small' },
      { ask: 'Draw dot, dot, line, dot, dot, line. Draw two more.', answer: 'dot, dot' },
      {
        ask: '{friend} lines up hat, sock, hat, sock, sock. Find the mistake.',
        answer: 'the last sock should be a hat',
      },
      { ask: 'Say the part that comes again: up, up, down, up, up, down.', answer: 'up, up, down' },
      { ask: 'Make a pattern with two sounds for {hero}.', answer: 'any part of two sounds said three times' },
      { ask: 'Color words: red, red, blue, red, red, blue, red. What is next?', answer: 'red' },
      { ask: 'Name what is missing: cat, dog, cat, __, cat, dog.', answer: 'dog' },
      { ask: 'Show a pattern with your hands and feet at {place}.', answer: 'any moves with a part that comes again' },
      { ask: '1, 2, 1, 2, 1, 2. Which number is next?', answer: '1' },
      { ask: '{friend} says: A, B, B, A, B, B, A. What two come next?', answer: 'B, B' },
      { ask: 'Turn clap, tap into a drawing. Use two shapes.', answer: 'any two shapes that take turns' },
    ],
    sheets: [
      { kind: 'patterns', form: 'repeat', upTo: 10 },
      { kind: 'sudoku', size: 4, signs: 'pictures' },
    ],
  },
  {
    id: 'math.k.long-and-short',
    subject: 'math',
    grade: 'kindergarten',
    order: 10,
    short: 'Long and Short',
    iCan: 'I can put things side by side and tell which is longer.',
    codes: ['K.MD.1', 'K.MD.2'],
    prerequisites: ['math.k.compare-to-10'],
    keywords: [{ word: 'longer', definition: 'it reaches farther when both start at one line' }],
    model:
      'Put a spoon and a shoe on the floor. Push both against the wall. Say: Both start here, at the wall. Now I look where they end. The shoe reaches farther. The shoe is longer and the spoon is shorter. If they do not start together, I cannot tell.',
    check: {
      question: 'Which is longer, your foot or your hand? Show me how you can tell.',
      lookFor: 'Both start at one line, such as the heel by the wrist. Then your child looks at the ends.',
    },
    misconception: {
      says: 'This one reaches higher on top, so it is longer.',
      reply: 'It may only lie higher up. Let us make both start at the same line, and look again.',
    },
    easier: 'Compare two things of which one is clearly longer, standing both on the floor.',
    harder: 'Put three things in order from short to long and tell how you checked.',
    prompts: [
      { ask: 'Which is longer: your arm or your finger?', answer: 'your arm' },
      { ask: 'Find something shorter than your foot.', answer: 'anything that ends before the foot does' },
      {
        ask: 'Stand back to back with someone. Who is taller?',
        answer: 'the one who reaches higher, both on the floor',
      },
      { ask: '{hero} has a long path and {friend} a short one. Whose walk is longer?', answer: "{hero}'s" },
      { ask: 'Find two things of the same length.', answer: 'any two that end together' },
      { ask: 'Name a thing at home that is longer than you.', answer: 'such as a bed, a door or a rug' },
      { ask: 'Which is heavier to lift: a feather or a shoe?', answer: 'a shoe' },
      { ask: 'Show with your hands how long your shoe is.', answer: 'hands about a shoe apart' },
      {
        ask: '{friend} starts a snake at the wall and one in the middle. Is that fair?',
        answer: 'no, both must start at one line',
      },
      { ask: 'Draw a short line and a longer one for {hero}.', answer: 'two lines, the second longer' },
      { ask: 'Put three things in order, short to long.', answer: 'any three in order' },
      { ask: 'Which holds more water: a tub or a spoon?', answer: 'a tub' },
      { ask: 'How many steps is it across the room? Now use baby steps. More or fewer?', answer: 'more baby steps' },
      { ask: 'Build a road that is longer than your leg.', answer: 'any row that ends past the foot' },
    ],
    sheets: [
      { kind: 'measuring', form: 'compare', unit: 'step' },
      { kind: 'measuring', form: 'units', unit: 'step' },
    ],
  },
]
