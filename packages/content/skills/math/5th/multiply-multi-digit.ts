import type { Skill } from '../../../types.ts'

export const multiplyMultiDigit: Skill = {
  id: 'math.5.multiply-multi-digit',
  subject: 'math',
  grade: '5th',
  strand: 'operations',
  order: 1,
  short: 'Multiplying Multi-Digit Numbers',
  iCan: 'I can calculate the product of multi-digit numbers and estimate to check it.',
  codes: ['5.NBT.5'],
  prerequisites: ['math.4.multiply-multi-digit'],
  keywords: [{ word: 'partial product', definition: 'the product of one part of a number, added up later' }],
  model:
    'Write 243 × 36. Say: I round both to tens: 240 × 40 = 9,600, so I expect about that. The ones give 6 × 243 = 1,458. The 3 stands for 30. 3 × 243 = 729, so 30 × 243 = 7,290. I add both partial products: 8,748. That is near 9,600, so no zero got lost.',
  picture: { kind: 'columns', rows: ['243', '× 36'], result: ['1,458', '+ 7,290', '8,748'] },
  check: {
    question: 'Why does the second row of 52 × 47 end in a zero?',
    lookFor: 'It multiplies by 40, not by 4. 40 × 52 = 2,080, and the full product is 2,444.',
  },
  laterChecks: [
    {
      question: 'Estimate 79 × 31, then find it. Is your answer close?',
      lookFor: 'About 80 × 30 = 2,400. The product is 2,449.',
    },
    {
      question: 'Which two partial products make 64 × 25?',
      lookFor: '64 × 20 = 1,280 and 64 × 5 = 320. Together they make 1,600.',
    },
    {
      question: 'What is 1,208 × 36? Which two rows do you add?',
      lookFor: '6 × 1,208 = 7,248 and 30 × 1,208 = 36,240. Together they make 43,488.',
      further: true,
    },
  ],
  misconception: {
    says: '243 × 36: 1,458 + 729 = 2,187.',
    reply: 'Your estimate was near 9,600. If the 3 stands for 30, how many times larger must that row be?',
  },
  easier:
    'Split 24 × 13 into 24 × 10 and 24 × 3. Add both parts: 240 + 72 = 312. Is it near 20 × 10 or 20 × 15? (20 × 15)',
  harder:
    'Use the digits 2, 3, 4 and 5 once each to make the greatest product of two two-digit numbers (52 × 43 = 2,236).',
  again: {
    easier: 'Double 14, then multiply by 10: that is 20 × 14. Add one more 14. What is 21 × 14? (294)',
    harder: 'Find the missing digit in 4_ × 23 = 1,104, and test it with an estimate. (8, and 50 × 20 = 1,000 is near)',
    model:
      'Write 1,306 × 47. Say: I expect about 1,300 × 50 = 65,000. 7 × 6 = 42: I write 2 and carry 4. 7 × 0 is 0, so that 4 stands alone. 7 × 3 = 21: I write 1 and carry 2. 7 × 1 + 2 = 9. That row is 9,142. The next is 40 × 1,306 = 52,240. Together: 61,382, near 65,000.',
    picture: {
      kind: 'columns',
      above: ['', '4', '', '2'],
      rows: ['1,306', '× 47'],
      result: ['9,142', '+ 52,240', '61,382'],
    },
    misconception: {
      says: '7 × 1,306 is 9,102, because 7 × 0 is 0.',
      reply: 'Write 7 × 1,300 and 7 × 6 under each other and add them. Where do the two answers differ?',
    },
  },
  third: {
    easier: 'Find 4 × 205 in parts: 4 × 200 and 4 × 5. (820) What is 40 × 205 then? (8,200)',
    harder:
      '12 × 42 is the same as 21 × 24: all digits swap places. Is it so for 13 × 62, too? Find both products. (yes, both are 806)',
  },
  prompts: [
    {
      part: 'product',
      ask: 'Each trip to {place} is 23 yards long. {friend} makes 12 trips. How many yards is that?',
      answer: '276',
      sum: '23 * 12',
    },
    { part: 'estimate', ask: 'Estimate 198 × 51 with round numbers.', answer: '10000', sum: '200 * 50' },
    {
      part: 'product',
      ask: 'In 41 × 36, the 3 stands for 30. What is that partial product?',
      answer: '1230',
      sum: '41 * 30',
    },
    {
      part: 'estimate',
      ask: '{hero} lays 48 rows of 62 {tokens}. Round both to tens. About how many {tokens} is that?',
      answer: '3000',
      sum: '50 * 60',
    },
    {
      part: 'product',
      ask: 'Each {token} takes 48 seconds. How many seconds do 25 {tokens} take?',
      answer: '1200',
      sum: '48 * 25',
    },
    {
      part: 'estimate',
      ask: '{friend} says 34 × 26 is 204 + 68, so 272. Round both to tens. About how much should it be?',
      answer: '900',
      sum: '30 * 30',
    },
    {
      part: 'product',
      ask: '34 shelves at {place} hold 112 {tokens} each. How many {tokens} is that?',
      answer: '3808',
      sum: '112 * 34',
    },
    {
      part: 'estimate',
      ask: 'Without exact work: which is nearest to 5,000: 49 × 98, 61 × 71 or 52 × 110?',
      answer: '49 × 98',
    },
    {
      part: 'product',
      ask: '162 × 24 has two partial products, 3,240 and __. Which is missing?',
      answer: '648',
      sum: '162 * 4',
    },
    {
      part: 'estimate',
      ask: '29 boxes hold 312 {tokens} each. Are all of them closer to 6,000 or to 9,000?',
      answer: '9000',
      sum: '300 * 30',
    },
    {
      part: 'product',
      ask: 'Each {token} is worth 125 points. {hero} has 16 {tokens}. How many points is that?',
      answer: '2000',
      sum: '125 * 16',
    },
    {
      part: 'estimate',
      ask: '{friend} says that 63 rows of 29 {tokens} make 693. Round both to tens. About how many are they really?',
      answer: '1800',
      sum: '60 * 30',
    },
    { part: 'product', ask: 'Name both partial products of 43 × 26.', answer: '258 and 860' },
    {
      part: 'estimate',
      ask: 'One is wrong: 218 × 41 = 8,938 or 397 × 19 = 5,543. Which? Estimate.',
      answer: '397 × 19 = 5,543',
    },
    {
      part: 'product',
      ask: '{hero} watches over {place} for 168 hours. An hour has 60 minutes. How many minutes is that?',
      answer: '10080',
      sum: '168 * 60',
    },
    {
      part: 'estimate',
      ask: 'Which estimate is best for 251 × 19: 2,500, 5,000 or 10,000?',
      answer: '5000',
      sum: '250 * 20',
    },
    {
      part: 'product',
      ask: 'Which does not belong: 12 × 50, 20 × 30, 15 × 45, 24 × 25? Tell why.',
      answer: '15 × 45, the others are 600',
    },
    { part: 'estimate', ask: 'About how much is 489 × 72? Round to 500 and 70.', answer: '35000', sum: '500 * 70' },
    {
      part: 'product',
      ask: 'Each {token} costs 18 dollars. {friend} sells 125 on Monday and 140 on Tuesday. How many dollars?',
      answer: '4770',
      sum: '18 * (125 + 140)',
    },
    {
      part: 'estimate',
      ask: '{hero} finds 612 × 38 = 6,732, but 600 × 40 is 24,000. Find the lost zero. What is right?',
      answer: '23256',
      sum: '612 * 38',
    },
    { part: 'product', ask: 'What is 478 × 56? Estimate first.', answer: '26768', sum: '478 * 56' },
    { part: 'product', ask: 'What is 1,304 × 25? Estimate first.', answer: '32600', sum: '1304 * 25', further: true },
    {
      part: 'product',
      ask: '{friend} says 1,307 × 26 is 33,942. In 6 × 1,307 a carried 4 was lost. What is right?',
      answer: '33982',
      sum: '1307 * 26',
      further: true,
    },
    {
      part: 'product',
      ask: 'A box of {tokens} weighs 1,204 grams. How many grams do 35 boxes weigh?',
      answer: '42140',
      sum: '1204 * 35',
      further: true,
    },
    { part: 'product', ask: 'What is 2,037 × 26? Estimate first.', answer: '52962', sum: '2037 * 26', further: true },
    {
      part: 'product',
      ask: '{hero} walks 1,105 steps a day for 43 days. How many steps is that?',
      answer: '47515',
      sum: '43 * 1105',
      further: true,
    },
    {
      part: 'estimate',
      ask: 'About how much is 3,108 × 29? Round to 3,100 and 30.',
      answer: '93000',
      sum: '3100 * 30',
      further: true,
    },
    {
      part: 'estimate',
      ask: '21 crates at {place} weigh 4,096 grams each. Estimate first. How many grams are all?',
      answer: '86016',
      sum: '4096 * 21',
      further: true,
    },
    {
      part: 'estimate',
      ask: '{friend} says 2,008 × 31 is 8,032. Estimate, then find the lost zero. What is right?',
      answer: '62248',
      sum: '2008 * 31',
      further: true,
    },
    { part: 'product', ask: 'What is 3,060 × 24? Estimate first.', answer: '73440', sum: '3060 * 24', further: true },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [{ do: 'multiply', form: 'column', left: [211, 299], right: [13, 39], estimate: true }],
    },
    {
      kind: 'number-practice',
      tasks: [{ do: 'multiply', form: 'column', left: [2011, 2099], right: [23, 49], estimate: true }],
      further: true,
    },
    { kind: 'number-practice', tasks: [{ do: 'round-to-check', of: 'product', upTo: 99 }] },
  ],
}
