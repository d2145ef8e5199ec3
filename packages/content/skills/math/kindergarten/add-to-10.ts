import type { Skill } from '../../../types.ts'

export const addTo10: Skill = {
  id: 'math.k.add-to-10',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'operations',
  order: 4,
  short: 'Adding to 10',
  iCan: 'I can put two groups together and tell how many in all.',
  codes: ['K.OA.1', 'K.OA.2'],
  prerequisites: ['math.k.count-to-10'],
  keywords: [{ word: 'add', definition: 'to put groups together' }],
  model:
    'Hold up 3 fingers: 3 frogs sit on a log. Hold up 2 on the other hand: 2 more hop on. Say: I add them. I go on from 3: 4, 5. There are 5 frogs in all. Write 3 + 2 = 5.',
  check: {
    question: 'You have 4 {tokens}. I give you 3 more. How many {tokens} now?',
    lookFor: '7. Look for a child who starts at 4 and counts on: 5, 6, 7.',
  },
  laterChecks: [
    {
      question: 'You have 5 {tokens}. I give you 4 more. How many {tokens} now?',
      lookFor: '9. Look for counting on from 5: 6, 7, 8, 9.',
    },
    {
      question: '2 birds are here and 6 birds are there. How many in all?',
      lookFor: '8. Starting from the bigger number, 6, is a fine trick.',
    },
  ],
  misconception: {
    says: '4 and 3 make 6. I counted 4, 5, 6.',
    reply: 'You have 4 already. When you touch the first new one, which number comes next?',
  },
  easier: 'Show 3 fingers on one hand and 1 on the other. Count every one from 1: 4.',
  harder: 'Keep 6 in your head and count on 3 more without your fingers. Where do you land? (9)',
  again: {
    easier: 'You have 2 hands and I have 2. Lay them all on the table and count: 4.',
    harder: 'Add three numbers in your head: 2 and 3 and 4. How many in all? (9)',
    model:
      'Write 2 + 8. Say: The 8 is bigger, so I start there. Hold up 2 fingers and go on from 8: 9, 10. So 2 + 8 = 10. Turned around, 8 + 2 is 10, too.',
  },
  prompts: [
    { part: 'put', ask: 'Show 2 fingers and 1 more. How many fingers?', answer: '3', sum: '2 + 1' },
    { part: 'tell', ask: '4 {tokens} are here. 1 more comes. How many {tokens} now?', answer: '5', sum: '4 + 1' },
    { part: 'put', ask: 'Show 2 fingers and 2 more. How many fingers?', answer: '4', sum: '2 + 2' },
    { part: 'tell', ask: '{hero} has 2 {tokens} and finds 3 more. How many {tokens}?', answer: '5', sum: '2 + 3' },
    { part: 'put', ask: 'Draw 4 dots and 2 more dots. How many dots?', answer: '6', sum: '4 + 2' },
    { part: 'tell', ask: '{friend} has no {tokens}. Then 2 come. How many now?', answer: '2', sum: '0 + 2' },
    { part: 'put', ask: 'Clap 3 times. Clap 3 more times. How many claps?', answer: '6', sum: '3 + 3' },
    { part: 'tell', ask: '5 {tokens} are at {place}. 2 more come. How many now?', answer: '7', sum: '5 + 2' },
    { part: 'put', ask: 'Draw 6 dots. Draw 1 more. How many dots?', answer: '7', sum: '6 + 1' },
    { part: 'tell', ask: '{hero} finds 4 {things}. {friend} finds 4. How many in all?', answer: '8', sum: '4 + 4' },
    {
      part: 'put',
      ask: 'Tap 3 times with one hand. Tap 5 with the other. How many taps?',
      answer: '8',
      sum: '3 + 5',
    },
    { part: 'tell', ask: '{hero} brings 7 {tokens} to {place}, then 1 more. How many?', answer: '8', sum: '7 + 1' },
    { part: 'tell', ask: '6 {tokens} lie here and 3 lie there. How many in all?', answer: '9', sum: '6 + 3' },
    { part: 'put', ask: 'Draw 2 dots here and 7 dots there. How many dots?', answer: '9', sum: '2 + 7' },
    { part: 'put', ask: 'Show 5 fingers and 5 more. How many fingers?', answer: '10', sum: '5 + 5' },
    { part: 'tell', ask: 'Which makes more {tokens}: 5 and 2, or 4 and 4?', answer: '4 and 4' },
    { part: 'put', ask: 'Draw 3 dots for {hero} and 7 for {friend}. How many dots?', answer: '10', sum: '3 + 7' },
    { part: 'tell', ask: 'Is 3 and 6 the same as 6 and 3?', answer: 'yes, both make 9' },
    { part: 'tell', ask: '{friend} says 6 and 4 make 9. What is right?', answer: '10', sum: '6 + 4' },
    { part: 'tell', ask: '1 {token} is there. 8 more come. How many {tokens} now?', answer: '9', sum: '1 + 8' },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'add', form: 'pictures', upTo: 10 }] },
    { kind: 'word-problems', types: ['add-to-result', 'put-together-total'], upTo: 10 },
    { kind: 'color-by-number', operation: 'add', upTo: 10 },
    { kind: 'number-practice', tasks: [{ do: 'add', form: 'row', upTo: 10 }] },
  ],
}
