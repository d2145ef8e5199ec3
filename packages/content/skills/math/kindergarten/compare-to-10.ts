import type { Skill } from '../../../types.ts'
import { moreOrFewer } from './organizers.ts'

export const compareTo10: Skill = {
  id: 'math.k.compare-to-10',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'number',
  order: 2,
  short: 'More or Fewer',
  iCan: 'I can tell which of two groups has more and which has fewer.',
  codes: ['K.CC.6', 'K.CC.7'],
  prerequisites: ['math.k.count-to-10'],
  keywords: [{ word: 'fewer', definition: 'a smaller number of things' }],
  model:
    'Draw 5 dots in a row. Draw 3 dots right under them. Join each dot to the one below. Two on top have no partner. Say: 5 is more than 3. 3 is fewer than 5. Draw 1 more: 4 is one fewer than 5. Draw another: all have partners. Both are the same.',
  picture: { kind: 'dots', rows: [5, 3], joined: true },
  check: {
    question: 'Which has fewer: 4 {tokens} or 6 {tokens}? How can you tell?',
    lookFor: 'The 4. When you pair them up, two of the 6 have no partner.',
  },
  laterChecks: [
    {
      question: 'Which has more: 7 birds or 5 birds? How can you tell?',
      lookFor: '7 birds. When you pair them up, two of the 7 have no partner.',
    },
    {
      question: 'You have 3 {tokens} and I have 3 {tokens}. Who has more?',
      lookFor: 'No one. Each one has a partner, so we have the same number.',
    },
    {
      question: 'A long row has 6 {tokens}. A short row has 9. Which row has more?',
      lookFor: 'The short row, with 9. When you count, 9 comes after 6, however long the rows are.',
      further: true,
    },
  ],
  misconception: {
    says: 'This row is longer, so it has more.',
    reply: 'Some rows are just spread out. Shall we pair them one by one? Does any one stand alone?',
  },
  easier: 'Put finger to finger: my 3 meet your 5. Two of yours have no partner, so 5 is more.',
  harder: 'Pair up 9 dots and 5 dots. How many more are in the bigger group? (4)',
  again: {
    easier: 'Draw 4 circles and 2 squares. Cross out one of each until one kind is gone. There were more circles.',
    harder:
      'Draw 8 dots above 4 dots. Cross out one above and draw it below until both rows match. How many moved? (2)',
    model:
      'Draw 8 dots far apart. Draw 10 dots close together under them. Say: The row of 8 is longer, but I count. 10 comes after 8. So 10 is more, and 8 is fewer. Which number comes between? 9. It is more than 8 and fewer than 10.',
    picture: { kind: 'dots', rows: [8, 10], farApart: [1] },
    misconception: {
      says: 'When I count, 8 comes first, so 8 is more.',
      reply: 'Count the close dots aloud. When you say 8, are you done, or are some left?',
    },
  },
  third: {
    easier: 'Draw 3 dots far apart and 4 close together. Count both rows. Which has more? (the row of 4)',
    harder: 'Draw 10 dots in two rows so that one row has 2 more. How many are in each? (6 and 4)',
  },
  prompts: [
    { part: 'more', ask: 'Which is more: 2 {tokens} or 5 {tokens}?', answer: '5' },
    { part: 'fewer', ask: '{hero} has 3 {tokens} and {friend} has 6. Who has fewer?', answer: '{hero}' },
    { part: 'more', ask: 'Draw 4 dots and 5 dots under them. How many have no partner?', answer: '1' },
    { part: 'fewer', ask: 'Which is fewer: 7 {things} or 4 {things}?', answer: '4' },
    {
      part: 'fewer',
      ask: 'Draw 6 dots and 2 dots under them. Join partners. Which row has fewer: 6 or 2?',
      answer: '2',
    },
    { part: 'more', ask: 'Which group has more: 5 big {tokens} or 6 small ones?', answer: '6 small ones' },
    { part: 'fewer', ask: 'I hold up 9 fingers. You hold up 2. Which is fewer: 9 fingers or 2?', answer: '2' },
    { part: 'more', ask: 'Draw 6 dots. Draw 7 dots right under them. Which row has more: 6 or 7?', answer: '7' },
    { part: 'fewer', ask: 'Draw 4 dots. Draw 3 dots right under them. Which row has fewer: 4 or 3?', answer: '3' },
    { part: 'more', ask: 'Clap 4 times. Tap 4 times. Which was more?', answer: 'neither' },
    { part: 'fewer', ask: '{friend} says 10 {tokens} are fewer than 7. Is that true?', answer: 'no, 7 is fewer' },
    { part: 'fewer', ask: 'Two boxes at {place} hold 8 and 9 {tokens}. Which box has fewer: 8 or 9?', answer: '8' },
    { part: 'more', ask: 'Two boxes at {place} hold 10 and 9 {tokens}. Which box has more: 10 or 9?', answer: '10' },
    { part: 'fewer', ask: 'I hold up 8 fingers. Hold up just one fewer. How many?', answer: '7', sum: '8 - 1' },
    { part: 'more', ask: 'I hold up 8 fingers. Hold up more than I do.', answer: '9 or 10 fingers' },
    {
      part: 'fewer',
      ask: 'Draw 6 dots far apart and 8 close together. Which row has fewer: 6 or 8?',
      answer: '6',
      further: true,
    },
    {
      part: 'more',
      ask: '{hero} has a long row of 4 {tokens}. {friend} has a short row of 7. Who has more?',
      answer: '{friend}',
      further: true,
    },
    {
      part: 'fewer',
      ask: 'Draw 7 dots far apart and 5 close together. Which row has fewer: 7 or 5?',
      answer: '5',
      further: true,
    },
    {
      part: 'more',
      ask: 'Draw 7 dots far apart and 8 close together under them. Which row has more: 7 or 8?',
      answer: '8',
      further: true,
    },
    {
      part: 'fewer',
      ask: 'A long row and a short row both have 4 {tokens}. Which has fewer?',
      answer: 'neither',
      further: true,
    },
    { part: 'more', ask: '{place} needs more than 6 {tokens} and fewer than 8. How many?', answer: '7', further: true },
    {
      part: 'more',
      ask: 'Draw 10 dots far apart and 9 close together. Which row has more: 10 or 9?',
      answer: '10',
      further: true,
    },
    {
      part: 'fewer',
      ask: '{place} needs fewer than 6 {tokens} and more than 4. How many?',
      answer: '5',
      further: true,
    },
  ],
  sheets: [moreOrFewer, { kind: 'number-practice', tasks: [{ do: 'more-and-fewer', upTo: 10 }], further: true }],
}
