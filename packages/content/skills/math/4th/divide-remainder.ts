import type { Skill } from '../../../types.ts'

export const divideRemainder: Skill = {
  id: 'math.4.divide-remainder',
  subject: 'math',
  grade: '4th',
  strand: 'operations',
  order: 4,
  short: 'Division with Remainders',
  iCan: 'I can solve a division problem and explain what the remainder means.',
  codes: ['4.NBT.6', '4.OA.3'],
  prerequisites: ['math.3.divide', 'math.4.multiply-multi-digit'],
  keywords: [{ word: 'remainder', definition: 'what is left when a number does not divide evenly' }],
  model:
    'Write 75 ÷ 6. Say: 10 sixes are 60, and 15 are left. 2 more sixes are 12, and 3 are left: too few. So it is 12, remainder 3, or 12 R 3. If 75 people ride in vans of 6, 12 are full. 3 people need a van, too: 13 must come.',
  picture: {
    kind: 'lengths',
    bars: [
      { value: 75, label: '75 people' },
      { value: 60, label: '10 vans of 6: 60', rest: '15' },
      { value: 72, label: '12 vans of 6: 72', rest: '3' },
    ],
  },
  check: {
    question:
      'A cart carries 6 {tokens} a trip, and 80 wait. How many trips are full, and what does the remainder mean?',
    lookFor: '13 trips are full. 2 {tokens} are left and need one more trip: 14.',
  },
  laterChecks: [
    {
      question: '83 stamps are shared by 5 friends. How many does each get, and what is left?',
      lookFor: 'Each gets 16 stamps, because 5 × 16 = 80. 3 stamps are left.',
    },
    {
      question: '325 {tokens} go equally into 3 boxes. How many are in each, and what is left?',
      lookFor: '325 ÷ 3 = 108 R 1: each box has 108, and 1 is left over.',
      further: true,
    },
    {
      question: '53 people wait for boats of 4. How many boats carry them all?',
      lookFor: '14 boats: 13 are full, and the last person needs one more.',
    },
    {
      question: 'Divide 617 by 6. Why does the quotient have a 0?',
      lookFor: '102 R 5. After 6 hundreds comes 1 ten, too few for a six, so a 0 holds its place.',
      further: true,
    },
  ],
  misconception: {
    says: '75 ÷ 6 is 11, remainder 9.',
    reply: 'Look at the 9 that are left. Can you make one more group of 6 from them?',
  },
  easier: 'Divide 33 by 5 first: 6 × 5 = 30, so it is 6 R 3. Then divide 39 by 5. (7 R 4)',
  harder:
    'Vans take 6 people each, and 16 vans must come for all. What is the least number of people, what the greatest? (91 and 96)',
  again: {
    easier: 'Divide 68 by 4 first: 10 fours are 40, and 7 more are 28. (17) Then divide 468 by 4. (117)',
    harder:
      'My number is between 20 and 40. Divided by 5 it has remainder 2, divided by 6 remainder 1. Which is it? (37)',
    model:
      'Write 843 ÷ 6. Say: 6 fits into 8 hundreds once, and 2 are left. I bring down the 4: 24 tens. 4 × 6 = 24, none are left. I bring down the 3, too few for a 6. I write 0: 140 R 3. Check: 140 × 6 + 3 = 843. Too few hundreds? I begin with tens.',
    picture: { kind: 'division', dividend: 843, divisor: 6 },
    misconception: {
      says: '843 ÷ 6 is 14 R 3. A 0 is nothing, so I leave it out.',
      reply: 'What is 10 × 6, and what is 100 × 6? Which of them is nearer to 843?',
    },
  },
  third: {
    easier: 'Divide 12 tens by 4: 3 tens. Then divide 120 by 4 (30), and 122 by 4. What is left? (2, so it is 30 R 2)',
    harder:
      'Which numbers between 100 and 120 leave the remainder 3 when you divide them by 7? Find all. (101, 108 and 115)',
  },
  prompts: [
    {
      part: 'solve',
      ask: '{hero} brings 87 apples to {place} and puts 4 in each bag. How many bags are full?',
      answer: '21',
      sum: '(87 - 3) / 4',
    },
    { part: 'remainder', ask: 'What is the remainder when you divide 68 by 5?', answer: '3', sum: '68 - 13 * 5' },
    {
      part: 'solve',
      ask: 'One set is 7 {tokens}. {hero} finds 80 {tokens}. How many full sets can {hero} make?',
      answer: '11',
      sum: '(80 - 3) / 7',
    },
    {
      part: 'remainder',
      ask: '100 {tokens} are needed at {place}. They come in sets of 9. How many sets must {hero} open?',
      answer: '12',
      sum: '(100 + 8) / 9',
    },
    { part: 'solve', ask: 'Divide 93 by 8. How many eights fit, and what is left? Write it with R.', answer: '11 R 5' },
    {
      part: 'remainder',
      ask: '{friend} packs 59 muffins, 4 in each tin. How many tins are full, and what does the remainder mean?',
      answer: '14 tins, and 3 muffins are left over',
    },
    {
      part: 'solve',
      ask: 'A ribbon of 70 inches at {place} is cut in pieces of 6 inches. How many whole pieces?',
      answer: '11',
      sum: '(70 - 4) / 6',
    },
    {
      part: 'remainder',
      ask: '99 {tokens} go on shelves with room for 8 each. How many shelves are needed for all?',
      answer: '13',
      sum: '(99 + 5) / 8',
    },
    { part: 'remainder', ask: 'Which remainders can you get when you divide by 4?', answer: '0, 1, 2 or 3' },
    {
      part: 'solve',
      ask: '{friend} sets 83 {tokens} in rows of 7 and says 10 rows, remainder 13. What is right?',
      answer: '11 R 6',
    },
    { part: 'solve', ask: 'Divide 89 by 7. Write the answer with R for the remainder.', answer: '12 R 5' },
    {
      part: 'remainder',
      ask: '64 people cross in boats of 5. Why are 12 boats not enough?',
      answer: '4 people are left over',
    },
    { part: 'solve', ask: 'What is 96 ÷ 4?', answer: '24', sum: '96 / 4' },
    {
      part: 'remainder',
      ask: 'Vans at {place} take 7 people each. 93 people wait. How many vans must come?',
      answer: '14',
      sum: '(93 + 5) / 7',
    },
    {
      part: 'remainder',
      ask: 'A 94-inch ribbon is cut into 8-inch pieces. What does the remainder of 6 mean?',
      answer: '6 inches are left',
    },
    { part: 'remainder', ask: 'Which has the greater remainder: 71 ÷ 6 or 59 ÷ 5?', answer: '71 ÷ 6' },
    {
      part: 'remainder',
      ask: '{hero} has 90 inches of ribbon and cuts as many 8-inch pieces as possible. How many inches are left?',
      answer: '2',
      sum: '90 - 11 * 8',
    },
    { part: 'solve', ask: 'Divide 413 by 8. Begin with the tens.', answer: '51 R 5', further: true },
    { part: 'solve', ask: 'Divide 619 by 6. Write a 0 where no six fits.', answer: '103 R 1', further: true },
    {
      part: 'solve',
      ask: '{friend} counts the 365 days of a year in weeks. How many full weeks?',
      answer: '52',
      sum: '(365 - 1) / 7',
      further: true,
    },
    { part: 'solve', ask: 'What is 738 ÷ 6?', answer: '123', sum: '738 / 6', further: true },
    {
      part: 'remainder',
      ask: '250 {tokens} go into 9 crates, the same number in each. How many are left over?',
      answer: '7',
      sum: '250 - 27 * 9',
      further: true,
    },
    {
      part: 'solve',
      ask: 'Divide 517 by 4. Write the answer with R for the remainder.',
      answer: '129 R 1',
      further: true,
    },
    {
      part: 'remainder',
      ask: '230 {tokens} are packed in crates of 8. How many crates hold them all?',
      answer: '29',
      sum: '(230 + 2) / 8',
      further: true,
    },
    {
      part: 'solve',
      ask: 'The way to {place} has 5 parts of the same length, 1,245 inches in all. How many inches is one part?',
      answer: '249',
      sum: '1245 / 5',
      further: true,
    },
  ],
  sheets: [
    { kind: 'word-problems', types: ['interpret-remainder'], upTo: 100, factorUpTo: 24 },
    { kind: 'long-division', dividend: [112, 986], divisor: [2, 9], remainder: true, further: true },
    { kind: 'number-practice', tasks: [{ do: 'divide', form: 'remainder', divisor: [3, 9], quotient: [6, 19] }] },
    { kind: 'word-problems', types: ['interpret-remainder'], upTo: 500, factorUpTo: 60, further: true },
  ],
}
