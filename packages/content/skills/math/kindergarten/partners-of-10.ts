import type { Skill } from '../../../types.ts'
import { tenInTwoParts } from './organizers.ts'

export const partnersOf10: Skill = {
  id: 'math.k.partners-of-10',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'operations',
  order: 6,
  short: 'Partners of 10',
  iCan: 'I can find the number that makes 10 with another number.',
  codes: ['K.OA.3', 'K.OA.4'],
  prerequisites: ['math.k.add-to-10', 'math.k.take-away'],
  keywords: [{ word: 'partner', definition: 'a number that goes with another to make a whole' }],
  model:
    'Hold up all ten fingers. Fold down 4. Count the ones still up: 6. Say: 6 and 4 are partners of 10. So if I have 6, I need 4 more to make 10. Write 10 on top. Write 6 and 4 under it.',
  picture: { kind: 'bond', whole: '10', parts: ['6', '4'] },
  check: {
    question: 'I show 8 fingers. How many more make 10?',
    lookFor: '2, because 8 and 2 make 10. Counting on 9, 10 is fine, too.',
  },
  laterChecks: [
    { question: 'I clap 5 times. How many more claps make 10?', lookFor: '5, because 5 and 5 are partners of 10.' },
    { question: 'Which number goes with 1 to make 10?', lookFor: '9, because 1 and 9 are partners of 10.' },
    {
      question: 'Go on from 7 to 10. How many more?',
      lookFor: '3. Your child goes on: 8, 9, 10. A child who says 4 counted the 7 as well.',
      further: true,
    },
  ],
  misconception: { says: '7 and 4 make 10.', reply: 'Show me 7 fingers. How many are folded down? Is that 4?' },
  easier: 'Draw ten dots. Cover 3 with your hand. Count the ones you see: 7. So 7 and 3 make 10.',
  harder: 'Say all six pairs of partners of 10. (0 and 10, 1 and 9, 2 and 8, 3 and 7, 4 and 6, 5 and 5)',
  again: {
    easier: 'Make 5 first. Hold up 5 fingers and fold down 2. 3 are up: 3 and 2 make 5.',
    harder: 'Three numbers make 10. Two of them are 5 and 3. Which is the third? (2)',
    model:
      'Write 10 on top and 8 under it. Say: I go on from 8 and hold up a finger for each number: 9, 10. Those are 2 fingers, so 2 more. Write 2 beside the 8. Turned around, 2 and 8 make 10, too.',
    picture: { kind: 'bond', whole: '10', parts: ['8', '2'] },
    misconception: {
      says: '8 needs 3 more. I said 8, 9, 10.',
      reply: 'Draw 8 dots. Now draw on until you have 10: how many are new?',
    },
  },
  third: {
    easier: 'Hold up 9 fingers. How many are down? (1) Now hold up 8. How many are down? (2)',
    harder: 'Put 10 dots into three groups, no two of them the same. (such as 2, 3 and 5)',
  },
  prompts: [
    {
      ask: '{hero} wants 10 {tokens} and has 9. Hold up 9 fingers. How many more make 10?',
      answer: '1',
      sum: '10 - 9',
    },
    { ask: '{place} needs 10 {tokens}. 5 are there. How many more?', answer: '5', sum: '10 - 5' },
    { ask: 'Draw 8 dots. Draw more to make 10. How many more?', answer: '2', sum: '10 - 8' },
    { ask: 'Fold down 9 of ten fingers. Which partner of 10 goes with 9?', answer: '1', sum: '10 - 9' },
    { ask: '10 {tokens} belong at {place}. 3 are there. How many are missing?', answer: '7', sum: '10 - 3' },
    { ask: 'Two partners of 10 are the same number. Which number?', answer: '5' },
    { ask: '{place} needs 10 {tokens}. None are there. How many more?', answer: '10', sum: '10 - 0' },
    { ask: 'Fold down 2 of ten fingers. How many are up?', answer: '8', sum: '10 - 2' },
    { ask: 'Which makes 10 with 7: 2, 3 or 4?', answer: '3' },
    { ask: 'Two boxes hold 10 {tokens} in all. One has 7. How many has the other?', answer: '3', sum: '10 - 7' },
    { ask: 'Share 10 {tokens}. {hero} gets 2. How many does {friend} get?', answer: '8', sum: '10 - 2' },
    { ask: 'I fold down 3 of my ten fingers. Name both partners.', answer: '7 and 3' },
    { ask: 'Which is not 10: 9 + 1, 7 + 2 or 5 + 5?', answer: '7 + 2' },
    { ask: 'All 10 {tokens} are at {place}. How many are missing?', answer: '0', sum: '10 - 10' },
    { ask: '{hero} finds 1 of 10 {tokens}. How many are still hidden?', answer: '9', sum: '10 - 1' },
    { ask: '{friend} says 3 and 8 make 10. Which number is the partner of 3?', answer: '7', sum: '10 - 3' },
    {
      ask: 'Write 10 on top and 9 under it. Which number goes beside the 9?',
      answer: '1',
      sum: '10 - 9',
      further: true,
    },
    {
      ask: '10 {tokens} belong to {hero}, and 3 are here. Go on from 3. How many more?',
      answer: '7',
      sum: '10 - 3',
      further: true,
    },
    { ask: 'Tap 4 times. Go on tapping until 10. How many more taps?', answer: '6', sum: '10 - 4', further: true },
    {
      ask: '{friend} writes 10 on top and 4 under it. Which number goes beside the 4?',
      answer: '6',
      sum: '10 - 4',
      further: true,
    },
    {
      ask: '{place} has 6 {tokens}. Go on from 6 to 10. How many more?',
      answer: '4',
      sum: '10 - 6',
      further: true,
    },
    { ask: '9 and 1 make 10. Turn it around: what goes with 1?', answer: '9', sum: '10 - 1', further: true },
    {
      ask: '{hero} needs 10 {tokens} and has 5. Go on from 5. How many more?',
      answer: '5',
      sum: '10 - 5',
      further: true,
    },
  ],
  sheets: [tenInTwoParts, { kind: 'number-bond', form: 'bond', of: 'add', upTo: 10, whole: 10, further: true }],
}
