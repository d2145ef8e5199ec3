import type { Skill } from '../../../types.ts'
import { fairSharesToDraw, twoFourthsOneHalf } from './organizers.ts'

export const halvesFourths: Skill = {
  id: 'math.1.halves-fourths',
  subject: 'math',
  grade: '1st',
  strand: 'fractions',
  order: 8,
  short: 'Halves and Fourths',
  iCan: 'I can find halves and fourths of a shape and name them.',
  codes: ['1.G.3', '1.G.2'],
  prerequisites: ['math.k.shapes'],
  keywords: [
    { word: 'half', definition: 'one of two equal parts' },
    { word: 'fourth', definition: 'one of four equal parts, also called a quarter' },
  ],
  model:
    'Draw a square. Draw a line down the middle. Say: Two equal parts, so each is a half. Draw a line across the middle: 4 equal parts. Color one: a fourth, or a quarter. More parts are smaller parts. Draw another square with a line near one edge. Say: Not equal, so not halves.',
  picture: {
    kind: 'cut-squares',
    squares: [
      { cut: 'down', isShaded: false, label: 'halves' },
      { cut: 'twice', isShaded: true, label: 'one fourth' },
    ],
  },
  check: {
    question: 'A circle is cut into two parts. One is big and one is small. Are they halves?',
    lookFor: 'No. Halves are two parts of the same size.',
  },
  laterChecks: [
    {
      question: 'A pie is cut into four equal parts. What is one part called?',
      lookFor: 'A fourth, or a quarter. All four parts are equal.',
    },
    {
      question: 'Which is bigger, a half or a fourth of the same sandwich? Why?',
      lookFor: 'A half. With only two parts, each part is bigger.',
    },
    {
      question: 'A bar has four equal parts. Two of them have color. How much of the bar is that?',
      lookFor: 'Two fourths, or a half: 2 out of 4 equal parts.',
      further: true,
    },
  ],
  misconception: {
    says: 'A fourth is more than a half, because four is more than two.',
    reply: 'Share one sandwich with 2 people, then with 4. When do you get the bigger piece?',
  },
  tools: [{ name: 'crayons', quantity: '1', core: true, substitute: 'a pencil' }],
  easier: 'Draw a sandwich for two people. Cut it so that both get the same, and name one part. (a half)',
  harder: 'Cut a square into fourths in two ways. (such as four strips, or two lines that cross)',
  again: {
    easier: 'Fold a page so that two edges meet, and open it. How many equal parts are there? Name one. (2, a half)',
    harder: 'Color a half of a bar, and then a fourth of the same bar. What part has no color? (a fourth)',
    model:
      'Draw a bar. Halve it with a line, then halve both parts. Color the first strip and the last. Say: One fourth, two fourths: 2 out of 4 strips have color. 2 have no color. That is the same amount, so two fourths make a half. One more strip would make three fourths.',
    picture: { kind: 'bars', bars: [{ parts: 4, shaded: [1, 4] }] },
    misconception: {
      says: 'Those two strips do not touch, so they are not a half.',
      reply: 'Draw the bar again and color two strips that touch. Which bar has more color?',
    },
  },
  third: {
    easier: 'Fold a strip in half, and in half again. Open it and count the parts. How many of them make a half? (2)',
    harder: 'Two pies are cut into fourths. 5 fourths are eaten. How many fourths are left? (3)',
  },
  prompts: [
    {
      part: 'fold',
      ask: 'Fold a scrap sheet in half twice to make cards for {friend}. What is each part called?',
      answer: 'a fourth',
    },
    { part: 'find', ask: 'Draw a pie for {hero} in fourths. Each child gets one. How many children?', answer: '4' },
    { part: 'fold', ask: 'Fold a scrap sheet so that two edges meet. Open it. How many equal parts?', answer: '2' },
    { part: 'name', ask: '{hero} colors 1 half of a flag. What part is white?', answer: 'a half' },
    { part: 'name', ask: '{hero} shares one pie with three friends. What part does each get?', answer: 'a fourth' },
    {
      part: 'find',
      ask: 'One {token} hides 1 fourth of a sign. How many fourths can you see?',
      answer: '3',
      sum: '4 - 1',
    },
    { part: 'fold', ask: 'Fold a scrap sheet in half. Color one part. What part is white?', answer: 'a half' },
    { part: 'find', ask: 'Cut a circle into halves. Where does the line go?', answer: 'through the middle' },
    { part: 'name', ask: 'What is another name for a fourth?', answer: 'a quarter' },
    { part: 'find', ask: '{friend} colors 4 fourths of a sign. How many are white?', answer: '0' },
    {
      part: 'fold',
      ask: 'Fold a scrap sheet in half twice. Color 3 parts. How many are white?',
      answer: '1',
      sum: '4 - 3',
    },
    {
      part: 'find',
      ask: 'Draw two round signs for {place}. Cut both into halves. How many halves in all?',
      answer: '4',
      sum: '2 + 2',
    },
    {
      part: 'name',
      ask: 'Two halves of a round sign at {place} are colored. How much has color?',
      answer: 'the whole',
    },
    { part: 'name', ask: '{hero} cuts a flag into four parts, all the same. Name one part.', answer: 'a fourth' },
    {
      part: 'fold',
      ask: 'Fold one scrap sheet in half once, one twice. Which parts are bigger?',
      answer: 'the halves',
    },
    { part: 'find', ask: 'A bar is cut into 4 parts. One is tiny. Are they fourths?', answer: 'no, not equal' },
    {
      part: 'find',
      ask: 'Draw a pie in fourths for {hero}. Two friends eat one fourth each. How many fourths are left?',
      answer: '2',
      sum: '4 - 2',
    },
    {
      part: 'find',
      ask: 'Three pies for {friend} are cut into halves. How many halves are there in all?',
      answer: '6',
      sum: '2 + 2 + 2',
    },
    {
      part: 'find',
      ask: 'Draw two square signs for {place}. Cut both into fourths. How many fourths in all?',
      answer: '8',
      sum: '4 + 4',
    },
    { part: 'find', ask: 'Cut a square from corner to corner. Are the parts halves?', answer: 'yes, both are equal' },
    {
      part: 'fold',
      ask: 'Fold a scrap sheet in half twice for {friend}. Color a half of it. How many fourths have color?',
      answer: '2',
      further: true,
    },
    {
      part: 'name',
      ask: '{hero} colors 3 out of 4 equal parts. Name the colored part.',
      answer: 'three fourths',
      further: true,
    },
    {
      part: 'find',
      ask: 'A flag at {place} has four equal strips. Two are red, one is blue, one is white. How many fourths are red or blue?',
      answer: '3',
      sum: '2 + 1',
      further: true,
    },
    { part: 'name', ask: 'Two fourths of a flag are red. What bigger part is red?', answer: 'a half', further: true },
    {
      part: 'fold',
      ask: 'Fold a scrap sheet in half twice. Color all but two parts. What part has color?',
      answer: 'two fourths or a half',
      further: true,
    },
    {
      part: 'find',
      ask: '{hero} has 1 half of a pie. {friend} has 2 fourths of it. Who has more?',
      answer: 'neither',
      further: true,
    },
    {
      part: 'name',
      ask: 'Two fourths of a sign at {place} have color. They do not touch. Is that a half?',
      answer: 'yes, 2 of 4 parts',
      further: true,
    },
  ],
  sheets: [
    { kind: 'fraction-shapes', form: 'partition', denominators: [2, 4] },
    fairSharesToDraw,
    { ...twoFourthsOneHalf, further: true },
  ],
}
