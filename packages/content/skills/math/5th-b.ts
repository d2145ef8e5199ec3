import type { Skill } from '../../types.ts'

export const fifthB: Skill[] = [
  {
    id: 'math.5.add-subtract-decimals',
    subject: 'math',
    grade: '5th',
    strand: 'fractions',
    order: 4,
    short: 'Adding and Subtracting Decimals',
    iCan: 'I can calculate sums and differences of decimals by lining up the points.',
    codes: ['5.NBT.7', '5.NBT.3'],
    prerequisites: ['math.4.tenths-hundredths', 'math.4.add-subtract-thousands'],
    keywords: [{ word: 'thousandth', definition: 'one of 1,000 equal parts' }],
    model:
      'Write 5.2 - 1.75 with the points lined up. Say: 5.2 has no hundredths, so I write 5.20. I trade twice. 10 - 5 is 5. 11 - 7 is 4. 4 - 1 is 3. The answer is 3.45. I check: 3.45 + 1.75 = 5.20.',
    check: {
      question: 'How would you set up 3.6 + 0.48, and what is the sum?',
      lookFor: 'Points lined up, 3.60 over 0.48. The sum is 4.08.',
    },
    laterChecks: [
      {
        question: 'What is 8 - 2.35, and where is the point of the 8?',
        lookFor: '5.65. The point stands after the 8: 8.00 - 2.35.',
      },
      {
        question: 'Someone says 0.9 + 0.25 is 0.34. What went wrong?',
        lookFor: 'The last digits were lined up. It is 0.90 + 0.25 = 1.15.',
      },
    ],
    misconception: {
      says: '3.6 + 0.48 is 0.84, because I lined up the last digits.',
      reply: 'You began with more than 3. Could adding something bring you below 1?',
    },
    easier: 'Add tenths only and think of them as dimes.',
    harder: 'Find three different decimals with hundredths that add up to exactly 10 (such as 4.15, 3.27 and 2.58).',
    again: {
      easier: 'Write 0.30 and 0.05 with the points lined up. Read both as cents and add. (0.35, or 35 cents)',
      harder: 'Two decimals have the sum 5 and the difference 1.4. Which decimals are they? (3.2 and 1.8)',
    },
    prompts: [
      { ask: 'Add 2.4 and 1.5.', answer: '3.9', sum: '2.4 + 1.5' },
      { ask: 'A box at {place} is 0.82 full of {tokens}. How much is missing to 1?', answer: '0.18', sum: '1 - 0.82' },
      { ask: 'Line up the points: 0.7 + 0.35.', answer: '1.05', sum: '0.7 + 0.35' },
      {
        ask: 'Two boxes of {tokens} weigh 3.4 and 2.85 pounds. How many pounds are both?',
        answer: '6.25',
        sum: '3.4 + 2.85',
      },
      {
        ask: '{hero} has 10 dollars and pays 6.75 dollars for {tokens}. How many dollars are left?',
        answer: '3.25',
        sum: '10 - 6.75',
      },
      { ask: '{friend} wrote 7.5 - 2.25 = 5.35. Correct it.', answer: '5.25', sum: '7.5 - 2.25' },
      { ask: 'Find the missing number: 4.6 + __ = 7.', answer: '2.4', sum: '7 - 4.6' },
      {
        ask: 'A rope at {place} is 6 meters long. {hero} uses 0.45 meters. How many meters are left?',
        answer: '5.55',
        sum: '6 - 0.45',
      },
      {
        ask: 'One {token} weighs 4.96 ounces, another 3.02. Estimate with whole numbers: how many ounces are both?',
        answer: '8',
        sum: '5 + 3',
      },
      {
        ask: '{hero} brings {tokens} to {place} in three trips: 1.2, 0.75 and 2.08 kilometers. How many kilometers?',
        answer: '4.03',
        sum: '1.2 + 0.75 + 2.08',
      },
      {
        ask: '{hero} says 0.6 + 0.07 is 0.13 pounds of {tokens}. Line up the points. What is right?',
        answer: '0.67',
        sum: '0.6 + 0.07',
      },
      {
        ask: 'Which sum does not belong: 0.5 + 0.5, 0.75 + 0.25, 0.9 + 0.01? Tell why.',
        answer: '0.9 + 0.01, the others are 1',
      },
      { ask: 'Find 3.05 - 1.98 in two ways.', answer: '1.07', sum: '3.05 - 1.98' },
      {
        ask: 'At {place} {hero} ties 2.5 meters of rope to 1.85 meters and cuts off 0.6. How many meters stay?',
        answer: '3.75',
        sum: '2.5 + 1.85 - 0.6',
      },
      {
        ask: 'A box holds 0.625 kilograms of {tokens}. {friend} adds 0.4 and takes out 0.5. How many kilograms stay?',
        answer: '0.525',
        sum: '0.625 + 0.4 - 0.5',
      },
      { ask: 'Find two decimals with hundredths that add up to 2.', answer: 'such as 0.75 and 1.25' },
      {
        ask: '{hero} cuts two 2.75-meter pieces from a 10-meter rope at {place}. How many meters are left?',
        answer: '4.5',
        sum: '10 - 2.75 - 2.75',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-decimals', places: 2, upTo: 50 },
          { do: 'subtract-decimals', places: 2, upTo: 50 },
        ],
      },
      { kind: 'word-problems', types: ['decimal-sum'], upTo: 100 },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-decimals', places: 3, upTo: 20 },
          { do: 'subtract-decimals', places: 3, upTo: 20 },
        ],
      },
    ],
  },
  {
    id: 'math.5.add-unlike-fractions',
    subject: 'math',
    grade: '5th',
    strand: 'fractions',
    order: 5,
    short: 'Adding Unlike Fractions',
    iCan: 'I can calculate sums and differences of fractions with unlike bottom numbers.',
    codes: ['5.NF.1', '5.NF.2'],
    prerequisites: ['math.4.add-like-fractions', 'math.4.equivalent-fractions'],
    keywords: [{ word: 'common denominator', definition: 'a bottom number that both fractions can share' }],
    model:
      'Write 2/3 + 1/4. Say: Thirds and fourths differ in size. 12 is the first number in both lists: 3, 6, 9, 12 and 4, 8, 12. So 2/3 = 8/12 and 1/4 = 3/12. Together 11/12. For 1 1/2 + 2 2/3 the wholes make 3. 3/6 + 4/6 = 7/6, so it is 4 1/6.',
    check: {
      question: 'Which parts would you use for 5/6 - 1/4, and what is the difference?',
      lookFor: 'Twelfths, since 4 and 6 both reach 12: 10/12 - 3/12 = 7/12.',
    },
    laterChecks: [
      {
        question: 'How do you add 1/2 and 2/5, and what is the sum?',
        lookFor: 'Tenths, since both 2 and 5 reach 10: 5/10 + 4/10 = 9/10.',
      },
      {
        question: 'What is 2/3 - 1/2? Which common parts did you use?',
        lookFor: 'Sixths, since both 3 and 2 reach 6: 4/6 - 3/6 = 1/6.',
      },
    ],
    misconception: {
      says: '2/3 + 1/4 is 3/7: tops together, bottoms together.',
      reply: '2/3 is more than a half, and 3/7 is less than a half. Can adding make it smaller?',
    },
    easier: 'Use pairs where one bottom number fits in the other, such as 1/2 and 3/8.',
    harder: 'Find three different unit fractions that add up to exactly 1 (1/2, 1/3 and 1/6).',
    again: {
      easier:
        'Draw a bar with 10 equal parts. Shade 2/5, which is 4 parts, then 1/10 more. How much is shaded? (5/10, or 1/2)',
      harder: 'Two fractions add up to 1 1/4. One of them is 2/3. Which is the other? (7/12, as 15/12 - 8/12 = 7/12)',
    },
    prompts: [
      {
        ask: '1/2 of the {tokens} are red and 1/4 are blue. How many fourths are red or blue?',
        answer: '3',
        sum: '2 + 1',
      },
      {
        ask: '{hero} packs 1/3 and then 1/6 of all {tokens} at {place}. Which fraction is packed?',
        answer: '1/2',
      },
      { ask: 'What is the least common denominator of 2/3 and 3/5?', answer: '15', sum: '3 * 5' },
      {
        ask: '{hero} needs 1/2 yard of rope for {place}, {friend} needs 1/3 yard. How many sixths of a yard is that?',
        answer: '5',
        sum: '3 + 2',
      },
      { ask: 'Add 3/4 and 5/8. How many eighths is that?', answer: '11', sum: '6 + 5' },
      {
        ask: 'A tank at {place} is 9/10 full. Half a tank flows out. How many tenths are left?',
        answer: '4',
        sum: '9 - 5',
      },
      { ask: 'Subtract 1/4 from 2/3.', answer: '5/12' },
      { ask: 'Add 2/3 and 3/4. How many twelfths is that?', answer: '17', sum: '8 + 9' },
      {
        ask: 'Three friends bring 1/2, 1/3 and 1/6 of a full set of {tokens}. How many whole sets?',
        answer: '1',
        sum: '(3 + 2 + 1) / 6',
      },
      {
        ask: 'At {place} 1/2 of the {tokens} are green, 2/5 are blue and the rest gold. What fraction is gold?',
        answer: '1/10',
      },
      {
        ask: '{friend} finds 1/2 of the lost {tokens}, {hero} finds 3/8. How many eighths are found?',
        answer: '7',
        sum: '4 + 3',
      },
      { ask: '{friend} says 1/2 + 1/3 is 2/5. What is right?', answer: '5/6' },
      { ask: 'Is 4/9 + 3/8 more or less than 1? Tell without adding.', answer: 'less, both are under one half' },
      {
        ask: 'Which does not belong: 1/2 + 1/4, 1/3 + 5/12, 1/4 + 1/6? Tell why.',
        answer: '1/4 + 1/6, the others are 3/4',
      },
      {
        ask: '{hero} lays ropes of 1 1/2 and 2 3/4 yards end to end at {place}. How many fourths of a yard is that?',
        answer: '17',
        sum: '6 + 11',
      },
      { ask: 'Subtract 1 1/2 from 4 5/6. How many sixths is it past 3?', answer: '2', sum: '5 - 3' },
      {
        ask: '{friend} mixes 3/4 liter of red and 2/5 liter of blue. How much more than 1 liter is it?',
        answer: '3/20 liter',
      },
      {
        ask: '{friend} fills 1 1/2 crates with {tokens}, then 2 1/3 more. Write the sum as a mixed number.',
        answer: '3 5/6',
      },
      {
        ask: '{hero} has 1 1/2 sets of {tokens} and gives away 5/6 set. How many sixths are left?',
        answer: '4',
        sum: '9 - 5',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false },
          { do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false },
        ],
      },
      {
        kind: 'number-practice',
        tasks: [{ do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8, 10], like: false }],
      },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-fractions', denominators: [2, 3, 4, 5, 6, 8], like: false, pastOne: true },
          { do: 'subtract-fractions', denominators: [2, 3, 4, 5, 6, 8], like: false, pastOne: true },
        ],
      },
      { kind: 'word-problems', types: ['fraction-add'], upTo: 20, denominators: [2, 3, 4, 6, 8] },
    ],
  },
  {
    id: 'math.5.fraction-of',
    subject: 'math',
    grade: '5th',
    strand: 'fractions',
    order: 6,
    short: 'A Fraction of an Amount',
    iCan: 'I can calculate a fraction of a number and of another fraction.',
    codes: ['5.NF.4', '5.NF.6'],
    prerequisites: ['math.5.add-unlike-fractions', 'math.3.divide'],
    keywords: [{ word: 'unit fraction', definition: 'a fraction with 1 on top, such as 1/5' }],
    model:
      'Draw a bar for 20 with 4 equal parts. Say: What is 3/4 of 20? One part is 20 ÷ 4 = 5, so three parts are 15. Now 2/3 of 4/5. I cut each fifth in three: 15 parts in all, and 4/5 is 12 of them. 2/3 of 12 are 8, so 8/15: tops times tops, bottoms times bottoms.',
    check: {
      question: 'What is 2/5 of 30, and how do you find one fifth?',
      lookFor: 'One fifth is 30 ÷ 5 = 6, so two fifths are 12.',
    },
    laterChecks: [
      {
        question: 'What is 3/8 of 40? What do you find first?',
        lookFor: 'One eighth is 40 ÷ 8 = 5, so three eighths are 15.',
      },
      {
        question: 'What is 1/3 of 3/4? Use a drawn bar if you like.',
        lookFor: '1/4, because one of the three shaded fourths is a third of them.',
      },
    ],
    misconception: {
      says: 'Multiplying always makes a number bigger.',
      reply: 'Take 1/2 × 10, which is half of 10. Did the 10 grow or shrink?',
    },
    easier: 'Find unit fractions of numbers with a drawn bar first.',
    harder: 'Write a story problem that needs 2/3 × 3/4 and solve it two ways (1/2 both times).',
    again: {
      easier: 'Hold up all ten fingers. One fifth of them is 2 fingers. How many fingers are 3/5? (6)',
      harder: '3/4 of my number is just as much as 2/3 of 36. What is my number? (32, as both are 24)',
    },
    prompts: [
      { ask: 'What is 1/5 of 40?', answer: '8', sum: '40 / 5' },
      {
        ask: '{hero} has 24 {tokens}. 5/8 of them are set. How many {tokens} are set?',
        answer: '15',
        sum: '24 / 8 * 5',
      },
      { ask: 'Find 3/4 of 1/2.', answer: '3/8' },
      {
        ask: '{friend} brings 2/3 of 27 {tokens} to {place}. How many {tokens} is that?',
        answer: '18',
        sum: '27 / 3 * 2',
      },
      {
        ask: 'A rope at {place} is 60 feet long. {hero} uses 5/6 of it. How many feet is that?',
        answer: '50',
        sum: '60 / 6 * 5',
      },
      { ask: 'Find 1/2 of 1/3.', answer: '1/6' },
      { ask: '{friend} says 3/4 of 16 {tokens} are 4. What is right?', answer: '12', sum: '16 / 4 * 3' },
      {
        ask: '21 {tokens} are ready. That is 3/5 of them all. How many are there in all?',
        answer: '35',
        sum: '21 / 3 * 5',
      },
      { ask: 'Find 2/3 of 3/5.', answer: '2/5' },
      { ask: 'At {place} {hero} paints 2/3 of a wall, 1/5 of that blue. What part is blue?', answer: '2/15' },
      {
        ask: 'Of 60 {tokens} at {place}, 1/4 go to {hero} and 1/3 of the rest to {friend}. How many are left?',
        answer: '30',
        sum: '(60 - 60 / 4) / 3 * 2',
      },
      {
        ask: 'A tank at {place} is 3/4 full. {friend} uses 2/5 of that water. What part of a whole tank is it?',
        answer: '3/10',
      },
      { ask: 'Which is more {tokens}: 2/3 of 30 or 3/4 of 24?', answer: '2/3 of 30' },
      {
        ask: 'Each box of {tokens} weighs 3/4 pound. How many pounds do 12 boxes weigh?',
        answer: '9',
        sum: '3 * 12 / 4',
      },
      {
        ask: 'Is 4/5 of 60 more or less than 60? Tell without working it out.',
        answer: 'less, 4/5 is under one whole',
      },
      { ask: '2/3 of the {tokens} are old, and 3/4 of those are red. What part is old and red?', answer: '1/2' },
      { ask: 'Find 5/6 of 30 in two ways.', answer: '25', sum: '30 / 6 * 5' },
      {
        ask: 'Which does not belong: 1/2 of 20, 2/5 of 25, 1/4 of 44, 5/6 of 12? Tell why.',
        answer: '1/4 of 44, the others are 10',
      },
      {
        ask: '{friend} gives away 2/9 of 45 {tokens}. How many does {friend} keep?',
        answer: '35',
        sum: '45 - 45 / 9 * 2',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [{ do: 'multiply-fractions', by: 'fraction', denominators: [2, 3, 4, 5, 6, 8] }],
      },
      { kind: 'word-problems', types: ['fraction-of'], upTo: 100, denominators: [3, 4, 5, 6, 8, 10] },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'multiply-fractions', by: 'fraction', denominators: [2, 3, 4, 5, 6] },
          { do: 'multiply-fractions', by: 'whole', denominators: [2, 3, 4, 5, 6, 8] },
        ],
      },
    ],
  },
]
