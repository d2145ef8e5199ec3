import type { Skill } from '../../../types.ts'

export const addWithin100: Skill = {
  id: 'math.2.add-within-100',
  subject: 'math',
  grade: '2nd',
  strand: 'operations',
  order: 1,
  short: 'Adding to 100',
  iCan: 'I can solve adding problems to 100 and describe when I make a new ten.',
  codes: ['2.NBT.5', '2.OA.1'],
  prerequisites: ['math.1.add-two-digits'],
  keywords: [{ word: 'regroup', definition: 'to trade ten ones for one ten' }],
  model:
    'Write 47 + 28, one under the other. Say: Ones first. 7 and 8 make 15. I regroup: 15 is one new ten and 5 ones. Write 5 below and a small 1 over the tens. 1 and 4 and 2 make 7 tens. So 47 + 28 = 75.',
  check: {
    question: 'In 36 + 27, where does the extra ten come from?',
    lookFor: 'From the ones: 6 + 7 = 13, which is 1 ten and 3 ones. The sum is 63.',
  },
  laterChecks: [
    {
      question: 'Do you make a new ten in 58 + 14? What is the sum?',
      lookFor: 'Yes, because 8 + 4 = 12 ones. The sum is 72.',
    },
    {
      question: 'Do you make a new ten in 42 + 35? What is the sum?',
      lookFor: 'No, because 2 + 5 is only 7 ones. The sum is 77.',
    },
  ],
  misconception: {
    says: '47 + 28 is 615.',
    reply: 'Is 40 and 20 anywhere near 600? Where does the ten of the 15 have to go?',
  },
  easier: 'Use 43 + 25 first: no new ten, so it is 68. Then add 43 + 28: a new ten, so it is 71.',
  harder: 'Add 26 + 38 + 17. Which two will you add first? What is the sum? (81, whichever you take first)',
  again: {
    easier: 'Draw 1 long line and 8 dots for 18, then 1 line and 5 dots for 15. Circle ten dots and count: 33.',
    harder: 'Find two numbers with the sum 72. One of them is 10 more than the other. (41 and 31)',
    model:
      'Write 59 + 26. Say: 59 needs only 1 to be 60. I move 1 from the 26 over to the 59. Write 60 + 25. That is 85. So 59 + 26 = 85.',
  },
  prompts: [
    { part: 'solve', ask: '{hero} has 27 {tokens} and gets 5. How many {tokens} now?', answer: '32', sum: '27 + 5' },
    { part: 'new ten', ask: 'In 26 + 38, do 6 and 8 make a new ten? What is the sum?', answer: 'yes, it is 64' },
    { part: 'solve', ask: '{hero} has 19 {tokens}, {friend} has 12. How many in all?', answer: '31', sum: '19 + 12' },
    { part: 'new ten', ask: '38 + 5 makes a new ten. What is the sum?', answer: '43', sum: '38 + 5' },
    { part: 'solve', ask: '{hero} has 36 {tokens} and gets 17 more. How many now?', answer: '53', sum: '36 + 17' },
    { part: 'new ten', ask: 'Which makes a new ten: 62 + 17 or 62 + 19?', answer: '62 + 19' },
    { part: 'new ten', ask: 'Does 34 + 25 make a new ten? What is the sum?', answer: 'no, it is 59' },
    { part: 'solve', ask: '{place} needs 18 {tokens}, then 24. How many in all?', answer: '42', sum: '18 + 24' },
    { part: 'new ten', ask: '45 + 29: add the ones first. What is the sum?', answer: '74', sum: '45 + 29' },
    { part: 'solve', ask: '25 {tokens} are at {place}. 35 more come. How many now?', answer: '60', sum: '25 + 35' },
    { part: 'new ten', ask: '57 + 36: 7 and 6 make 13. What is the sum?', answer: '93', sum: '57 + 36' },
    { part: 'solve', ask: '{friend} packs 16 {tokens}, then 29. How many in all?', answer: '45', sum: '16 + 29' },
    { part: 'new ten', ask: '{friend} says 38 + 13 is 411. What is right?', answer: '51', sum: '38 + 13' },
    { part: 'solve', ask: '{hero} counts 29 {tokens}, then 29 more. How many?', answer: '58', sum: '29 + 29' },
    { part: 'new ten', ask: '37 + 46: count the new ten, too. How many tens?', answer: '8', sum: '3 + 4 + 1' },
    { part: 'new ten', ask: '64 + 26 makes a new ten. What is the sum?', answer: '90', sum: '64 + 26' },
    { part: 'solve', ask: 'Guess first: is 49 + 38 more than 80? Then add.', answer: 'yes, it is 87' },
    { part: 'new ten', ask: 'Which makes a new ten: 71 + 18, 54 + 44 or 65 + 27?', answer: '65 + 27' },
    { part: 'solve', ask: '67 {tokens} are at {place}. 25 more come. How many now?', answer: '92', sum: '67 + 25' },
    { part: 'solve', ask: 'What is 55 + 45?', answer: '100', sum: '55 + 45' },
    { part: 'solve', ask: '48 + 9: the 48 needs 2 to make 50. What is the sum?', answer: '57', sum: '48 + 9' },
    { part: 'solve', ask: '{friend} solves 39 + 24 as 40 + 23. What is the sum?', answer: '63', sum: '39 + 24' },
    { part: 'new ten', ask: 'Move 1 over to fill the ten: 69 + 25 = 70 + __.', answer: '24', sum: '69 + 25 - 70' },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'add-new-ten', upTo: 100 }] },
    { kind: 'word-problems', types: ['put-together-total', 'add-to-result'], upTo: 100, crossesTen: true },
    { kind: 'number-practice', tasks: [{ do: 'add', form: 'row', upTo: 100, crossesTen: true }] },
  ],
}
