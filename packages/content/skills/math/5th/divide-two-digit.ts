import type { Skill } from '../../../types.ts'

export const divideTwoDigit: Skill = {
  id: 'math.5.divide-two-digit',
  subject: 'math',
  grade: '5th',
  strand: 'operations',
  order: 2,
  short: 'Dividing by Two Digits',
  iCan: 'I can calculate a quotient with a two-digit divisor.',
  codes: ['5.NBT.6'],
  prerequisites: ['math.4.divide-remainder', 'math.5.multiply-multi-digit'],
  keywords: [
    { word: 'divisor', definition: 'the number you divide by' },
    { word: 'dividend', definition: 'the number that is divided' },
  ],
  model:
    'Write 870 ÷ 24. Say: First 87 tens. 24 is near 20, and 4 × 20 = 80. But 4 × 24 = 96, too much: I write 3. 3 × 24 = 72, so 15 are left. With the 0: 150. 7 × 20 is 140, but 7 × 24 = 168, too much: 6. 6 × 24 = 144, and 6 are left: 36 R 6.',
  picture: { kind: 'division', dividend: 870, divisor: 24 },
  check: {
    question: 'What is 700 ÷ 26, and how do you find the first digit?',
    lookFor: '26 R 24. 70 tens hold 2 × 26 = 52, because 3 × 26 = 78 is too much.',
  },
  laterChecks: [
    {
      question: 'What is 754 ÷ 26? What do you divide first?',
      lookFor: '29. First 75 tens: 2 × 26 = 52, and 23 are left. Then 234 = 9 × 26.',
    },
    {
      question: '310 people ride in buses of 48. How many buses are full, and how many people are left?',
      lookFor: '6 buses, because 6 × 48 = 288. The other 22 people are left.',
    },
    {
      question: 'What is 5,230 ÷ 26, and why is there a zero in it?',
      lookFor: '201 R 4. 200 × 26 = 5,200, and the 30 left are too few for ten more 26s.',
      further: true,
    },
  ],
  misconception: {
    says: '870 ÷ 24: I divide by 20 and by 4 and add the answers.',
    reply: 'Try that with 24 ÷ 6. Does 24 ÷ 4 plus 24 ÷ 2 give the same as 24 ÷ 6?',
  },
  easier: 'Divide 300 by 25 first: 10 groups are 250, and 2 more are 50. (12) Then divide 310 by 25. (12 R 10)',
  harder: 'Find the least number above 7 that has remainder 7 both when you divide it by 12 and by 15. (67)',
  again: {
    easier: 'Write the first multiples of 15: 15, 30, 45, 60. How many 15s are in 65, and what is left? (4 R 5)',
    harder:
      'A number divided by 24 gives 15, with the greatest remainder there can be. Which number is it? (383, as 15 × 24 + 23 = 383)',
    model:
      'Write 7,945 ÷ 38. Say: 79 hundreds hold 2 × 38 = 76, and 3 are left. I bring down the 4: 34 tens. That is less than 38: I write 0 and bring down the 5, too: 345. 9 × 38 = 342, and 3 are left: 209 R 3. Check: 209 × 38 + 3 = 7,945.',
    picture: { kind: 'division', dividend: 7945, divisor: 38 },
    misconception: {
      says: '7,945 ÷ 38 is 29 R 3: first a 2, then a 9.',
      reply: 'Round 29 and 38 to tens and multiply. How near to 7,945 do you get?',
    },
  },
  third: {
    easier: 'Divide 60 tens by 30: 2 tens. Then divide 612 by 30. Do the 12 ones hold a 30? (no, so it is 20 R 12)',
    harder: 'Find the least four-digit number that 37 divides with nothing left. (1,036, as 37 × 28 = 1,036)',
  },
  prompts: [
    {
      ask: '{friend} goes to {place} again and again: 600 yards in all, 24 yards each time. How many times is that?',
      answer: '25',
      sum: '600 / 24',
    },
    { ask: 'The dividend is 910 and the divisor 26. What is the quotient?', answer: '35', sum: '910 / 26' },
    {
      ask: '156 {tokens} wait at {place}. How many times can {friend} take 12 of them?',
      answer: '13',
      sum: '156 / 12',
    },
    {
      ask: '812 has 81 tens. How many 39s fit into 81? Think of 40 first.',
      answer: '2',
      sum: '(81 - 3) / 39',
    },
    { ask: 'What is the remainder of 200 ÷ 15?', answer: '5', sum: '200 - 13 * 15' },
    {
      ask: 'A ribbon at {place} is 672 inches long. How many pieces of 32 inches is that? Start with 20.',
      answer: '21',
      sum: '672 / 32',
    },
    { ask: '{friend} says 630 ÷ 18 is 30. Test it: 30 × 18 is 540. What is right?', answer: '35', sum: '630 / 18' },
    { ask: 'Find the dividend: __ ÷ 16 = 12.', answer: '192', sum: '16 * 12' },
    {
      ask: '{hero} lays 100 {tokens} in 16 equal heaps, as large as can be. How many are left over?',
      answer: '4',
      sum: '100 - 6 * 16',
    },
    { ask: 'Divide 500 by the divisor 12. Write the quotient and the remainder.', answer: '41 R 8' },
    { ask: '31 friends share 868 {tokens}. How many does each get?', answer: '28', sum: '868 / 31' },
    {
      ask: '{hero} pays 1,335 cents for 15 {tokens}. How many cents is each {token}?',
      answer: '89',
      sum: '1335 / 15',
    },
    {
      ask: 'One cart to {place} holds 44 {tokens}, and 420 must go. How many are left for the last cart?',
      answer: '24',
      sum: '420 - 9 * 44',
    },
    {
      ask: 'Which does not belong: 240 ÷ 12, 400 ÷ 20, 600 ÷ 40, 500 ÷ 25? Tell why.',
      answer: '600 ÷ 40 is 15, the others are 20',
    },
    { ask: '{friend} sets 966 {tokens} in 42 equal rows. How many are in a row?', answer: '23', sum: '966 / 42' },
    {
      ask: 'Each {token} takes 36 seconds. How many {tokens} are done in 2,844 seconds?',
      answer: '79',
      sum: '2844 / 36',
    },
    { ask: 'Divide 1,000 by 24. Write the quotient and the remainder.', answer: '41 R 16' },
    {
      ask: '27 {tokens} bring 1,755 points, each of them the same. How many points does one bring?',
      answer: '65',
      sum: '1755 / 27',
    },
    {
      ask: 'The divisor is 34, the quotient 28 and the remainder 9. What is the dividend?',
      answer: '961',
      sum: '34 * 28 + 9',
    },
    { ask: 'A ribbon of 3,060 inches is cut in pieces of 45 inches. How many pieces?', answer: '68', sum: '3060 / 45' },
    {
      ask: '5,125 grams of rice go into 25 equal bags. How many grams are in each bag?',
      answer: '205',
      sum: '5125 / 25',
      further: true,
    },
    {
      ask: '{friend} says 5,208 ÷ 62 is 804. Test it: 62 × 800 is 49,600. What is right?',
      answer: '84',
      sum: '5208 / 62',
    },
    { ask: 'Divide 6,460 by 32. Write the quotient and the remainder.', answer: '201 R 28', further: true },
    { ask: 'Divide 7,500 by 36. Write the quotient and the remainder.', answer: '208 R 12', further: true },
    {
      ask: '{friend} says 4,428 ÷ 41 is 18. Test it: 41 × 18 is 738. What is right?',
      answer: '108',
      sum: '4428 / 41',
      further: true,
    },
    { ask: 'What is 6,936 ÷ 34?', answer: '204', sum: '6936 / 34', further: true },
    {
      ask: '{hero} packs 4,635 {tokens} in 45 equal boxes. How many go in each box?',
      answer: '103',
      sum: '4635 / 45',
      further: true,
    },
    {
      ask: '{friend} has 5,500 tiles for the floor of {place} and lays 52 equal rows, as long as can be. How many are left over?',
      answer: '40',
      sum: '5500 - 52 * 105',
      further: true,
    },
  ],
  sheets: [
    { kind: 'long-division', dividend: [240, 990], divisor: [11, 38], remainder: true },
    { kind: 'number-practice', tasks: [{ do: 'divide', form: 'row', divisor: [12, 38], quotient: [21, 29] }] },
    { kind: 'number-practice', tasks: [{ do: 'divide', form: 'remainder', divisor: [12, 29], quotient: [11, 19] }] },
    { kind: 'long-division', dividend: [4400, 4500], divisor: [41, 44], remainder: true, further: true },
    { kind: 'long-division', dividend: [9600, 9650], divisor: [46, 48], remainder: true, further: true },
  ],
}
