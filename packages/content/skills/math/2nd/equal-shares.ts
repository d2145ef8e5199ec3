import type { Skill } from '../../../types.ts'
import { equalSharesToDraw, sharesInTwoWays } from './organizers.ts'

export const equalShares: Skill = {
  id: 'math.2.equal-shares',
  subject: 'math',
  grade: '2nd',
  strand: 'fractions',
  order: 8,
  short: 'Halves, Thirds and Fourths',
  iCan: 'I can label equal shares as halves or thirds or fourths.',
  codes: ['2.G.3'],
  prerequisites: ['math.1.halves-fourths'],
  keywords: [
    { word: 'third', definition: 'one of three equal parts' },
    { word: 'equal share', definition: 'a part that is just as big as each other part' },
  ],
  model:
    'Draw a bar. Cut it into 3 equal shares. Say: Each is a third. Write third on each. Color 2: two thirds. Draw a bar with 2 equal shares: halves. Draw one with 4: fourths. They are smaller than thirds, as more friends share one bar. Parts that are not equal are not thirds. A square cut down and across has fourths, too.',
  picture: {
    kind: 'bars',
    bars: [
      { parts: 3, shaded: [1, 2], label: '2 thirds' },
      { parts: 2, shaded: [], label: 'halves' },
      { parts: 4, shaded: [], label: 'fourths' },
    ],
  },
  check: {
    question: 'Draw a bar with 4 equal shares. Label each. Is a share more or less than a third?',
    lookFor: 'Each is a fourth. That is less than a third: there are more parts.',
  },
  laterChecks: [
    {
      question: 'Which is bigger: a half or a third of the same bar? Why?',
      lookFor: 'A half, because the bar is cut into fewer parts.',
    },
    {
      question: 'A bar has 3 equal parts. I color 1. What do you call that part?',
      lookFor: 'One third, because there are three equal parts in all.',
    },
    {
      question: 'One square is cut in 4 strips, one in 4 small squares. All are equal. What is each part?',
      lookFor: 'A fourth. They look different, but both squares have 4 equal parts.',
      further: true,
    },
  ],
  misconception: {
    says: 'A fourth is bigger than a third, because 4 is more than 3.',
    reply: 'Draw two bars of one size. Cut one for 3 friends, one for 4. In which does each friend get more?',
  },
  tools: [{ name: 'crayons', quantity: '1', core: true, substitute: 'a pencil' }],
  easier: 'Draw a sandwich and cut it into halves. Cut both halves again. Name one part now. (a fourth)',
  harder: 'Draw two bars of one length. How many fourths are as much as one half and one fourth? (3)',
  again: {
    easier:
      'Fold one page in half the long way and one the short way. Is each half the same amount? (yes, half of a page)',
    harder:
      'Three friends share 2 bars of one size fairly. Cut both bars into thirds. How much does each friend get? (two thirds)',
    model:
      'Draw two squares of one size. Cut one straight down the middle, one from corner to corner. Say: Both have 2 equal shares. They look different, but each is a half: the same amount. Write half on each. Cut a new square down and across: 4 equal shares, fourths. 4 equal strips are fourths, too.',
    picture: {
      kind: 'cut-squares',
      squares: [
        { cut: 'down', isShaded: true, label: 'a half' },
        { cut: 'slanted', isShaded: true, label: 'a half' },
        { cut: 'twice', isShaded: false, label: 'fourths' },
      ],
    },
    misconception: {
      says: 'The half from corner to corner is longer, so it is more.',
      reply: 'Look at both whole squares: is one of them bigger? How many equal shares fill each one?',
    },
  },
  third: {
    easier:
      'Fold two pages into fourths, one in strips, one in a cross. Color one fourth of each. Is it the same amount? (yes)',
    harder:
      'A bar is cut into thirds, and each third in two. How many small shares are there, and how many make two thirds? (6, and 4 of them)',
  },
  prompts: [
    {
      part: 'label',
      ask: 'Draw a long loaf for {friend}. Cut it into 3 equal shares. Label one. What do you write?',
      answer: 'a third',
    },
    { part: 'halves', ask: 'One {token} lies on each half of a circle. How many {tokens}?', answer: '2' },
    { part: 'thirds', ask: '{hero} cuts a bar for {place} into thirds. How many parts?', answer: '3' },
    {
      part: 'label',
      ask: 'Fold a sheet in half, then in half again. Label one part. What do you write?',
      answer: 'a fourth',
    },
    { part: 'thirds', ask: 'A square has 3 equal strips. What is each strip called?', answer: 'a third' },
    {
      part: 'label',
      ask: 'Draw a round sign for {place}. Cut it through the middle. Label one part. What do you write?',
      answer: 'a half',
    },
    { part: 'fourths', ask: '{hero} colors 3 of 4 equal shares. How many are white?', answer: '1', sum: '4 - 3' },
    {
      part: 'halves',
      ask: 'Draw 2 round signs for {place}. Cut both into halves and label each. How many halves?',
      answer: '4',
      sum: '2 * 2',
    },
    { part: 'thirds', ask: '{hero} colors 2 of 3 equal parts of a flag. Name the part.', answer: 'two thirds' },
    {
      part: 'label',
      ask: 'Draw a bar in thirds and one in fourths, both of one size. Label one part of each. Which is smaller?',
      answer: 'a fourth',
    },
    { part: 'fourths', ask: 'How many fourths make one whole flag at {place}?', answer: '4' },
    {
      part: 'halves',
      ask: '{hero} cuts a pie into 2 parts. One is smaller. Are they halves?',
      answer: 'no, not equal',
    },
    {
      part: 'halves',
      ask: 'Draw a bar for {friend}. Cut it into 2 equal shares. Color one. Name the part.',
      answer: 'a half',
    },
    {
      part: 'thirds',
      ask: 'Draw a bar in thirds for {friend}. Color all but one share. What part has color?',
      answer: 'two thirds',
    },
    {
      part: 'label',
      ask: 'Draw a bar in thirds. Color two. Label all that has color. What do you write?',
      answer: 'two thirds',
    },
    { part: 'fourths', ask: '{friend} colors 3 of 4 equal parts. Name the part.', answer: 'three fourths' },
    {
      part: 'label',
      ask: 'Draw two circles. Cut both into thirds. Label each part. How many labels?',
      answer: '6',
      sum: '2 * 3',
    },
    { part: 'thirds', ask: 'A bar is cut into 3 parts. One is wide. Are they thirds?', answer: 'no, not equal' },
    { part: 'fourths', ask: 'Two bars are cut into fourths. How many fourths are there?', answer: '8', sum: '2 * 4' },
    {
      part: 'halves',
      ask: '{hero} folds a flag into 2 equal shares and colors both. How many halves have color?',
      answer: '2',
    },
    {
      part: 'label',
      ask: 'Fold a sheet in half twice. Color all but one part. Label what has color.',
      answer: 'three fourths',
    },
    { part: 'thirds', ask: 'A trail to {place} has 3 equal parts. 2 are done. What is left?', answer: 'one third' },
    {
      part: 'fourths',
      ask: 'Draw a flag in fourths for {hero}. Color one share. How many fourths are white?',
      answer: '3',
      sum: '4 - 1',
    },
    {
      part: 'label',
      ask: 'Draw a bar in fourths. Color two. Label all that has color. What do you write?',
      answer: 'two fourths or a half',
    },
    {
      part: 'halves',
      ask: 'Order the parts of one bar from small to big: half, fourth, third.',
      answer: 'fourth, third, half',
    },
    { part: 'thirds', ask: '{friend} colors 3 thirds of a flag. How much of it has color?', answer: 'one whole' },
    { part: 'fourths', ask: '{friend} has a pie. Which is least: a half, a third or a fourth?', answer: 'a fourth' },
    { part: 'thirds', ask: 'Which does not belong: 2 halves, 3 thirds, 2 fourths?', answer: '2 fourths' },
    {
      part: 'label',
      ask: 'Draw a square flag for {friend}. Cut it once, from corner to corner. Label one part. What do you write?',
      answer: 'a half',
      further: true,
    },
    {
      part: 'halves',
      ask: 'One flag is halved across, one straight down. How many halves are there?',
      answer: '4',
      sum: '2 * 2',
      further: true,
    },
    {
      part: 'thirds',
      ask: 'A page has 3 equal strips across, one has 3 down. What is each strip called?',
      answer: 'a third',
      further: true,
    },
    {
      part: 'fourths',
      ask: 'A square has 4 equal strips, one has 4 equal small squares. What is each part called?',
      answer: 'a fourth',
      further: true,
    },
    {
      part: 'label',
      ask: 'Draw two squares for {place}. Cut both into fourths, in two ways. How many parts do you label?',
      answer: '8',
      sum: '2 * 4',
      further: true,
    },
    {
      part: 'thirds',
      ask: 'At {place} fly two flags of one size. Each is cut in thirds. How many thirds in all?',
      answer: '6',
      sum: '2 * 3',
      further: true,
    },
    {
      part: 'halves',
      ask: 'Two squares are one size. {hero} gets a straight half, {friend} a corner half. Who gets more?',
      answer: 'nobody, both are halves',
      further: true,
    },
    {
      part: 'fourths',
      ask: 'Two cakes are one size. Is a long fourth more, less or as much as a square fourth?',
      answer: 'as much',
      further: true,
    },
  ],
  sheets: [
    { kind: 'fraction-shapes', form: 'partition', denominators: [2, 3, 4] },
    equalSharesToDraw,
    { ...sharesInTwoWays, further: true },
  ],
}
