import type { Skill } from '../../../types.ts'

export const compareFractions: Skill = {
  id: 'math.3.compare-fractions',
  subject: 'math',
  grade: '3rd',
  strand: 'fractions',
  order: 8,
  short: 'Comparing Fractions',
  iCan: 'I can compare two fractions with the same top or the same bottom number.',
  codes: ['3.NF.3'],
  prerequisites: ['math.3.name-fractions'],
  keywords: [{ word: 'equivalent', definition: 'two names for the same amount, like 1/2 and 2/4' }],
  model:
    'Draw two equal bars, one in 3 parts, one in 6. Shade 2 parts of each. Say: Both count 2 parts. Thirds are bigger: fewer of them fill the bar. I write 2/3 > 2/6: the open side faces the greater one. 5/8 and 3/8 both count eighths. 5 are more than 3, so 5/8 > 3/8.',
  picture: {
    kind: 'bars',
    bars: [
      { parts: 3, shaded: [1, 2], label: '2/3' },
      { parts: 6, shaded: [1, 2], label: '2/6' },
    ],
  },
  check: {
    question: 'Which is greater, 3/4 or 3/8? How can you tell without a drawing?',
    lookFor: '3/4. Both count 3 parts, and fourths are bigger parts than eighths.',
  },
  laterChecks: [
    {
      question: 'Which is smaller, 2/6 or 5/6? How do you know?',
      lookFor: '2/6, because both count sixths and 2 is fewer than 5.',
    },
    {
      question: 'Which is greater, 1/3 or 1/6? Tell why.',
      lookFor: '1/3, because fewer equal parts means bigger parts.',
    },
    {
      question: 'Rename 1/2 in fourths. Which is greater, 1/2 or 3/4?',
      lookFor: '3/4, because 1/2 is 2/4, and 3 fourths are more than 2.',
      further: true,
    },
  ],
  misconception: {
    says: '1/8 is more than 1/4, because 8 is more than 4.',
    reply: 'Which slice is bigger: one from a pie cut in 4, or one from the same pie cut in 8?',
  },
  easier:
    'Draw two equal bars with 4 parts each. Shade 1/4 and 3/4. Which is greater? (3/4) Then draw 1/2 and 1/3. (1/2)',
  harder: 'Compare 3/4 and 5/6 by what is missing from one whole: 1/4 or 1/6. (5/6 is greater, it misses less)',
  again: {
    easier:
      'Draw two equal bars. Cut one into halves and shade 1. Cut the other into fourths. How many fourths are as much? (2)',
    harder: 'Mia eats 3/4 of a pie, Leo 5/8 of one just as big. Who has more left? (Leo, as 3/4 is 6/8)',
    model:
      'Draw a bar in thirds and shade 2. Write 2/3. Cut each third in two. Say: Now 4 of 6 parts are shaded. 2/3 and 4/6 are equivalent: one amount, two names. Which is greater, 2/3 or 5/6? I rename 2/3 in sixths: 4/6. That is less than 5/6, so 5/6 is greater.',
    picture: {
      kind: 'bars',
      bars: [
        { parts: 3, shaded: [1, 2], label: '2/3' },
        { parts: 6, shaded: [1, 2, 3, 4], label: '4/6' },
      ],
    },
    misconception: {
      says: 'I cut more parts, so now 4/6 is more than 2/3.',
      reply: 'Draw two equal bars, one in thirds and one in sixths. Where does the shading of each one end?',
    },
  },
  third: {
    easier:
      'Draw two equal bars of 8 parts. Shade 1/2 of one and 3/8 of the other. Which is greater? (1/2, as it is 4/8)',
    harder: 'Find two fractions that are equivalent to 3/4, and one between 3/4 and 1. (such as 6/8 and 9/12, and 7/8)',
  },
  prompts: [
    {
      part: 'same bottom',
      ask: 'Two equal boxes of {tokens} at {place} are 1/6 and 4/6 full. Which fraction is more?',
      answer: '4/6',
    },
    {
      part: 'same top',
      ask: '{hero} has 1/3 of the {tokens}, {friend} has 1/8. Which fraction is smaller?',
      answer: '1/8',
    },
    {
      part: 'same bottom',
      ask: 'A box at {place} is more than 2/4 full, but not all full. How many fourths are full?',
      answer: '3',
    },
    {
      part: 'same top',
      ask: 'At {place}, {hero} used 2/4 of a ribbon. {friend} used 2/8 of one just as long. Who used more?',
      answer: '{hero}',
    },
    { part: 'same bottom', ask: 'Find a top number: __/8 is more than 6/8 but less than one whole.', answer: '7' },
    {
      part: 'same top',
      ask: '{friend} splits a box for {tokens}. Which bottom number makes the biggest parts: 4, 6 or 8?',
      answer: '4',
    },
    {
      part: 'same bottom',
      ask: 'One {token} stands at each eighth of a path, from 1/8 to 8/8. How many {tokens} are past 3/8?',
      answer: '5',
      sum: '8 - 3',
    },
    { part: 'same top', ask: 'Try 2, 4 and 6 as the bottom number: 1/__ is more than 1/3. Which fits?', answer: '2' },
    { part: 'same bottom', ask: 'Which sign goes between 5/6 and 3/6: <, = or >?', answer: '>' },
    { part: 'same top', ask: 'Which sign goes between 4/8 and 4/6: <, = or >?', answer: '<' },
    {
      part: 'same bottom',
      ask: 'Three equal boxes of {tokens} are 5/8, 1/8 and 7/8 full. Order the fractions, smallest first.',
      answer: '1/8, 5/8, 7/8',
    },
    {
      part: 'same top',
      ask: '{friend} says 5/8 is more than 5/6, as 8 is more than 6. Which is more?',
      answer: '5/6',
    },
    {
      part: 'same bottom',
      ask: 'Some of the {tokens} are red, but fewer than 2/6. How many sixths are red?',
      answer: '1',
    },
    {
      part: 'same top',
      ask: 'Two ribbons are equally long. {hero} cuts off 1/4 of one, {friend} 1/2 of the other. Which fraction is more?',
      answer: '1/2',
    },
    { part: 'same top', ask: 'Which bottom number makes 3/__ the greatest: 4, 6 or 8?', answer: '4' },
    { part: 'same bottom', ask: 'Which eighths are more than 4/8 but less than 7/8?', answer: '5/8 and 6/8' },
    { part: 'same top', ask: 'Order 2/3, 2/8 and 2/4, smallest first. How did you decide?', answer: '2/8, 2/4, 2/3' },
    {
      part: 'same bottom',
      ask: '{hero} fills 7/8 of a box, {friend} 3/8 of one just as big. How many eighths more has {hero}?',
      answer: '4',
      sum: '7 - 3',
    },
    {
      part: 'same top',
      ask: '{hero} has half of the long ribbon at {place}. {friend} has half of the short one. Are the halves equal?',
      answer: 'no, the wholes differ',
    },
    { part: 'same bottom', ask: 'Order 4/8, 2/8 and 7/8, greatest first.', answer: '7/8, 4/8, 2/8' },
    { part: 'same top', ask: 'Which is greater: 3/6 or 3/4? Tell why.', answer: '3/4, fourths are bigger parts' },
    {
      part: 'same bottom',
      ask: 'Draw a bar in thirds and shade 1. Cut each third in two. How many sixths are equivalent to 1/3?',
      answer: '2',
      further: true,
    },
    {
      part: 'same bottom',
      ask: 'Draw a bar in fourths and shade 3. Cut each fourth in two. How many eighths are equivalent to 3/4?',
      answer: '6',
      sum: '3 * 2',
      further: true,
    },
    {
      part: 'same bottom',
      ask: '{hero} uses 1/2 of a ribbon, {friend} 5/8 of one just as long. Rename 1/2 in eighths. Which is more?',
      answer: '5/8',
      further: true,
    },
    {
      part: 'same bottom',
      ask: 'Draw a bar, shade 1/2 and cut each half in three. Fill in the equivalent fraction: 1/2 = __/6.',
      answer: '3',
      sum: '6 / 2',
      further: true,
    },
    {
      part: 'same top',
      ask: '{friend} renames 1/2 as 3/6. Which is greater then: 1/2 or 3/8?',
      answer: '1/2',
      further: true,
    },
    {
      part: 'same bottom',
      ask: '{friend} fills 3/4 of a box with {tokens} and 5/8 of another like it. Rename 3/4 in eighths. Which is more?',
      answer: '3/4',
      further: true,
    },
    {
      part: 'same top',
      ask: '{hero} renames 1/3 as 2/6. Which is smaller then: 1/3 or 2/8?',
      answer: '2/8',
      further: true,
    },
    {
      part: 'same bottom',
      ask: 'Find the top number that makes an equivalent fraction: 2/4 = __/8.',
      answer: '4',
      sum: '2 * 2',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'compare-fractions', denominators: [4, 6, 8], same: 'size' },
        { do: 'compare-fractions', denominators: [2, 3, 4, 6, 8], same: 'count' },
      ],
    },
    { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4], further: true },
    { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 4, 6, 8] }], further: true },
  ],
}
