import type { Skill } from '../../../types.ts'

export const countTo10: Skill = {
  id: 'math.k.count-to-10',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'number',
  order: 1,
  short: 'Counting to 10',
  iCan: 'I can count up to 10 things and tell how many there are.',
  codes: ['K.CC.4', 'K.CC.5'],
  prerequisites: [],
  keywords: [{ word: 'count', definition: 'to say one number for each thing' }],
  model:
    'Lay 6 spoons in a row. Touch one at a time. Say: 1, 2, 3, 4, 5, 6. Each spoon gets one number, in order. The last number, 6, tells how many. Mix them up and count again: still 6. One more is the next number: 7. Take them all away: 0 spoons.',
  picture: { kind: 'dots', rows: [6] },
  check: {
    question: 'Draw 7 {tokens} as dots in a row. Count from both ends. How many?',
    lookFor: 'Seven both times. Each dot gets one number, and the last one tells how many.',
  },
  laterChecks: [
    {
      question: 'Hold up 5 fingers and then 2 more. Count them all. How many?',
      lookFor: 'Seven. Each finger gets one number, and the last number tells how many.',
    },
    {
      question: 'I count {tokens}: 1, 2, 3, 5, 6. What did I do wrong?',
      lookFor: 'I left out 4. Counted right, there are only 5.',
    },
    {
      question: 'Draw 5 suns and 3 moons all over a page. Cross out and count. How many?',
      lookFor: 'Eight. Each one gets one line. None is counted twice or left out.',
      further: true,
    },
  ],
  misconception: {
    says: 'Now they are spread out, so there are more.',
    reply: 'They do look like more! Did we add any? How many do you get when you touch and count each one?',
  },
  tools: [{ name: 'spoons', quantity: '6', core: true, substitute: 'any six small things that are safe to hold' }],
  easier: 'Put 3 spoons in a line. Move each one aside as you say its number: 1, 2, 3.',
  harder: 'Close your eyes while I clap 4 times and then 5 more. How many claps did you hear? (9)',
  again: {
    easier: 'Drop 4 spoons one by one into your lap. Say one number for each: 1, 2, 3, 4.',
    harder: 'Lay 6 spoons in a ring and count them. Where must you stop? (6, just before the first one)',
    model:
      'Draw 9 dots all over a page. Say: They are not in a row. So I cross out each dot as I count it. Count: 1, 2, 3, up to 9. One dot twice would be one too many. One dot left out would be one too few. Each dot has one line: 9 dots.',
    picture: { kind: 'dots', rows: [9], crossed: 9, scattered: true },
    misconception: {
      says: 'I hop from dot to dot and get 10.',
      reply: 'How can you mark a dot that has its number? Try it and count again.',
    },
  },
  third: {
    easier: 'Draw 6 dots in a jumble. Cross out one at a time and count: 1, 2, 3. How many are there? (6)',
    harder: 'Draw 10 dots in a row. Cross out every second one. How many are left? (5)',
  },
  prompts: [
    { part: 'count', ask: '{hero} finds 2 {tokens} here and 3 there. Lay one spoon for each. How many?', answer: '5' },
    { part: 'count', ask: 'Lay 6 spoons. Hide 2. Count the ones you see. How many?', answer: '4' },
    { part: 'tell', ask: 'The box at {place} is empty. How many {tokens} are in it?', answer: '0' },
    { part: 'count', ask: 'Hold up one hand. Count the fingers and the thumb. How many?', answer: '5' },
    { part: 'count', ask: 'Lay 6 spoons for {hero}. Push them far apart. How many now?', answer: '6' },
    { part: 'count', ask: 'Count your eyes and your ears. How many in all?', answer: '4' },
    { part: 'tell', ask: '6 {tokens} lie in a ring. {friend} makes them a row. How many?', answer: '6' },
    { part: 'tell', ask: '{friend} counts {tokens}: 1, 2, 4, 5. Which number is left out?', answer: '3' },
    { part: 'count', ask: 'Count your knees, your elbows and your nose. How many?', answer: '5' },
    {
      part: 'count',
      ask: '{hero} calls: cat, dog, fish, bird, frog, cow. Draw a dot for each. How many dots?',
      answer: '6',
    },
    { part: 'count', ask: 'Hold up 4 fingers on each hand. Count them all. How many?', answer: '8' },
    { part: 'count', ask: 'Clap 4 times for {friend}, then 3 times. Count every clap. How many?', answer: '7' },
    { part: 'tell', ask: '{hero} counts 7 {tokens}. One more comes. How many now?', answer: '8', sum: '7 + 1' },
    { part: 'tell', ask: '{hero} says 4, 5, 9, 6. Which number is in the wrong place?', answer: '9' },
    { part: 'count', ask: 'Draw 3 rows of 3 {tokens} as dots. Count them all. How many?', answer: '9' },
    { part: 'count', ask: 'Count all fingers and thumbs on both hands. How many?', answer: '10' },
    {
      part: 'tell',
      ask: 'You cross out dots to count them. How many lines does each one get?',
      answer: '1',
      further: true,
    },
    {
      part: 'count',
      ask: 'Draw a face: 2 eyes, 2 ears, 1 nose, 1 mouth. Cross out and count. How many?',
      answer: '6',
      further: true,
    },
    {
      part: 'count',
      ask: 'Draw dots in a jumble: 3 big {tokens}, 4 small ones. Cross out and count. How many?',
      answer: '7',
      further: true,
    },
    {
      part: 'tell',
      ask: '{friend} crosses out 8 dots. One dot has no line yet. How many dots?',
      answer: '9',
      further: true,
    },
    {
      part: 'tell',
      ask: '{friend} counts 6 dots in a jumble. But one dot has 2 lines. How many dots?',
      answer: '5',
      further: true,
    },
    {
      part: 'count',
      ask: 'Draw 3 small dots and 5 big dots in a jumble. Cross out and count. How many?',
      answer: '8',
      further: true,
    },
    {
      part: 'count',
      ask: 'Draw 4 big dots and 5 rings in a jumble. Cross out and count. How many?',
      answer: '9',
      further: true,
    },
    {
      part: 'count',
      ask: 'In a jumble, draw 6 {tokens} as dots and 4 as rings. Cross out and count. How many?',
      answer: '10',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'count', from: 1, upTo: 10 }] },
    { kind: 'color-by-number', operation: 'count', upTo: 10 },
    { kind: 'number-maze', rule: 'count-on', upTo: 10 },
    { kind: 'number-practice', tasks: [{ do: 'count', from: 4, upTo: 10, scattered: true }], further: true },
  ],
}
