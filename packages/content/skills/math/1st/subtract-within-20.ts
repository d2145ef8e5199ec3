import type { Skill } from '../../../types.ts'

export const subtractWithin20: Skill = {
  id: 'math.1.subtract-within-20',
  subject: 'math',
  grade: '1st',
  strand: 'operations',
  order: 2,
  short: 'Subtracting to 20',
  iCan: 'I can show a way to subtract from numbers up to 20.',
  codes: ['1.OA.1', '1.OA.6'],
  prerequisites: ['math.k.take-away', 'math.1.add-within-20'],
  keywords: [{ word: 'difference', definition: 'how far apart two numbers are' }],
  model:
    'Write 13 - 5. Say: I go back to ten first. 13 - 3 is 10. I must take 2 more. 10 - 2 is 8. So the difference is 8. Check by adding: 8 + 5 = 13.',
  check: {
    question: 'How would you find 14 - 6? What is your first step?',
    lookFor: 'Take 4 to reach 10, then 2 more to reach 8. Counting up from 6 is fine too.',
  },
  laterChecks: [
    { question: 'What is 12 - 5? Show me your way.', lookFor: '7. One way is to take 2 to reach 10, then 3 more.' },
    { question: 'What is 17 - 8? How can you check it?', lookFor: '9. The check is adding: 9 + 8 = 17.' },
  ],
  misconception: {
    says: '13 - 5 is 9. I counted back 13, 12, 11, 10, 9.',
    reply: 'When you said 13, was one gone yet? Where does the first step back land?',
  },
  easier: 'Solve 12 - 4. Draw 12 dots, cross out 4 and count the ones that stay: 8.',
  harder: 'Find 15 - 8. Then write the adding fact that proves it. (7, because 7 + 8 = 15)',
  again: {
    easier: 'Show all 10 fingers, and I show 2. Fold my 2 first, then 1 of yours: 12 - 3 = 9.',
    harder: 'Two numbers have the sum 16. Their difference is 6. Which numbers are they? (11 and 5)',
    model:
      'Write 19 - 16. Say: These numbers are close, so I count up. Hold up a finger for each step: 17, 18, 19. That is 3 steps. So 19 - 16 = 3.',
  },
  prompts: [
    { ask: '12 {tokens} are at {place}. 2 are used. How many are left?', answer: '10', sum: '12 - 2' },
    { ask: 'Take 4 away from 11. Stop at ten on the way.', answer: '7', sum: '11 - 4' },
    { ask: '{hero} has 11 {tokens}. {friend} has 9. What is the difference?', answer: '2', sum: '11 - 9' },
    { ask: '{place} needs 12 {tokens}. 8 are there. How many more?', answer: '4', sum: '12 - 8' },
    { ask: '7 + 6 is 13. What is 13 - 7?', answer: '6', sum: '13 - 7' },
    { ask: '{hero} has 15 {tokens} and gives away 6. How many are left?', answer: '9', sum: '15 - 6' },
    { ask: '11 - 8: count up from 8. How far is it?', answer: '3', sum: '11 - 8' },
    { ask: '15 - 7: you take 5 first. How many more must you take?', answer: '2', sum: '7 - 5' },
    { ask: '{friend} has 14 {tokens}. {hero} has 9. How many more does {friend} have?', answer: '5', sum: '14 - 9' },
    { ask: '16 {tokens} are ready. {hero} drops 8. How many are not dropped?', answer: '8', sum: '16 - 8' },
    { ask: '13 - 6: go down to ten first. What is left?', answer: '7', sum: '13 - 6' },
    { ask: '{friend} says 13 - 4 is 10. What is right?', answer: '9', sum: '13 - 4' },
    { ask: 'Which way is shorter for 20 - 18: go back or count up?', answer: 'count up' },
    { ask: 'Which adding fact checks 16 - 7 = 9?', answer: '9 + 7 = 16' },
    { ask: '19 {things} are at {place}. 7 are taken away. How many stay?', answer: '12', sum: '19 - 7' },
    { ask: 'Which is less: 16 - 8 or 15 - 9?', answer: '15 - 9' },
    { ask: '{hero} needs 18 {tokens} and has 7. How many are missing?', answer: '11', sum: '18 - 7' },
    { ask: 'What is 20 - 7?', answer: '13', sum: '20 - 7' },
    { ask: '{place} had 20 {tokens}. 6 are used. How many are left?', answer: '14', sum: '20 - 6' },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'back-to-ten', upTo: 20 }] },
    { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'row', upTo: 20, crossesTen: true }] },
    { kind: 'word-problems', types: ['take-from-result', 'difference-unknown'], upTo: 20, crossesTen: true },
    { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'pictures', upTo: 20, crossesTen: true }] },
  ],
}
