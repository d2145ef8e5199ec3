import type { Skill } from '../../../types.ts'
import { startNearTen } from './organizers.ts'

export const addWithin20: Skill = {
  id: 'math.1.add-within-20',
  subject: 'math',
  grade: '1st',
  strand: 'operations',
  order: 1,
  short: 'Adding to 20',
  iCan: 'I can show how making ten helps me add to 20.',
  codes: ['1.OA.1', '1.OA.6'],
  prerequisites: ['math.k.add-to-10', 'math.k.partners-of-10'],
  keywords: [{ word: 'sum', definition: 'the number you get when you add' }],
  model:
    'Write 8 + 5. Say: 8 needs 2 more to make 10. Write 2 and 3 under the 5. I give the 2 to the 8: that is 10. 10 and 3 is 13. So the sum of 8 + 5 is 13.',
  check: { question: 'How could you make a ten to solve 7 + 4?', lookFor: 'Give 3 to the 7. Then 10 + 1 = 11.' },
  laterChecks: [
    { question: 'How could you make a ten to solve 8 + 6?', lookFor: 'Give 2 to the 8. Then 10 + 4 = 14.' },
    {
      question: 'What does the 7 need to make ten in 7 + 5? What is the sum?',
      lookFor: 'It needs 3 from the 5. Then 10 + 2 = 12.',
    },
    {
      question: 'Which number do you start with in 3 + 9? What is the sum?',
      lookFor: 'With the 9, as it is nearer to 10. It takes 1, and 2 are left: 12.',
      further: true,
    },
  ],
  misconception: {
    says: '8 + 5 is 12. I counted 8, 9, 10, 11, 12.',
    reply: 'Is the 8 there already? Which number do you say for the first one that you add?',
  },
  easier: 'Solve 9 + 3. Draw ten boxes, put 9 dots in, fill the last box, then add the 2 left: 12.',
  harder: 'Solve 7 + 6 twice: make ten from the 7, then from the 6. Is it the same? (yes, 13)',
  again: {
    easier: 'Show 9 fingers, and I show 3. Put up 1 more while I fold 1. Now count: 10 and 2 is 12.',
    harder: 'Add 6 + 7 + 4. Which two make ten? What is the sum? (6 and 4 make ten, the sum is 17)',
    model:
      'Write 5 + 8. Say: 8 is nearer to 10, so I start there. 8 needs 2 more. Write 2 and 3 under the 5. 8 and 2 make 10, and 3 are left. So 5 + 8 = 13.',
    misconception: {
      says: '5 + 8: I give 2 to the 8. That is 10, and 5 more is 15.',
      reply: 'Draw 5 dots and cross out the 2 that you gave. How many are left to add?',
    },
  },
  prompts: [
    { ask: '{hero} has 9 {tokens} and gets 2. Give 1 to the 9. How many in all?', answer: '11', sum: '9 + 2' },
    { ask: '8 {tokens} are at {place}. How many more make ten?', answer: '2' },
    { ask: '{hero} has 9 {tokens} and gets 4 more. Make ten first. How many now?', answer: '13', sum: '9 + 4' },
    { ask: '8 + 4: make a ten first. What is the sum?', answer: '12', sum: '8 + 4' },
    { ask: 'In 7 + 6, the 7 takes 3. How many of the 6 are left?', answer: '3' },
    { ask: '{hero} finds 8 {tokens}, and {friend} finds 8. How many in all?', answer: '16', sum: '8 + 8' },
    { ask: '9 + 5 is 10 and how many more?', answer: '4' },
    { ask: '7 {tokens} are at {place}. 7 more come. How many now?', answer: '14', sum: '7 + 7' },
    { ask: 'A box holds ten {tokens}. {hero} has 8 and gets 7. How many do not fit?', answer: '5', sum: '8 + 7 - 10' },
    { ask: 'Fill in: 9 + 7 = 10 + __.', answer: '6' },
    { ask: 'Which is the same as 8 + 9: 10 + 7 or 10 + 9?', answer: '10 + 7' },
    { ask: 'Which step comes first in 8 + 7: add 2 or add 5?', answer: 'add 2' },
    { ask: '9 + 8: make a ten first. What is the sum?', answer: '17', sum: '9 + 8' },
    { ask: '{friend} says 9 + 9 is 17. What is right?', answer: '18', sum: '9 + 9' },
    { ask: 'Which is more: 9 + 4 or 8 + 7? Guess, then make tens.', answer: '8 + 7, it is 15' },
    { ask: '{hero} fills a box of ten with 9 and 1. 9 {tokens} more come. How many?', answer: '19', sum: '9 + 1 + 9' },
    {
      ask: '{hero} has 3 {tokens} and gets 8 more. Start with the 8. How many?',
      answer: '11',
      sum: '3 + 8',
      further: true,
    },
    { ask: '4 + 9: which number needs fewer to make ten?', answer: 'the 9', further: true },
    {
      ask: '5 {tokens} are here. 9 more come. Start with the 9. How many in all?',
      answer: '14',
      sum: '5 + 9',
      further: true,
    },
    { ask: 'In 5 + 7, start with the 7. How many of the 5 are left?', answer: '2', further: true },
    {
      ask: '{friend} sets 6 {things} and then 7 more at {place}. How many?',
      answer: '13',
      sum: '6 + 7',
      further: true,
    },
    {
      ask: '4 + 8: start with the number that is nearer to ten. What is the sum?',
      answer: '12',
      sum: '4 + 8',
      further: true,
    },
    { ask: 'In 7 + 9, start with the 9. How many of the 7 are left?', answer: '6', further: true },
    { ask: '{friend} says 6 + 9 is 14. What is right?', answer: '15', sum: '6 + 9', further: true },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'make-ten', upTo: 20 }] },
    { ...startNearTen, further: true },
    { kind: 'number-practice', tasks: [{ do: 'add', form: 'row', upTo: 20, crossesTen: true }] },
    { kind: 'word-problems', types: ['add-to-result', 'put-together-total'], upTo: 20, crossesTen: true },
    { kind: 'number-practice', tasks: [{ do: 'add', form: 'pictures', upTo: 20, crossesTen: true }] },
  ],
}
