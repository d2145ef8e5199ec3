import type { Skill } from '../../types.ts'

export const fourthA: Skill[] = [
  {
    id: 'math.4.big-numbers',
    subject: 'math',
    grade: '4th',
    strand: 'number',
    order: 1,
    short: 'Place Value to a Million',
    iCan: 'I can compare and round numbers up to a million by their place value.',
    codes: ['4.NBT.1', '4.NBT.2', '4.NBT.3'],
    prerequisites: ['math.2.hundreds', 'math.3.add-subtract-round'],
    keywords: [
      {
        word: 'place value',
        definition: 'what a digit is worth where it stands, 10 times as much as one place to the right',
      },
      { word: 'thousand', definition: '10 hundreds' },
    ],
    model:
      'Write 48,372 and 48,910. Say: 48,372 is 40,000 + 8,000 + 300 + 70 + 2. Both have 48 thousands, so the hundreds decide: 9 beats 3, and 48,910 is greater. To round 48,372 to thousands, I look one place to the right. 3 is below 5, so it goes down to 48,000. 5 or more goes up.',
    check: {
      question: 'In 60,500, what is the 6 worth? Round the number to the nearest thousand.',
      lookFor: 'The 6 is worth 60,000. It is halfway, so it rounds up to 61,000.',
    },
    laterChecks: [
      {
        question: 'Which is greater, 370,418 or 307,481? Which place decides?',
        lookFor: '370,418, because 7 ten thousands are more than 0.',
      },
      {
        question: 'Round 84,720 to the nearest ten thousand. Which digit tells you?',
        lookFor: '80,000, because the thousands digit is 4, below 5.',
      },
    ],
    misconception: {
      says: '9,876 is greater than 12,003, because its digits are larger.',
      reply: 'Count the places first. Which of the two numbers has a ten thousand in it?',
    },
    easier: 'Use numbers under 10,000 and write each digit under its place name.',
    harder:
      'Find the least and the greatest whole number that round to 50,000 as the nearest ten thousand (45,000 and 54,999).',
    again: {
      easier: 'Draw a line from 3,000 to 4,000 with ten equal steps and mark 3,700. Which thousand is nearer? (4,000)',
      harder:
        'Use the digits 1, 2, 3, 4, 5 and 6 once each. Make the greatest number that is less than 400,000. (365,421)',
    },
    prompts: [
      {
        ask: '{hero} finds one {token} with the number 7,204 on it. What is the 7 worth?',
        answer: '7000',
        sum: '7 * 1000',
      },
      { ask: 'Round 8,651 to the nearest thousand.', answer: '9000' },
      { ask: 'Two labels at {place} say 45,120 and 45,210. Which number is greater?', answer: '45210' },
      { ask: 'Write 30,000 + 4,000 + 500 + 2 as one number.', answer: '34502', sum: '30000 + 4000 + 500 + 2' },
      { ask: '{hero} walks 26,480 steps at {place} in a week. Round to the nearest thousand.', answer: '26000' },
      {
        ask: 'Two {tokens} have the numbers 9,876 and 12,003. {hero} thinks 9,876 is greater. Which number is?',
        answer: '12003',
      },
      { ask: 'Three {tokens} show 104,300, 98,750 and 104,030. Which number is least?', answer: '98750' },
      { ask: 'All {tokens} at {place} weigh 52,750 grams. Round to the nearest ten thousand.', answer: '50000' },
      {
        ask: 'One {token} has the number 72,500. To the nearest thousand, {friend} writes 72,000. What is right?',
        answer: '73000',
      },
      { ask: 'How many times as much is the 5 in 5,000 worth as the 5 in 500?', answer: '10', sum: '5000 / 500' },
      {
        ask: 'Games at {place} bring 104,300, 98,750 and 104,030 points. Order them from least.',
        answer: '98,750, 104,030, 104,300',
      },
      {
        ask: 'A label at {place} says 349,600. {hero} rounds it to the nearest hundred thousand. What is it?',
        answer: '300000',
      },
      {
        ask: 'Which does not round to 40,000 as its nearest ten thousand: 38,200, 44,999 or 45,100?',
        answer: '45,100, it rounds to 50,000',
      },
      {
        ask: 'Six {tokens} carry the digits 5, 0, 9, 2, 7 and 3. Which is the greatest number they can show?',
        answer: '975320',
      },
      {
        ask: '{friend} has the digits 6, 9, 4 and 8. Make a number above 6,900 that rounds to 7,000 as its nearest thousand.',
        answer: '6,948 or 6,984',
      },
      { ask: 'What is the greatest whole number that rounds to 8,000 as its nearest thousand?', answer: '8499' },
      {
        ask: 'The code on one {token} has 6 ten thousands, 2 hundreds, 9 ones and nothing else. Write it.',
        answer: '60209',
        sum: '60000 + 200 + 9',
      },
    ],
    sheets: [
      {
        kind: 'number-practice',
        tasks: [
          { do: 'round', to: 1000, upTo: 999_999 },
          { do: 'compare', upTo: 999_999 },
        ],
      },
      { kind: 'number-practice', tasks: [{ do: 'compare', upTo: 999_999 }] },
      {
        kind: 'number-practice',
        tasks: [
          { do: 'round', to: 100, upTo: 100_000 },
          { do: 'round', to: 1000, upTo: 999_999 },
        ],
      },
      { kind: 'place-value-blocks', form: 'expanded', upTo: 999_999 },
    ],
  },
  {
    id: 'math.4.add-subtract-thousands',
    subject: 'math',
    grade: '4th',
    strand: 'operations',
    order: 2,
    short: 'Adding and Subtracting Thousands',
    iCan: 'I can calculate sums and differences of large numbers and estimate first.',
    codes: ['4.NBT.4', '4.OA.3'],
    prerequisites: ['math.4.big-numbers'],
    keywords: [{ word: 'estimate', definition: 'a quick answer that is close to the exact one' }],
    model:
      'Write 5,003 - 1,768. Say: I expect about 3,000. The zeros have nothing to give, so I trade: 5,003 is 4 thousands, 9 hundreds, 9 tens and 13 ones. From the right I get 5, 3, 2, 3. The answer is 3,235, near my estimate. I add to check: 3,235 + 1,768 = 5,003.',
    check: {
      question: 'How would you estimate 7,912 + 4,085 before adding?',
      lookFor: 'About 8,000 + 4,000 = 12,000. The exact sum is 11,997.',
    },
    laterChecks: [
      {
        question: 'Estimate 6,020 - 2,945, then find it. Is it close?',
        lookFor: 'About 6,000 - 3,000 = 3,000. The exact answer is 3,075.',
      },
      {
        question: 'Someone says 38,900 + 21,450 is 50,350. How can an estimate test it?',
        lookFor: 'About 39,000 + 21,000 = 60,000, so it is wrong. The sum is 60,350.',
      },
    ],
    misconception: {
      says: '5,003 - 1,768 is 4,765. I always take the smaller digit from the larger.',
      reply: 'Add back to test it: what is 4,765 + 1,768? Is that still 5,003?',
    },
    easier: 'Use numbers in the hundreds and trade in only one place.',
    harder: 'Find the missing digits in 4_7 + 28_ = 721 (3 and 4: 437 + 284).',
    again: {
      easier: 'Think of 1,200 as 12 hundreds and of 600 as 6 hundreds. Add the hundreds. What is 1,200 + 600? (1,800)',
      harder:
        'Use the digits 1 to 8 once each. Make two four-digit numbers with the smallest difference. (5,123 - 4,876 = 247)',
    },
    prompts: [
      {
        ask: 'Two boxes of {tokens} weigh 3,200 and 4,500 grams. Add in your head. How many grams?',
        answer: '7700',
        sum: '3200 + 4500',
      },
      {
        ask: 'A crate holds 9,300 grams of {tokens}. {hero} takes out 4,850. How many grams are left?',
        answer: '4450',
        sum: '9300 - 4850',
      },
      { ask: 'Estimate 48,900 + 31,200 to the nearest ten thousand.', answer: '80000', sum: '50000 + 30000' },
      {
        ask: 'Each {token} brings 1,000 points. {hero} has 5 {tokens} and spends 1,768 points. How many points are left?',
        answer: '3232',
        sum: '5000 - 1768',
      },
      { ask: 'Subtract 999 from 5,000. Hint: start with 1,000.', answer: '4001', sum: '5000 - 999' },
      {
        ask: 'In a game at {place} {hero} scores 6,480 points and {friend} 2,175. Estimate, then add. How many points?',
        answer: '8655',
        sum: '6480 + 2175',
      },
      {
        ask: '{friend} has 7,640 points and needs 10,000 for one {token}. How many points are missing?',
        answer: '2360',
        sum: '10000 - 7640',
      },
      { ask: '{friend} finds 6,204 - 1,150 = 5,154. Correct the mistake.', answer: '5054', sum: '6204 - 1150' },
      { ask: 'Is 61,300 - 28,900 closer to 30,000 or to 40,000?', answer: '30000' },
      {
        ask: 'Three {tokens} bring {friend} 1,250, 2,375 and 980 points. How many points in all?',
        answer: '4605',
        sum: '1250 + 2375 + 980',
      },
      { ask: 'Find the missing number: __ + 3,750 = 9,000.', answer: '5250', sum: '9000 - 3750' },
      { ask: 'Find 4,002 - 1,998 in two ways.', answer: '2004', sum: '4002 - 1998' },
      { ask: 'Which is nearer to 12,000: 7,900 + 4,085 or 6,100 + 4,800?', answer: '7,900 + 4,085' },
      {
        ask: 'A shelf can hold 52,750 grams. {tokens} of 38,900 grams lie on it. How many grams are free?',
        answer: '13850',
        sum: '52750 - 38900',
      },
      {
        ask: 'A tank at {place} has 20,000 gallons. 6,400 flow out, then 1,900 flow back in. How many gallons are in it?',
        answer: '15500',
        sum: '20000 - 6400 + 1900',
      },
      {
        ask: '{hero} has 8,040 points and pays 2,675 for one {token}. How many points does {hero} keep?',
        answer: '5365',
        sum: '8040 - 2675',
      },
      {
        ask: '{friend} thinks of two numbers. Their sum is 9,000 and their difference 1,000. Which is the larger?',
        answer: '5000',
        sum: '(9000 + 1000) / 2',
      },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'round-to-check', of: 'difference', to: 1000, upTo: 10_000 }] },
      { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'column', upTo: 100_000, regroup: true }] },
      { kind: 'number-practice', tasks: [{ do: 'round-to-check', of: 'sum', to: 1000, upTo: 100_000 }] },
      { kind: 'number-practice', tasks: [{ do: 'add', form: 'column', upTo: 100_000, regroup: true }] },
    ],
  },
  {
    id: 'math.4.multiply-multi-digit',
    subject: 'math',
    grade: '4th',
    strand: 'operations',
    order: 3,
    short: 'Multiplying Larger Numbers',
    iCan: 'I can calculate a product by breaking a number into tens and ones.',
    codes: ['4.NBT.5', '4.OA.1', '4.OA.2'],
    prerequisites: ['math.3.multiply', 'math.4.big-numbers'],
    keywords: [{ word: 'factor', definition: 'a number that is multiplied' }],
    model:
      'Draw a rectangle for 6 × 34, split into 30 and 4. Say: 6 × 30 is 180, and 6 × 4 is 24. Together 204. Now 12 × 34: I cut the 12 into 10 and 2 and make two rows. 10 × 34 is 340, and 2 × 34 is 68. Together 408. Every part gets multiplied.',
    check: {
      question: 'Which two smaller products make 7 × 58?',
      lookFor: '7 × 50 = 350 and 7 × 8 = 56. Together they make 406.',
    },
    laterChecks: [
      {
        question: 'Break 4 × 76 into tens and ones. What is the product?',
        lookFor: '4 × 70 = 280 and 4 × 6 = 24, so 304.',
      },
      {
        question: 'Which two rows make 13 × 21, and what is the product?',
        lookFor: '10 × 21 = 210 and 3 × 21 = 63. Together they make 273.',
      },
    ],
    misconception: {
      says: '26 × 34 is 20 × 30 plus 6 × 4, so 624.',
      reply: 'Draw the rectangle. You filled two corners. Which two parts of it are still empty?',
    },
    easier: 'Multiply whole tens by one digit, such as 4 × 60.',
    harder: 'Write a problem with "times as many" that has the answer 144 (such as 6 times as many as 24).',
    again: {
      easier: 'Draw a rectangle for 3 × 14 and split 14 into 10 and 4. Find both parts and add: 30 + 12 = 42.',
      harder:
        'Use 3, 4 and 6 once each: a two-digit number times a one-digit number. What is the greatest product? (43 × 6 = 258)',
    },
    prompts: [
      { ask: 'What is 5 × 70?', answer: '350', sum: '5 * 70' },
      { ask: '4 rows of 23 {tokens} are needed at {place}. How many {tokens} is that?', answer: '92', sum: '4 * 23' },
      {
        ask: '{hero} splits 7 rows of 36 {tokens} into 7 × 30 and 7 × 6. How many {tokens}?',
        answer: '252',
        sum: '7 * 36',
      },
      {
        ask: '{friend} has 14 {tokens}. {hero} has 6 times as many. How many does {hero} have?',
        answer: '84',
        sum: '6 * 14',
      },
      {
        ask: '{friend} counts 8 bags of 27 {tokens} as 160 + 7. Find the mistake. What is right?',
        answer: '216',
        sum: '8 * 27',
      },
      {
        ask: '{tokens} come to {place} in sets of 12. 8 sets have come. How many {tokens} is that?',
        answer: '96',
        sum: '8 * 12',
      },
      { ask: 'Fill in: 9 × 46 = 360 + __.', answer: '54', sum: '9 * 6' },
      { ask: 'Use 4 × 200 and 4 × 15. What is 4 × 215?', answer: '860', sum: '4 * 215' },
      { ask: '{hero} lays 5 rows of 18 {tokens}. How many {tokens} is that?', answer: '90', sum: '5 * 18' },
      { ask: '12 shelves at {place} hold 25 {tokens} each. How many {tokens} fit?', answer: '300', sum: '12 * 25' },
      { ask: 'Estimate 19 × 32 with 20 × 30.', answer: '600', sum: '20 * 30' },
      { ask: 'Find the mistake: 36 × 11 = 36 + 36. What is right?', answer: '396', sum: '36 * 11' },
      {
        ask: 'One {token} takes 15 minutes. How many minutes do 14 {tokens} take? Find it in two ways.',
        answer: '210',
        sum: '15 * 14',
      },
      { ask: 'Which does not belong: 4 × 30, 6 × 20, 5 × 30, 3 × 40? Tell why.', answer: '5 × 30, the others are 120' },
      { ask: 'Use 7 × 50 to find 7 × 49.', answer: '343', sum: '7 * 49' },
      { ask: 'Which is greater: 21 × 30 or 20 × 31? Find out with tens and ones.', answer: '21 × 30' },
      {
        ask: '{friend} sells 48 {tokens} at 12 dollars each. How many dollars is that?',
        answer: '576',
        sum: '48 * 12',
      },
      {
        ask: '{friend} says 26 × 34 is 600 + 24. Add the two missing parts. What is right?',
        answer: '884',
        sum: '26 * 34',
      },
    ],
    sheets: [
      { kind: 'area-model', left: [3, 9], right: [12, 98] },
      { kind: 'area-model', left: [12, 48], right: [12, 98] },
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [23, 98], right: [3, 9] }] },
      { kind: 'number-practice', tasks: [{ do: 'multiply', form: 'column', left: [12, 89], right: [12, 49] }] },
      { kind: 'area-model', left: [3, 9], right: [112, 986] },
    ],
  },
]
