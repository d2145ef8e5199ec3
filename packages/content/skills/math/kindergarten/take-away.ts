import type { Skill } from '../../../types.ts'

export const takeAway: Skill = {
  id: 'math.k.take-away',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'operations',
  order: 5,
  short: 'Taking Away to 10',
  iCan: 'I can show taking some away and tell how many are left.',
  codes: ['K.OA.1', 'K.OA.2'],
  prerequisites: ['math.k.count-to-10', 'math.k.add-to-10'],
  keywords: [{ word: 'take away', definition: 'to remove some from a group' }],
  model:
    'Hold up 7 fingers: 7 birds sit on a wall. Fold down 2: 2 birds fly off. Count the ones still up: 1, 2, 3, 4, 5. Say: 7 take away 2 is 5. Write 7 - 2 = 5.',
  check: {
    question: 'You have 6 {tokens}. You give me 4. How many do you have now?',
    lookFor: '2. Ask your child to show it with fingers: 6 up, then 4 fold down.',
  },
  laterChecks: [
    {
      question: 'There are 9 {tokens}. I put 3 of them away. How many are left?',
      lookFor: '6. With fingers it is 9 up, then 3 fold down.',
    },
    {
      question: '5 birds sit in a tree. All 5 fly off. How many are left?',
      lookFor: '0, or none. When all of them go, nothing is left.',
    },
  ],
  misconception: {
    says: '6 take away 4 is 10.',
    reply: 'That is 6 and 4 put together. When some go away, are there more than before or fewer?',
  },
  easier: 'Draw 5 dots. Cross out 2. Count the ones that stay: 3.',
  harder: 'Do it in your head without fingers: what is 10 take away 7? (3)',
  again: {
    easier: 'Draw 4 balls. Hide 1 under your hand. Count the ones that you still see: 3.',
    harder: 'Start with 10. Take away 2, and then take away 3 more. How many are left? (5)',
    model:
      'Draw 8 dots. Cross out 6, and 2 are left. Write 8 - 6 = 2. Say: I check it. I put the 6 back: 2 and 6 make 8. So it is right.',
  },
  prompts: [
    { part: 'show', ask: 'Hold up 4 fingers. Fold down 1. How many are up?', answer: '3', sum: '4 - 1' },
    { part: 'tell', ask: '3 {tokens} are here. You take 1 away. How many stay?', answer: '2', sum: '3 - 1' },
    { part: 'show', ask: 'Draw 4 dots. Cross out all 4. How many are left?', answer: '0', sum: '4 - 4' },
    { part: 'tell', ask: '{hero} has 6 {tokens} and gives you 1. How many are left?', answer: '5', sum: '6 - 1' },
    { part: 'show', ask: 'Hold up 6 fingers. Fold down 2. How many are up?', answer: '4', sum: '6 - 2' },
    { part: 'tell', ask: '{hero} drops 4 of 5 {tokens}. How many are not dropped?', answer: '1', sum: '5 - 4' },
    { part: 'show', ask: 'Draw 8 dots and cross out none. How many are left?', answer: '8', sum: '8 - 0' },
    { part: 'tell', ask: '8 {things} are at {place}. {friend} takes 5. How many stay?', answer: '3', sum: '8 - 5' },
    { part: 'show', ask: 'Draw 8 dots. Cross out 2. How many are left?', answer: '6', sum: '8 - 2' },
    { part: 'tell', ask: '9 {tokens} are at {place}. 2 are used. How many are left?', answer: '7', sum: '9 - 2' },
    { part: 'show', ask: 'Hold up 9 fingers. Fold down 5. How many are up?', answer: '4', sum: '9 - 5' },
    { part: 'tell', ask: '{friend} takes 4 of 9 {tokens}. How many are left?', answer: '5', sum: '9 - 4' },
    { part: 'show', ask: 'Show 10 fingers. Fold down 3. How many are up?', answer: '7', sum: '10 - 3' },
    { part: 'tell', ask: '{hero} has 10 {things} and loses 1. How many are left?', answer: '9', sum: '10 - 1' },
    { part: 'show', ask: 'Draw 9 dots. Cross out 7. How many are left?', answer: '2', sum: '9 - 7' },
    { part: 'tell', ask: '{friend} hides 8 of 10 {tokens}. How many can you still see?', answer: '2', sum: '10 - 8' },
    { part: 'show', ask: 'Draw 10 dots. Cross out 5. How many are left?', answer: '5', sum: '10 - 5' },
    { part: 'tell', ask: 'Which is more: 9 take away 1, or 9 take away 8?', answer: '9 take away 1' },
    { part: 'show', ask: 'Show 10 fingers. Fold down 6. How many are up?', answer: '4', sum: '10 - 6' },
    {
      part: 'show',
      ask: 'Draw 10 dots. Cross out 8. How many stay? Put the 8 back to check.',
      answer: '2',
      sum: '10 - 8',
    },
    { part: 'tell', ask: '{friend} says 7 take away 1 is 8. What is right?', answer: '6', sum: '7 - 1' },
    { part: 'tell', ask: '{place} had 10 {tokens}. 4 are used. How many are left?', answer: '6', sum: '10 - 4' },
    {
      part: 'tell',
      ask: '{hero} says 7 take away 5 is 2. Put the 5 back. How many is that?',
      answer: '7',
      sum: '2 + 5',
    },
    { part: 'tell', ask: '{hero} says 8 take away 3 is 6. Put the 3 back. Is it right?', answer: 'no, 6 and 3 make 9' },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'cross-out', upTo: 10 }] },
    { kind: 'word-problems', types: ['take-from-result'], upTo: 10 },
    { kind: 'number-practice', tasks: [{ do: 'subtract', form: 'row', upTo: 10 }] },
  ],
}
