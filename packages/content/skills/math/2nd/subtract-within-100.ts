import type { Skill } from '../../../types.ts'
import { solveAndCheck } from './organizers.ts'

export const subtractWithin100: Skill = {
  id: 'math.2.subtract-within-100',
  subject: 'math',
  grade: '2nd',
  strand: 'operations',
  order: 2,
  short: 'Subtracting within 100',
  iCan: 'I can solve subtracting problems to 100 and check them by adding.',
  codes: ['2.NBT.5', '2.OA.1'],
  prerequisites: ['math.2.add-within-100', 'math.1.subtract-within-20'],
  keywords: [{ word: 'subtract', definition: 'to take away or to find how far apart numbers are' }],
  model:
    'Write 52 - 27, one under the other. Say: I cannot take 7 ones from 2. So I open a ten. Cross out 5, write 4 tens. Cross out 2, write 12 ones. 12 - 7 is 5 ones, 4 - 2 is 2 tens: 25. Check: I put the 27 back. 25 + 27 = 52.',
  picture: { kind: 'columns', above: ['12', '4'], rows: ['52', '- 27'], result: ['25'] },
  check: {
    question: 'In 43 - 18, why do we open a ten? Solve it and check.',
    lookFor: '3 ones are too few to take 8. The answer is 25, as 25 + 18 = 43.',
  },
  laterChecks: [
    { question: 'What is 61 - 24? How can you check it?', lookFor: '37. The check is adding: 37 + 24 = 61.' },
    { question: 'What is 80 - 36? How can you check it?', lookFor: '44. The check is adding: 44 + 36 = 80.' },
    {
      question: 'You have 52 points and I have 35. How many more do you have?',
      lookFor: '17 more, because 52 - 35 = 17. The check is 35 + 17 = 52.',
      further: true,
    },
  ],
  misconception: {
    says: '52 - 27 is 35. I took the 2 from the 7.',
    reply: 'Which number are we taking away? What do you get when you check it with 35 + 27?',
  },
  easier: 'Solve 58 - 23 first: no ten is opened, so it is 35. Then solve 53 - 28: open a ten. (25)',
  harder: 'Solve 71 - 38 by counting up, then by opening a ten. (33 both ways)',
  again: {
    easier: 'Draw 12 dots for me and 8 under them for you. How many more do I have? Write 12 - 8 = 4.',
    harder:
      'You have 62 points, I have 26. How many must I win to have 5 more than you? Check by adding. (41, as 26 + 41 = 67)',
    model:
      'Draw a long bar for 61 points: mine. Draw a shorter one under it for 34: yours. Say: How many more do I have? The rest of my bar is the difference. I subtract to find it. Write 61 - 34 = 27. I have 27 more, you have 27 fewer. Check: 34 + 27 = 61.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 61, label: 'mine: 61' },
        { value: 34, label: 'yours: 34', rest: '27' },
      ],
    },
    misconception: {
      says: 'How many more means plus: 61 + 34 is 95 more.',
      reply: 'Cover the long bar as far as the short one goes. Can the rest be 95 if the whole bar is 61?',
    },
  },
  third: {
    easier: 'Draw a bar for 20 and one for 13 under it. Count up from 13. How many more is 20? (7)',
    harder: 'Two numbers have the sum 80, and one is 20 more than the other. Which numbers are they? (50 and 30)',
  },
  prompts: [
    { part: 'solve', ask: '{hero} has 40 {tokens} and gives away 3. How many are left?', answer: '37', sum: '40 - 3' },
    { part: 'check', ask: '15 + 26 is 41. So what is 41 - 26?', answer: '15', sum: '41 - 26' },
    { part: 'solve', ask: '{hero} has 52 {tokens} and gives you 8. How many are left?', answer: '44', sum: '52 - 8' },
    { part: 'check', ask: 'You check 34 - 16 = 18 with 18 + 16. What must come out?', answer: '34', sum: '18 + 16' },
    {
      part: 'solve',
      ask: 'There are 60 {tokens} at {place}. 34 go away. How many stay?',
      answer: '26',
      sum: '60 - 34',
    },
    { part: 'check', ask: 'Which adding fact checks 56 - 28 = 28?', answer: '28 + 28 = 56' },
    { part: 'solve', ask: 'Subtract 15 lost {tokens} from 42. How many are left?', answer: '27', sum: '42 - 15' },
    {
      part: 'check',
      ask: '{friend} says 70 - 26 is 56. Check by adding: 56 + 26 is 82. What is right?',
      answer: '44',
      sum: '70 - 26',
    },
    {
      part: 'solve',
      ask: '{friend} subtracts 25 from 62 and opens a ten. How many are left?',
      answer: '37',
      sum: '62 - 25',
    },
    {
      part: 'check',
      ask: 'Which is right for 81 - 47: 34, 44 or 46? Test it by adding.',
      answer: '34',
      sum: '81 - 47',
    },
    {
      part: 'solve',
      ask: '{friend} has 50 {tokens} and gives away 27. How many are left?',
      answer: '23',
      sum: '50 - 27',
    },
    { part: 'check', ask: '63 - 29 = 34. Which number do you add to 34 to check?', answer: '29', sum: '63 - 34' },
    { part: 'solve', ask: '{hero} has 41 {tokens} and loses 23. How many are left?', answer: '18', sum: '41 - 23' },
    { part: 'check', ask: '74 - 35 is not 49, as 49 + 35 is 84. What is right?', answer: '39', sum: '74 - 35' },
    { part: 'solve', ask: 'Which needs an opened ten: 68 - 23, 63 - 28 or 86 - 32?', answer: '63 - 28' },
    { part: 'check', ask: 'Is 85 - 48 = 37 right? Check it by adding.', answer: 'yes, 37 + 48 = 85' },
    {
      part: 'solve',
      ask: '{friend} finds 90 {tokens} and gives away 41. How many are left?',
      answer: '49',
      sum: '90 - 41',
    },
    {
      part: 'check',
      ask: 'Solve 75 - 47. Which sum do you write to check it?',
      answer: 'such as 28 + 47 = 75',
    },
    { part: 'solve', ask: 'Guess first: is 94 - 39 more than 60? Then solve it.', answer: 'no, it is 55' },
    {
      part: 'check',
      ask: '{hero} finds 100 - 36 = 64. Which sum checks it?',
      answer: 'such as 64 + 36 = 100',
    },
    {
      part: 'solve',
      ask: '{hero} must subtract 57 from 92 {tokens}. How many are left?',
      answer: '35',
      sum: '92 - 57',
    },
    {
      part: 'solve',
      ask: '{hero} has 42 {tokens}. {friend} has 24. How many more does {hero} have?',
      answer: '18',
      sum: '42 - 24',
      further: true,
    },
    {
      part: 'solve',
      ask: '{place} needs 60 {tokens} and has 31. How many more does it need?',
      answer: '29',
      sum: '60 - 31',
      further: true,
    },
    {
      part: 'check',
      ask: '{hero} says 83 - 57 = 26. Which adding fact checks it?',
      answer: 'such as 57 + 26 = 83',
      further: true,
    },
    {
      part: 'solve',
      ask: '{hero} has 48 {tokens}, {friend} has 91. How many fewer does {hero} have?',
      answer: '43',
      sum: '91 - 48',
      further: true,
    },
    { part: 'solve', ask: 'What is the difference of 72 and 47?', answer: '25', sum: '72 - 47', further: true },
    {
      part: 'check',
      ask: '{friend} says 64 is 46 more than 28. Check by adding. How many more is it?',
      answer: '36',
      sum: '64 - 28',
      further: true,
    },
    {
      part: 'solve',
      ask: 'You count 93 steps, {friend} counts 58. How many more do you count?',
      answer: '35',
      sum: '93 - 58',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'subtract-and-check', upTo: 100 }] },
    { kind: 'word-problems', types: ['take-from-result'], upTo: 100, crossesTen: true },
    solveAndCheck,
    { kind: 'word-problems', types: ['difference-unknown'], upTo: 100, crossesTen: true, further: true },
  ],
}
