import type { Skill } from '../../../types.ts'

export const teenNumbers: Skill = {
  id: 'math.k.teen-numbers',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'number',
  order: 7,
  short: 'Ten and Some More',
  iCan: 'I can show a number from 11 to 19 as ten and some more.',
  codes: ['K.NBT.1', 'K.CC.2', 'K.CC.3'],
  prerequisites: ['math.k.count-to-10', 'math.k.partners-of-10'],
  keywords: [{ word: 'teen number', definition: 'ten and some more, such as 14' }],
  model:
    'Draw a row of ten dots and a ring around it: one ten. Draw 4 more under it. Say: The ring holds ten. I go on: 11, 12, 13, 14. Ten and 4 more is the teen number 14. Write 10 + 4 = 14. Cover the ring: 14 is ten and how many more? 4.',
  picture: { kind: 'dots', rows: [10, 4], circled: 'first' },
  check: {
    question: 'Ten and 6 more: what number is that?',
    lookFor: '16. Notice whether your child starts at ten and goes on, or counts all from 1.',
  },
  laterChecks: [
    {
      question: 'I have ten {tokens} and 3 more. How many {tokens}?',
      lookFor: '13. Starting at ten and saying 11, 12, 13 is fine.',
    },
    { question: 'How many more than ten is 17?', lookFor: '7, because 17 is ten and 7 more.' },
    {
      question: 'Write 15. What do the 1 and the 5 tell you?',
      lookFor: 'The 1 is one ten and the 5 is 5 more, so 15 is ten and 5 more.',
      further: true,
    },
  ],
  misconception: {
    says: 'Fourteen is written 41, because I hear four first.',
    reply: 'Our ears hear four first. When we write ten and four, which comes first: the ten or the four?',
  },
  easier: 'Show ten fingers. A grown-up shows 2 more. Go on from ten: 11, 12.',
  harder: 'Draw 16 as a row of ten and some more. Two more come. What is the number now? (18)',
  again: {
    easier: 'Draw two rows of 5 dots. That is ten. Draw 1 more and say: ten and 1 is 11.',
    harder: 'I am ten and some more. Take 3 from me, and 12 are left. Which number am I? (15)',
    model:
      'Write 19. Say: I can do it without dots. Cover the 1: it is one ten, so 10. Point to the 9: it is 9 more. So 19 is ten and 9 more. Now ten and 4 more: I write the 1 for one ten first, and then the 4. That is 14, not 104.',
    picture: { kind: 'bond', whole: '19', parts: ['10', '9'] },
    misconception: {
      says: 'The 1 in 19 is just one. So 19 is 1 and 9.',
      reply: 'Draw 19 dots and put a ring around ten. Which digit of 19 tells about the ring?',
    },
  },
  third: {
    easier:
      'Draw a row of ten dots and 3 under it. Cover the ten. How many more are there, and which number is it? (3, so 13)',
    harder: 'I am more than 14 and less than 17. I am not 16. Which number am I? (15)',
  },
  prompts: [
    { ask: '{hero} has ten {tokens}: show ten fingers. I show 1 more. How many in all?', answer: '11', sum: '10 + 1' },
    { ask: '12 {tokens} are ten and how many more?', answer: '2', sum: '12 - 10' },
    { ask: '{hero} has ten {tokens} and 5 more. How many {tokens}?', answer: '15', sum: '10 + 5' },
    { ask: 'Clap ten times and then 2 more. How many claps?', answer: '12', sum: '10 + 2' },
    { ask: '{place} needs 17 {tokens}. Ten are there. How many more?', answer: '7', sum: '17 - 10' },
    { ask: 'Draw 15 as a row of ten and some more. How many more?', answer: '5', sum: '15 - 10' },
    { ask: 'Ten fingers and some toes make 13. How many toes?', answer: '3', sum: '13 - 10' },
    { ask: 'Which is not a teen number: 14, 15, 8 or 19?', answer: '8' },
    { ask: '{friend} lays ten {tokens} and then 7 more. Which teen number is that?', answer: '17', sum: '10 + 7' },
    { ask: 'Say 13 {tokens} as ten and some more.', answer: 'ten and 3' },
    { ask: '16 {things} are at {place}. Ten are in a row. How many more?', answer: '6', sum: '16 - 10' },
    { ask: 'Which is more: ten and 3, or ten and 7?', answer: 'ten and 7' },
    { ask: '18 is ten and how many more?', answer: '8', sum: '18 - 10' },
    { ask: '{hero} fills a box with ten {tokens}. 8 are left over. How many in all?', answer: '18', sum: '10 + 8' },
    { ask: '{friend} says 18 is ten and 7. What is right?', answer: 'ten and 8' },
    { ask: '19 {tokens} are here: a row of ten and how many more?', answer: '9', sum: '19 - 10' },
    { ask: 'Draw ten dots in a row and 9 more. Which teen number is it?', answer: '19', sum: '10 + 9' },
    {
      ask: '{place} has 16 {tokens}. Write 16. Cover the 1. How many more than ten?',
      answer: '6',
      sum: '16 - 10',
      further: true,
    },
    { ask: 'Look at a 12. What does the 1 tell you?', answer: 'one ten', further: true },
    {
      ask: '{hero} has ten {tokens} and 7 more. Write it as one number. What is it?',
      answer: '17',
      sum: '10 + 7',
      further: true,
    },
    { ask: 'Write 18. Point to the 8. What does it tell you?', answer: '8 more', further: true },
    {
      ask: '{friend} writes ten and 3 more as 103. Which number is right?',
      answer: '13',
      sum: '10 + 3',
      further: true,
    },
    { ask: 'Write 11. Cover the first 1. How many more than ten?', answer: '1', sum: '11 - 10', further: true },
    { ask: '{hero} writes ten and 5 more as 51. Which number is right?', answer: '15', sum: '10 + 5', further: true },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'ten-and-more', upTo: 19 }] },
    { kind: 'place-value-blocks', form: 'read', upTo: 19 },
    { kind: 'number-practice', tasks: [{ do: 'ten-and-more', upTo: 19, bare: true }], further: true },
  ],
}
