import type { Skill } from '../../types.ts'

export const fourthA: Skill[] = [
  {
    id: 'math.4.big-numbers',
    subject: 'math',
    grade: '4th',
    order: 1,
    short: 'Place Value to a Million',
    iCan: 'I can compare and round numbers up to a million by their place value.',
    codes: ['4.NBT.1', '4.NBT.2', '4.NBT.3'],
    prerequisites: ['math.2.hundreds', 'math.3.add-subtract-round'],
    keywords: [
      { word: 'place value', definition: 'what a digit is worth because of where it stands' },
      { word: 'thousand', definition: '10 hundreds' },
    ],
    model:
      'Write 48,372. Say: The comma helps me read: 48 thousand, 372. The 8 stands for 8,000. It is ten times what an 8 in the hundreds is worth. Round to the nearest thousand: I look at the hundreds digit, a 3. That is below 5, so I stay at 48,000.',
    check: {
      question: 'In 60,500, what is the 6 worth? Round the number to the nearest thousand.',
      lookFor: 'The 6 is worth 60,000. It is halfway, so it rounds up to 61,000.',
    },
    misconception: {
      says: '9,876 is greater than 12,003, because its digits are larger.',
      reply: 'Count the places first. Which number has ten thousands? A longer whole number wins.',
    },
    easier: 'Use numbers under 10,000 and write each digit under its place name.',
    harder: 'Find the least and the greatest whole number that round to 50,000.',
    prompts: [
      { ask: 'What is the 7 worth in 7,204?', answer: '7000', sum: '7 * 1000' },
      { ask: 'Write 30,000 + 4,000 + 500 + 2 as one number.', answer: '34502', sum: '30000 + 4000 + 500 + 2' },
      { ask: 'Which is greater: 45,120 or 45,210? Which place decides?', answer: '45,210, as the hundreds decide' },
      { ask: 'Round 8,651 to the nearest thousand.', answer: '9,000' },
      { ask: 'How many times as much is 5,000 as 500?', answer: '10', sum: '5000 / 500' },
      {
        ask: '{hero} counts 26,480 {things} at {place}. The log allows thousands only. What does {hero} round to?',
        answer: '26,000',
      },
      {
        ask: 'Order three trips from {place}, shortest first: 104,300 miles, 98,750 miles, 104,030 miles.',
        answer: '98,750, then 104,030, then 104,300',
      },
      {
        ask: '{friend} thinks of a number. It rounds to 7,000 and has the digits 6, 9, 4 and 8. It is greater than 6,900. Find one.',
        answer: '6,948 or 6,984',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'place-value', upTo: 999999 }] },
      { kind: 'number-practice', tasks: [{ do: 'compare', upTo: 100000 }] },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'round', to: 100, upTo: 10000 },
          { do: 'round', to: 1000, upTo: 100000 },
        ],
      },
      { kind: 'place-value-blocks', form: 'expanded', upTo: 999_999 },
      { kind: 'number-line', form: 'read', of: 'whole', upTo: 10_000, step: 100 },
    ],
  },
  {
    id: 'math.4.add-subtract-thousands',
    subject: 'math',
    grade: '4th',
    order: 2,
    short: 'Adding and Subtracting Thousands',
    iCan: 'I can calculate sums and differences of large numbers and estimate first.',
    codes: ['4.NBT.4', '4.OA.3'],
    prerequisites: ['math.4.big-numbers'],
    keywords: [{ word: 'estimate', definition: 'a quick answer that is close to the exact one' }],
    model:
      'Write 5,003 - 1,768. Say: About 5,000 - 2,000, so I expect near 3,000. The zeros have nothing to lend, so I trade across: 5,003 becomes 4 thousands, 9 hundreds, 9 tens, 13 ones. Now I subtract: 5, then 3, then 2, then 3. The answer is 3,235, close to my estimate.',
    check: {
      question: 'How would you estimate 7,912 + 4,085 before adding?',
      lookFor: 'About 8,000 + 4,000 = 12,000. The exact sum is 11,997.',
    },
    misconception: {
      says: '5,003 - 1,768 is 4,765. I always take the smaller digit from the larger.',
      reply: 'Add it back: 4,765 + 1,768 is more than 6,000. In each place we must take from the top number.',
    },
    easier: 'Use numbers in the hundreds and trade in only one place.',
    harder: 'Find missing digits in a sum such as 4_7 + 28_ = 721.',
    prompts: [
      { ask: 'Add 3,200 and 4,500 in your head.', answer: '7700', sum: '3200 + 4500' },
      {
        ask: '{hero} stored 6,480 {things}, and 2,175 more arrive. How many {things} are there now?',
        answer: '8655',
        sum: '6480 + 2175',
      },
      { ask: 'Subtract 999 from 5,000. Hint: start with 1,000.', answer: '4001', sum: '5000 - 999' },
      {
        ask: 'A trail to {place} is 9,300 feet long. {friend} has walked 4,850 feet. How many feet remain?',
        answer: '4450',
        sum: '9300 - 4850',
      },
      { ask: 'Estimate 48,900 + 31,200 to the nearest ten thousand.', answer: '80000', sum: '50000 + 30000' },
      { ask: 'What must you add to 7,640 to make 10,000?', answer: '2360', sum: '10000 - 7640' },
      {
        ask: 'On three days {hero} counted 1,250, 2,375 and 980 {things}. How many is that in all?',
        answer: '4605',
        sum: '1250 + 2375 + 980',
      },
      {
        ask: 'A tank has 20,000 gallons. 6,400 flow out, then 1,900 flow back in. How many gallons are in it?',
        answer: '15500',
        sum: '20000 - 6400 + 1900',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'add', form: 'column', upTo: 100000, regroup: true }] },
      { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'column', upTo: 100000, regroup: true }] },
      { kind: 'word-problems', types: ['two-step-add-subtract'], upTo: 5000 },
      { kind: 'sum-shapes', form: 'pyramid', upTo: 1000 },
      { kind: 'sum-shapes', form: 'square', upTo: 150 },
    ],
  },
  {
    id: 'math.4.multiply-multi-digit',
    subject: 'math',
    grade: '4th',
    order: 3,
    short: 'Multiplying Larger Numbers',
    iCan: 'I can calculate a product by breaking a number into tens and ones.',
    codes: ['4.NBT.5', '4.OA.1', '4.OA.2'],
    prerequisites: ['math.3.multiply', 'math.4.big-numbers'],
    keywords: [{ word: 'factor', definition: 'a number that is multiplied' }],
    model:
      'Write 6 × 34. Draw a rectangle and split it into 30 and 4. Say: 6 × 30 is 180, and 6 × 4 is 24. Together 180 + 24 = 204. For 26 × 34 I would need four parts: 20 × 30, 20 × 4, 6 × 30 and 6 × 4. That is 600 + 80 + 180 + 24 = 884.',
    check: {
      question: 'Which two smaller products make 7 × 58?',
      lookFor: '7 × 50 = 350 and 7 × 8 = 56. Together they make 406.',
    },
    misconception: {
      says: '26 × 34 is 20 × 30 plus 6 × 4, so 624.',
      reply: 'Draw the rectangle. You filled two corners. Which two parts of it are still empty?',
    },
    easier: 'Multiply whole tens by one digit, such as 4 × 60.',
    harder: 'Write a problem with times as many that has the answer 144.',
    prompts: [
      { ask: 'What is 5 × 70?', answer: '350', sum: '5 * 70' },
      { ask: '{hero} fills 8 rows with 23 {things} each. How many {things} is that?', answer: '184', sum: '8 * 23' },
      {
        ask: '{friend} has 14 {things}. {hero} has 6 times as many. How many does {hero} have?',
        answer: '84',
        sum: '6 * 14',
      },
      { ask: 'Use 4 × 200 and 4 × 15. What is 4 × 215?', answer: '860', sum: '4 * 215' },
      { ask: '{hero} maps {place} on 12 rows of 25 squares. How many squares?', answer: '300', sum: '12 * 25' },
      {
        ask: 'A blue rope is 45 feet long. It is 5 times as long as a red rope. How long is the red one?',
        answer: '9',
        sum: '45 / 5',
      },
      { ask: 'Find the mistake: 36 × 11 = 36 + 36. Give the right product.', answer: '396', sum: '36 * 11' },
      {
        ask: '{hero} sells 3 tickets an hour for 16 hours, at 12 dollars each. How many dollars?',
        answer: '576',
        sum: '3 * 16 * 12',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [23, 999], right: [3, 9] }] },
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [12, 89], right: [12, 49] }] },
      { kind: 'word-problems', types: ['times-as-many', 'multi-step'], upTo: 1000, factorUpTo: 12 },
      { kind: 'area-model', left: [3, 9], right: [112, 986] },
      { kind: 'area-model', left: [12, 48], right: [12, 98] },
      { kind: 'cage-puzzle', size: 4, operations: ['add', 'subtract', 'multiply'] },
    ],
  },
  {
    id: 'math.4.divide-remainder',
    subject: 'math',
    grade: '4th',
    order: 4,
    short: 'Division with Remainders',
    iCan: 'I can solve a division problem and explain what the remainder means.',
    codes: ['4.NBT.6', '4.OA.3'],
    prerequisites: ['math.3.divide', 'math.4.multiply-multi-digit'],
    keywords: [{ word: 'remainder', definition: 'what is left when a number does not divide evenly' }],
    model:
      'Write 74 ÷ 6. Say: I take away easy groups. 10 sixes are 60, and 14 are left. 2 more sixes are 12, and 2 are left. So 74 ÷ 6 is 12, remainder 2. Now the story decides. 74 people in vans of 6 need 13 vans, because the last 2 must ride too.',
    check: {
      question: '29 eggs go into boxes of 6. How many boxes are full, and what is left over?',
      lookFor: '4 full boxes with 5 eggs left over. To hold all the eggs you need 5 boxes.',
    },
    misconception: {
      says: '74 ÷ 6 is 11, remainder 8.',
      reply: 'Look at the 8. Can you make one more group of 6 from it? A remainder is always less than the divisor.',
    },
    easier: 'Divide numbers under 40 and check with a times fact you can say at once.',
    harder: 'Write one story where the remainder is dropped and one where you round up.',
    prompts: [
      { ask: 'What is the remainder when you divide 17 by 5?', answer: '2', sum: '17 - 3 * 5' },
      {
        ask: '{hero} shares 84 {things} equally among 4 friends. How many does each friend get?',
        answer: '21',
        sum: '84 / 4',
      },
      { ask: 'Divide 50 by 8. Write the quotient and the remainder.', answer: '6 R 2' },
      {
        ask: 'A team is 7 people. 45 people came to {place}. How many full teams can they make?',
        answer: '6',
        sum: '(45 - 3) / 7',
      },
      {
        ask: '58 guests sit at tables of 8. How many tables are needed so that all can sit?',
        answer: '8',
        sum: '(58 + 6) / 8',
      },
      { ask: 'Which number divided by 6 gives 15, remainder 4?', answer: '94', sum: '6 * 15 + 4' },
      { ask: '{friend} has 365 {things} and puts 5 in each bag. How many bags is that?', answer: '73', sum: '365 / 5' },
      {
        ask: 'A box of 250 stamps is shared by 9 clubs. Each gets the same number. How many stamps are left over?',
        answer: '7',
        sum: '250 - 27 * 9',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'remainder', divisor: [2, 9], quotient: [3, 20] }] },
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [2, 9], quotient: [11, 150] }] },
      { kind: 'word-problems', types: ['interpret-remainder'], upTo: 100, factorUpTo: 9 },
      { kind: 'long-division', dividend: [24, 98], divisor: [2, 9], remainder: true },
      { kind: 'long-division', dividend: [112, 986], divisor: [2, 9], remainder: true },
    ],
  },
]
