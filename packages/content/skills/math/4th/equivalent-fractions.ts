import type { Skill } from '../../../types.ts'

export const equivalentFractions: Skill = {
  id: 'math.4.equivalent-fractions',
  subject: 'math',
  grade: '4th',
  strand: 'fractions',
  order: 6,
  short: 'Equal and Unequal Fractions',
  iCan: 'I can compare two fractions by renaming them or by using one half.',
  codes: ['4.NF.1', '4.NF.2'],
  prerequisites: ['math.3.compare-fractions', 'math.3.multiply'],
  keywords: [{ word: 'benchmark', definition: 'an easy number to compare with, such as 1/2' }],
  model:
    'Write 2/3 and 5/6. Say: I cut each third in two. So 2/3 = 4/6: numerator and denominator times 2. So 5/6 is greater. For 3/8 and 3/5, the benchmark 1/2 decides. 4/8 is half, so 3/8 is less. Half of 5 is 2 1/2, so 3/5 is more. 3/5 is greater.',
  picture: {
    kind: 'bars',
    bars: [
      { parts: 3, shaded: [1, 2], label: '2/3' },
      { parts: 6, shaded: [1, 2, 3, 4], label: '4/6' },
      { parts: 6, shaded: [1, 2, 3, 4, 5], label: '5/6' },
    ],
  },
  check: {
    question: 'Which is greater, 5/12 or 4/6? Use one half to decide.',
    lookFor: '4/6. It is more than one half, and 5/12 is less than one half.',
  },
  laterChecks: [
    {
      question: 'Which is greater, 3/4 or 7/8? Rename one of them.',
      lookFor: '7/8, because 3/4 is 6/8 and 7 eighths are more.',
    },
    {
      question: 'Is 4/10 more or less than 3/5? How can you tell?',
      lookFor: 'Less, because 3/5 is 6/10. Or: 4/10 is under one half, 3/5 over it.',
    },
    {
      question: 'Which is greater, 2/3 or 3/4? Rename both.',
      lookFor: '3/4, because 2/3 is 8/12 and 3/4 is 9/12.',
      further: true,
    },
    {
      question: 'Which is greater, 5/6 or 3/4? Rename both in twelfths.',
      lookFor: '5/6, because 5/6 is 10/12 and 3/4 is 9/12.',
      further: true,
    },
  ],
  misconception: {
    says: '3/8 is greater than 2/4, because 3 and 8 are both greater numbers.',
    reply: 'Is 3 out of 8 as much as half? And 2 out of 4?',
  },
  easier:
    'Draw two equal bars. Shade 1/2 of one and 5/8 of the other. Which is greater? (5/8) Then draw 1/2 and 2/6. (1/2)',
  harder: 'Order 5/6, 3/4 and 7/12. Rename two of them in twelfths. (7/12, 3/4, 5/6: 7, 9 and 10 parts)',
  again: {
    easier:
      'Draw two equal bars of 6 boxes. Shade 1/2 of one and 1/3 of the other. How many sixths is each? (3/6 and 2/6)',
    harder: 'Order 5/8, 7/12 and 2/3. Rename them all in twenty-fourths. (7/12, 5/8, 2/3: 14, 15 and 16 parts)',
    model:
      'Write 5/6 and 7/8. Say: Both are more than one half, so I rename both. I count by eights until sixes fit, too: 8, 16, 24. 6 × 4 = 24, so I take 5 × 4, too: 5/6 = 20/24. 8 × 3 = 24, so I take 7 × 3, too: 7/8 = 21/24. So 7/8 is greater.',
    picture: { kind: 'lines', lines: ['5/6 = 20/24', '7/8 = 21/24'] },
    misconception: {
      says: '5/6 and 7/8 are equal, because each has just one part missing.',
      reply: 'Draw two equal bars and shade 5/6 and 7/8. How big is the missing part of each?',
    },
  },
  third: {
    easier:
      'Draw two equal bars of 12 boxes. Shade 2/3 of one and 3/4 of the other. How many twelfths is each? (8/12 and 9/12)',
    harder: 'Find a fraction between 3/4 and 5/6. Rename both in twenty-fourths first. (such as 19/24)',
  },
  prompts: [
    {
      part: 'rename',
      ask: '{hero} has searched 2/3 of {place}. How many twelfths is that?',
      answer: '8',
      sum: '2 * 4',
    },
    {
      part: 'one half',
      ask: 'Two equal tanks at {place} are 3/8 and 4/6 full. Use one half. Which part is greater?',
      answer: '4/6',
    },
    {
      part: 'rename',
      ask: '{hero} has gone 3/4 of the path to {place}, {friend} 5/8 of it. Who is farther, and by how many eighths?',
      answer: '{hero}, by 1',
    },
    {
      part: 'one half',
      ask: 'A tank at {place} is less than one half full. How many fifths can be in it at most?',
      answer: '2',
    },
    { part: 'rename', ask: 'Fill in the denominator: 3/4 = 9/__.', answer: '12', sum: '4 * 3' },
    {
      part: 'one half',
      ask: 'One {token} stands at each twelfth of a path. At which twelfth is the first one past the middle?',
      answer: '7',
      sum: '12 / 2 + 1',
    },
    { part: 'rename', ask: '{hero} has set 2/5 of the {tokens}. How many tenths is that?', answer: '4', sum: '2 * 2' },
    {
      part: 'one half',
      ask: '3/8 of the {tokens} are packed. How many eighths more make one half?',
      answer: '1',
      sum: '4 - 3',
    },
    {
      part: 'rename',
      ask: '5/6 of the {tokens} at {place} are red. How many twelfths are as much?',
      answer: '10',
      sum: '5 * 2',
    },
    { part: 'one half', ask: 'Which is greatest: 2/5, 7/12 or 3/8? Use one half as the benchmark.', answer: '7/12' },
    {
      part: 'rename',
      ask: '{friend} has 1/4 of the {tokens}. Rename it in hundredths. What is the numerator?',
      answer: '25',
      sum: '100 / 4',
    },
    {
      part: 'rename',
      ask: 'Rename 5/6 in twelfths. How many twelfths more than 5/12 is it?',
      answer: '5',
      sum: '5 * 2 - 5',
    },
    { part: 'one half', ask: 'Use the benchmark 1/2 to order from least: 4/5, 1/2, 3/10.', answer: '3/10, 1/2, 4/5' },
    {
      part: 'rename',
      ask: 'Two equal boxes of {tokens} are 3/5 and 9/10 full. Rename one. How many tenths fuller is one of them?',
      answer: '3',
      sum: '9 - 3 * 2',
    },
    {
      part: 'one half',
      ask: 'Which does not belong: 2/4, 3/6, 4/10, 5/10? Tell why.',
      answer: '4/10, the others are one half',
    },
    {
      part: 'one half',
      ask: '{hero} fills 4/10 of a tank and {friend} 5/8 of one just as big. Who fills more, and why?',
      answer: '{friend}, 5/8 is over one half',
    },
    { part: 'rename', ask: 'Is 7/10 more or less than 68/100? Rename it.', answer: 'more, it is 70/100' },
    { part: 'one half', ask: 'Which are less than the benchmark 1/2: 3/8, 6/10, 5/12?', answer: '3/8 and 5/12' },
    { part: 'one half', ask: 'Which is greater: 48/100 or 3/5? Tell why.', answer: '3/5, 48/100 is under one half' },
    {
      part: 'rename',
      ask: '{hero} walks 3/4 mile and {friend} 5/6 mile. Rename both in twelfths. By how many twelfths is 5/6 greater?',
      answer: '1',
      sum: '5 * 2 - 3 * 3',
      further: true,
    },
    {
      part: 'rename',
      ask: '{hero} fills 5/6 of a tank and {friend} 1/4 of one just as big. How many twelfths more does {hero} fill?',
      answer: '7',
      sum: '5 * 2 - 3',
      further: true,
    },
    {
      part: 'rename',
      ask: 'Two equal ribbons at {place} are 3/8 and 5/12 used. Rename both in twenty-fourths. Which is the greater one now?',
      answer: '10/24',
      further: true,
    },
    {
      part: 'rename',
      ask: 'What is the smallest denominator that both 3/4 and 2/5 can have?',
      answer: '20',
      sum: '4 * 5',
      further: true,
    },
    {
      part: 'one half',
      ask: 'For which pair does one half not help: 1/4 and 2/3, 3/5 and 2/3 or 3/8 and 3/4?',
      answer: '3/5 and 2/3',
      further: true,
    },
    {
      part: 'rename',
      ask: '{friend} has bags of 3/4, 7/12 and 2/3 pound. Order them from least. Rename in twelfths first.',
      answer: '7/12, 2/3, 3/4',
      further: true,
    },
    {
      part: 'one half',
      ask: '2/5 and 1/3 are both under one half. Rename both in fifteenths. Which is greater?',
      answer: '2/5, it is 6/15',
      further: true,
    },
    {
      part: 'one half',
      ask: '5/8 and 7/12 are both over one half. Rename both in twenty-fourths. Which is greater?',
      answer: '5/8, it is 15/24',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 6, 12] }] },
    {
      kind: 'number-practice',
      tasks: [{ do: 'compare-fractions', denominators: [3, 4, 6, 8, 12], both: true }],
      further: true,
    },
    { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 5, 10, 100] }] },
    { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4, 5, 6] },
  ],
}
