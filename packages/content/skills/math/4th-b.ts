import type { Skill } from '../../types.ts'

export const fourthB: Skill[] = [
  {
    id: 'math.4.angles',
    subject: 'math',
    grade: '4th',
    order: 5,
    short: 'Angles and Turns',
    iCan: 'I can classify an angle and calculate a missing part of a turn.',
    codes: ['4.MD.5', '4.MD.7', '4.G.1'],
    prerequisites: ['math.4.add-subtract-thousands'],
    keywords: [
      { word: 'angle', definition: 'how far you turn from one line to another' },
      { word: 'degree', definition: 'a tiny turn; 360 of them make a full turn' },
    ],
    model:
      'Stand and hold both arms straight ahead. Swing one arm straight out to the side. Say: That is a right angle, 90 degrees. Less than that is acute. More is obtuse, up to a straight line, 180 degrees. If 35 degrees of a right angle are taken, 90 - 35 = 55 degrees are left.',
    check: {
      question: 'An angle is 120 degrees. What kind is it, and how far is it from a straight line?',
      lookFor: 'Obtuse, because it is more than 90 and less than 180. It is 60 degrees from straight.',
    },
    misconception: {
      says: 'The angle with the longer lines is the bigger angle.',
      reply: 'Lines can be any length. The angle is only the turn. Open two books the same way, one big and one small.',
    },
    easier: 'Show acute, right and obtuse angles with your arms before you use degrees.',
    harder: 'Find the angles between clock hands at 1:00, 4:00 and 6:00.',
    prompts: [
      { ask: 'How many degrees does a right angle have?', answer: '90' },
      { ask: 'Is an angle of 40 degrees acute or obtuse?', answer: 'acute, because it is less than 90' },
      { ask: '{hero} makes two right angle turns at {place}. How many degrees is that?', answer: '180', sum: '2 * 90' },
      {
        ask: 'A right angle is split in two parts. One part is 25 degrees. How large is the other?',
        answer: '65',
        sum: '90 - 25',
      },
      {
        ask: 'A gate at {place} is open 130 degrees. It opens 180 degrees at most. How many degrees farther can it open?',
        answer: '50',
        sum: '180 - 130',
      },
      { ask: 'A full turn is split into 6 equal angles. How many degrees is each?', answer: '60', sum: '360 / 6' },
      { ask: 'How many degrees does a minute hand turn in 15 minutes?', answer: '90', sum: '360 / 4' },
      {
        ask: '{friend} turns 75 degrees left, 45 more left, then 30 back right. How far left of the start is {friend}?',
        answer: '90',
        sum: '75 + 45 - 30',
      },
    ],
    sheets: [
      { kind: 'angles', form: 'classify' },
      { kind: 'angles', form: 'measure' },
      { kind: 'angles', form: 'missing' },
    ],
  },
  {
    id: 'math.4.equivalent-fractions',
    subject: 'math',
    grade: '4th',
    order: 6,
    short: 'Equal and Unequal Fractions',
    iCan: 'I can compare two fractions by renaming them or by using one half.',
    codes: ['4.NF.1', '4.NF.2'],
    prerequisites: ['math.3.compare-fractions', 'math.3.multiply'],
    keywords: [{ word: 'benchmark', definition: 'an easy number to compare with, such as 1/2' }],
    model:
      'Write 3/8 and 3/5. Say: Half of 8 is 4, so 3/8 is less than a half. Half of 5 is 2 and a half, so 3/5 is more than a half. So 3/5 is greater. For 2/3 and 5/6 I rename: 2/3 = 4/6, as I cut each third in two. 4/6 is less than 5/6.',
    check: {
      question: 'Which is greater, 5/12 or 4/6? Use one half to decide.',
      lookFor: '4/6. It is more than one half, and 5/12 is less than one half.',
    },
    misconception: {
      says: '3/8 is greater than 2/4, because 3 and 8 are both greater numbers.',
      reply: 'A fraction is one amount, not two numbers. Is 3 out of 8 as much as half? And 2 out of 4?',
    },
    easier: 'Shade both fractions on two equal bars and compare the shading.',
    harder: 'Find three fractions between 1/2 and 3/4 and tell how you found them.',
    prompts: [
      { ask: 'Write a fraction equal to 1/2 with 10 as the bottom number.', answer: '5/10' },
      { ask: 'Fill in the top number: 2/3 = __/12.', answer: '8', sum: '2 * 4' },
      { ask: 'Is 5/8 more or less than one half?', answer: 'more, because 4/8 is one half' },
      {
        ask: '{hero} finished 3/4 of a map and {friend} 5/8 of the same map. Who finished more?',
        answer: '{hero}: 3/4 = 6/8, which is more than 5/8',
      },
      { ask: 'Which is greater: 2/5 or 7/10?', answer: '7/10, because 2/5 = 4/10' },
      { ask: 'Order from least: 1/2, 3/10, 4/5.', answer: '3/10, 1/2, 4/5' },
      { ask: 'In {place} 6 of the 8 {things} are blue. Write that fraction in its simplest form.', answer: '3/4' },
      {
        ask: '{friend} says 9/10 and 5/6 are equal, since both miss one part. Is that right?',
        answer: 'no, 1/10 is less than 1/6, so 9/10 is greater',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 4, 6, 8, 12] }] },
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 5, 10, 100] }] },
      { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4, 5, 6] },
      { kind: 'fraction-shapes', form: 'set', denominators: [3, 4, 5, 6, 8] },
    ],
  },
  {
    id: 'math.4.add-like-fractions',
    subject: 'math',
    grade: '4th',
    order: 7,
    short: 'Adding Like Fractions',
    iCan: 'I can calculate sums and differences of fractions with the same bottom number.',
    codes: ['4.NF.3'],
    prerequisites: ['math.4.equivalent-fractions'],
    keywords: [{ word: 'mixed number', definition: 'a whole number and a fraction together' }],
    model:
      'Write 5/8 + 6/8. Say: I add eighths to eighths, as I would add apples to apples. 5 eighths and 6 eighths are 11 eighths: 11/8. Eight of them make one whole, and 3 are left: 1 and 3/8. The bottom number names the size of the parts, so it stays.',
    check: {
      question: 'What is 7/10 - 3/10, and why is the answer not in twentieths?',
      lookFor: '4/10. The parts are still tenths; only how many of them changed.',
    },
    misconception: {
      says: '2/5 + 1/5 is 3/10.',
      reply: 'Is 3/10 even more than the 2/5 you began with? Draw fifths. The size of the parts did not change.',
    },
    easier: 'Add on a drawn bar where the sum stays under one whole.',
    harder: 'Find three ways to split 7/8 into a sum of fractions.',
    prompts: [
      { ask: 'Add 2/6 and 3/6.', answer: '5/6' },
      { ask: 'Take 4/10 from 9/10.', answer: '5/10, which is 1/2' },
      { ask: '{hero} walked 3/8 mile to {place} and 4/8 mile on. How far is that in all?', answer: '7/8 mile' },
      { ask: 'How many fifths must you add to 2/5 to make one whole?', answer: '3', sum: '5 - 2' },
      { ask: 'Write 9/4 as a mixed number.', answer: '2 1/4' },
      { ask: '{friend} has 2 yards of rope and uses 3/4 yard. How much is left?', answer: '1 1/4 yards' },
      { ask: 'Add 1 2/5 and 2 4/5.', answer: '4 1/5' },
      {
        ask: 'Of the {things}, 5/12 are red, 4/12 are blue and the rest are gold. What fraction is gold?',
        answer: '3/12, which is 1/4',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
          { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
        ],
      },
      { kind: 'line-plot', parts: 8 },
    ],
  },
  {
    id: 'math.4.tenths-hundredths',
    subject: 'math',
    grade: '4th',
    order: 8,
    short: 'Tenths and Hundredths',
    iCan: 'I can convert tenths and hundredths to decimals and compare them.',
    codes: ['4.NF.5', '4.NF.6', '4.NF.7'],
    prerequisites: ['math.4.equivalent-fractions'],
    keywords: [
      { word: 'decimal', definition: 'a number with a point, such as 0.7' },
      { word: 'hundredth', definition: 'one of 100 equal parts' },
    ],
    model:
      'Draw a square and cut it into ten strips. Shade 3 strips. Say: 3/10, or 0.3. Now imagine ten squares in each strip, so there are 100. Three strips hold 30 of them: 30/100, or 0.30. It is the same amount. So 0.3 is more than 0.25, because 30 hundredths beat 25.',
    check: {
      question: 'Which is greater, 0.6 or 0.58? How can you show it?',
      lookFor: '0.6, because it is 60 hundredths and 0.58 is only 58 hundredths.',
    },
    misconception: {
      says: '0.25 is greater than 0.3, because 25 is greater than 3.',
      reply: 'Think of money. 0.25 is 25 cents. And 0.3 is 3 dimes. Which would you take?',
    },
    easier: 'Read decimals as money: dimes are tenths and pennies are hundredths.',
    harder: 'Add 3/10 and 27/100 by renaming and write the sum as a decimal.',
    prompts: [
      { ask: 'Write 7/10 as a decimal.', answer: '0.7', sum: '7 / 10' },
      { ask: 'Write 0.09 as a fraction.', answer: '9/100' },
      { ask: '{friend} shades 4/10 of a flag. How many hundredths is that?', answer: '40', sum: '4 * 10' },
      {
        ask: '{hero} jumps 1.4 meters and {friend} jumps 1.35 meters. Who jumps farther?',
        answer: '{hero}: 1.40 is more than 1.35',
      },
      { ask: 'Which two are equal: 0.5, 0.05, 0.50?', answer: '0.5 and 0.50' },
      { ask: 'Write 3/10 + 6/100 as a decimal.', answer: '0.36', sum: '3 / 10 + 6 / 100' },
      {
        ask: '100 {things} are at {place}, and 65 of them glow. What decimal part does not glow?',
        answer: '0.35',
        sum: '(100 - 65) / 100',
      },
      { ask: 'Order from least: 0.7, 0.07, 0.17, 0.71.', answer: '0.07, 0.17, 0.7, 0.71' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [10, 100] }] },
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [10, 100] }] },
      { kind: 'decimal-grid', form: 'name', places: 2 },
      { kind: 'decimal-grid', form: 'shade', places: 2 },
      { kind: 'decimal-grid', form: 'compare', places: 2 },
      { kind: 'number-line', form: 'read', of: 'decimal', upTo: 9, step: 10 },
    ],
  },
]
