import type { Skill } from '../../types.ts'

export const fourthC: Skill[] = [
  {
    id: 'math.4.add-like-fractions',
    subject: 'math',
    grade: '4th',
    strand: 'fractions',
    order: 7,
    short: 'Adding Like Fractions',
    iCan: 'I can calculate sums and differences of fractions with the same bottom number.',
    codes: ['4.NF.3'],
    prerequisites: ['math.4.equivalent-fractions'],
    keywords: [{ word: 'mixed number', definition: 'a whole number and a fraction together' }],
    model:
      'Write 5/8 + 6/8. Say: Eighths and eighths make 11/8. Eight of them are one whole, and 3 are left: 1 3/8. The bottom number stays, because the parts keep their size. For 2 - 3/4, I cut both wholes into fourths: 8/4 - 3/4 = 5/4, or 1 1/4. With mixed numbers, I add the wholes first.',
    check: {
      question: 'What is 7/10 - 3/10, and why is the answer not in twentieths?',
      lookFor: '4/10. The parts are still tenths; only how many of them changed.',
    },
    laterChecks: [
      {
        question: 'What is 4/6 + 5/6 as a mixed number?',
        lookFor: '9/6, which is 1 3/6 or 1 1/2.',
      },
      {
        question: 'You have 1 1/4 pounds of rice and use 3/4 pound. How much is left?',
        lookFor: '5/4 - 3/4 = 2/4, so half a pound is left.',
      },
    ],
    misconception: {
      says: '2/5 + 1/5 is 3/10.',
      reply: 'Draw fifths. Did the size of the parts change when you put one more beside the two?',
    },
    easier: 'Add on a drawn bar where the sum stays under one whole.',
    harder: 'Find three ways to split 7/8 into a sum of fractions (such as 3/8 + 4/8, 1/8 + 6/8 and 2/8 + 2/8 + 3/8).',
    again: {
      easier:
        'Fold a page into fourths: the whole is 4/4. Fold one fourth back. How much can you still see? (4/4 - 1/4 = 3/4)',
      harder: 'Two fractions in eighths have the sum 1 and the difference 2/8. Which fractions are they? (5/8 and 3/8)',
    },
    prompts: [
      {
        ask: '2/5 of the {tokens} at {place} are ready. How many fifths are missing to one whole?',
        answer: '3',
        sum: '5 - 2',
      },
      {
        ask: '{hero} sorts 3/8 of the {tokens} and {friend} sorts 4/8. How many eighths is that?',
        answer: '7',
        sum: '3 + 4',
      },
      { ask: '{hero} used 3/8 of a rope at {place} and then 2/8 of it. Which fraction is used?', answer: '5/8' },
      {
        ask: 'A box of {tokens} is 11/12 full. {friend} takes out 3/12. How many twelfths are left?',
        answer: '8',
        sum: '11 - 3',
      },
      {
        ask: '{hero} cuts two ropes of 5/6 yard for {place}. How many sixths of a yard is that?',
        answer: '10',
        sum: '5 + 5',
      },
      { ask: 'Take 3/4 from 7/4. How many wholes are left?', answer: '1', sum: '(7 - 3) / 4' },
      { ask: 'Fill in the top number: __/10 + 3/10 = 9/10.', answer: '6', sum: '9 - 3' },
      {
        ask: '{hero} has 2 yards of rope at {place} and cuts off 3/4 yard. How many fourths are left?',
        answer: '5',
        sum: '2 * 4 - 3',
      },
      {
        ask: 'Three boxes of {tokens} are 5/6, 5/6 and 2/6 full. How many full boxes is that?',
        answer: '2',
        sum: '(5 + 5 + 2) / 6',
      },
      { ask: 'Add 1 1/4 and 2 3/4.', answer: '4', sum: '1.25 + 2.75' },
      { ask: '{friend} says 3/5 and 1/5 of the {tokens} are 4/10. What is right?', answer: '4/5' },
      { ask: '{hero} has 5/4 sets of {tokens} and {friend} 4/4. Write the sum as a mixed number.', answer: '2 1/4' },
      {
        ask: '{hero} lays ropes of 1 2/5 yards and 2 4/5 yards end to end at {place}. How many yards is that?',
        answer: '4 1/5',
      },
      {
        ask: 'At {place} 5/12 of the {tokens} are red, 4/12 are blue and the rest gold. What fraction is gold?',
        answer: '3/12, which is 1/4',
      },
      { ask: 'Is 7/12 + 6/12 more or less than 1? Tell without adding.', answer: 'more, 7/12 and 6/12 pass 12/12' },
      { ask: 'Split 7/8 into two fractions in two ways.', answer: 'such as 3/8 + 4/8 and 1/8 + 6/8' },
      {
        ask: 'A box at {place} is 9/10 full. {hero} takes out 4/10, {friend} adds 2/10. How many tenths are in it?',
        answer: '7',
        sum: '9 - 4 + 2',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [{ do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10], like: true, pastOne: true }],
      },
      {
        kind: 'number-practice',
        tasks: [{ do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10], like: true, pastOne: true }],
      },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'add-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
          { do: 'subtract-fractions', denominators: [3, 4, 5, 6, 8, 10, 12], like: true },
        ],
      },
    ],
  },
  {
    id: 'math.4.tenths-hundredths',
    subject: 'math',
    grade: '4th',
    strand: 'fractions',
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
      'Draw a square cut into ten strips. Shade 3. Say: That is 3/10, or 0.3. With ten squares in each strip, 30 of 100 would be shaded: 30/100, or 0.30. Four more squares make 34/100, or 0.34. And 0.3 is greater than 0.25, because 30 hundredths are more than 25.',
    check: {
      question: 'Which is greater, 0.6 or 0.58? How can you show it?',
      lookFor: '0.6, because it is 60 hundredths and 0.58 is only 58 hundredths.',
    },
    laterChecks: [
      {
        question: 'Write 4/10 and 4/100 as decimals. Which is greater?',
        lookFor: '0.4 and 0.04. 0.4 is greater: 40 hundredths and only 4.',
      },
      {
        question: 'Which is smaller, 0.9 or 0.19? How do you know?',
        lookFor: '0.19, because 19 hundredths are less than 90 hundredths.',
      },
    ],
    misconception: {
      says: '0.25 is greater than 0.3, because 25 is greater than 3.',
      reply: 'As money, 0.25 is 25 cents and 0.3 is 3 dimes. Which would you take?',
    },
    easier: 'Read decimals as money: dimes are tenths and pennies are hundredths.',
    harder: 'Add 3/10 and 27/100 by renaming and write the sum as a decimal (0.57).',
    again: {
      easier: 'Your ten fingers are one whole. Fold down three. Write the part that is still up as a decimal. (0.7)',
      harder:
        'My decimal is more than 4/10 and less than 1/2. It has two places, and its hundredths digit is half its tenths digit. (0.42)',
    },
    prompts: [
      {
        ask: 'A path to {place} has 10 equal parts. {hero} has done 7. Write that part as a decimal.',
        answer: '0.7',
        sum: '7 / 10',
      },
      { ask: '6 of 100 {tokens} at {place} are gold. Write that part as a decimal.', answer: '0.06', sum: '6 / 100' },
      {
        ask: 'A square at {place} has 100 spots. {friend} covers 4/10 of it with {tokens}. How many {tokens}?',
        answer: '40',
        sum: '4 * 10',
      },
      { ask: '0.09 of the {tokens} are old. Which fraction is that?', answer: '9/100' },
      { ask: 'One tank at {place} is 0.5 full, one just as big is 0.45 full. Which decimal is more?', answer: '0.5' },
      {
        ask: 'One {token} costs 25 cents. Write that as part of a dollar, as a decimal.',
        answer: '0.25',
        sum: '25 / 100',
      },
      { ask: 'How many tenths make one whole?', answer: '10' },
      {
        ask: '{hero} packs 3/10 and {friend} 6/100 of the {tokens}. Write the sum as a decimal.',
        answer: '0.36',
        sum: '3 / 10 + 6 / 100',
      },
      { ask: '{hero} has done 0.8 of the work at {place}. How many hundredths is that?', answer: '80', sum: '8 * 10' },
      {
        ask: '100 {tokens} are needed at {place}, and 65 are there. What decimal part is missing?',
        answer: '0.35',
        sum: '(100 - 65) / 100',
      },
      {
        ask: '{hero} has a rope of 1.4 meters. {friend} has one of 1.35 meters. Whose rope is longer?',
        answer: '{hero} has the longer one',
      },
      { ask: 'Which two are equal: 0.5, 0.05, 0.50?', answer: '0.5 and 0.50' },
      {
        ask: 'Name the decimal halfway between 0.4 and 0.5. Think in hundredths.',
        answer: '0.45',
        sum: '(0.4 + 0.5) / 2',
      },
      { ask: 'Order from least: 0.7, 0.07, 0.17, 0.71.', answer: '0.07, 0.17, 0.7, 0.71' },
      { ask: 'Which does not belong: 0.2, 2/10, 0.02, 20/100? Tell why.', answer: '0.02, the others are two tenths' },
      { ask: '{friend} writes 3 and 7/100 as 3.7. What is right?', answer: '3.07', sum: '3 + 7 / 100' },
      { ask: 'One {token} fills one spot of 100. How many {tokens} turn 0.36 into 0.4?', answer: '4', sum: '40 - 36' },
    ],
    sheets: [
      { kind: 'decimal-grid', form: 'name', places: 2 },
      { kind: 'decimal-grid', form: 'compare', places: 2 },
      { kind: 'decimal-grid', form: 'shade', places: 2 },
    ],
  },
  {
    id: 'math.4.factors-multiples',
    subject: 'math',
    grade: '4th',
    strand: 'operations',
    order: 9,
    short: 'Factors and Multiples',
    iCan: 'I can list the factor pairs of a number and explain whether it is prime.',
    codes: ['4.OA.4'],
    prerequisites: ['math.3.multiply', 'math.3.number-rules'],
    keywords: [
      { word: 'factor', definition: 'a number that divides another with nothing left' },
      { word: 'prime', definition: 'having only two factors: 1 and itself' },
      { word: 'multiple', definition: 'what you say when you count by a number' },
    ],
    model:
      'Draw equal rows of dots for 12. Say: 1 row of 12, 2 rows of 6, 3 rows of 4. The factor pairs are 1 and 12, 2 and 6, 3 and 4. For 7 there is only 1 and 7, so 7 is prime.',
    check: {
      question: 'Is 15 prime? Show me with rows.',
      lookFor: 'No. 3 rows of 5 work, so it has more factors than 1 and 15.',
    },
    laterChecks: [
      {
        question: 'List the factor pairs of 20. Is 20 prime?',
        lookFor: '1 and 20, 2 and 10, 4 and 5. It is not prime.',
      },
      {
        question: 'Is 13 prime? How can you be sure?',
        lookFor: 'Yes, because only one row of 13 works: its factors are 1 and 13.',
      },
    ],
    misconception: {
      says: '9 is odd, so it is prime.',
      reply: 'Try 3 equal rows for 9 dots. Does any dot stay over, and what does that tell us?',
    },
    easier: 'Build equal rows for numbers up to 12 and list every way with nothing left over.',
    harder:
      'Find the smallest number with six factors and argue that no smaller one has them (12: its factors are 1, 2, 3, 4, 6 and 12).',
    again: {
      easier:
        'Hold up 10 fingers. Try equal groups of 2, of 3 and of 5. Which are factors of 10? (2 and 5, as 3 does not fit)',
      harder: 'Find all pairs of prime numbers that have the sum 24. (5 and 19, 7 and 17, 11 and 13)',
    },
    prompts: [
      { ask: '{hero} puts 24 {tokens} in rows of 6 at {place}. How many rows?', answer: '4', sum: '24 / 6' },
      {
        ask: '36 {tokens} lie in 4 equal rows. 4 and __ are a factor pair. Which number is missing?',
        answer: '9',
        sum: '36 / 4',
      },
      {
        ask: '{friend} tries equal rows with 21, 22 and 23 {tokens}. Which number fits only in one long row?',
        answer: '23',
      },
      { ask: '{hero} splits 28 {tokens} into equal shares. Which number of shares works: 3, 7 or 9?', answer: '7' },
      { ask: '{friend} sets 24 {tokens} in 3 equal rows. How long is each row?', answer: '8', sum: '24 / 3' },
      { ask: 'Which is not prime: 2, 3, 15 or 11?', answer: '15' },
      { ask: 'How many factor pairs does 16 have? List them.', answer: '3' },
      { ask: 'How many factors does 18 have?', answer: '6' },
      {
        ask: '{hero} lays a square of 100 {tokens} at {place}: as many rows as in each row. How many rows?',
        answer: '10',
        sum: '100 / 10',
      },
      { ask: 'Which is the only even prime number?', answer: '2' },
      { ask: 'What is the greatest factor of 40 that is less than 40?', answer: '20', sum: '40 / 2' },
      { ask: 'Two {tokens} have numbers with the product 36 and the sum 13. Which numbers?', answer: '4 and 9' },
      { ask: 'List the factors of 28.', answer: '1, 2, 4, 7, 14, 28' },
      { ask: '{friend} says 1 is prime. What do you say?', answer: 'no, it has only one factor' },
      { ask: '{tokens} come in sets of 4 and sets of 6. What is the smallest number both can make?', answer: '12' },
      { ask: 'At {place} 28 {tokens} go in rows of 4, of 7 or of 8. Which does not work?', answer: 'rows of 8' },
      { ask: 'Why is no even number above 2 prime?', answer: 'each has the factor 2' },
      { ask: 'Which does not belong: 5, 11, 21, 17? Tell why.', answer: '21, it has the pair 3 and 7' },
      { ask: 'The number on one {token} is prime and between 30 and 36. Which is it?', answer: '31' },
    ],
    sheets: [
      { kind: 'number-bond', form: 'bond', of: 'multiply', upTo: 100 },
      { kind: 'number-maze', rule: 'multiples', by: 7, upTo: 140 },
    ],
  },
]
