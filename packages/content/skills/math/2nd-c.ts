import type { Skill } from '../../types.ts'
import { equalSharesToDraw, measureAndCompare } from './2nd-organizers.ts'

export const secondC: Skill[] = [
  {
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
      'Draw three bars of one length. Cut them into 2, 3 and 4 equal shares: halves, thirds, fourths. More shares, so each is smaller. Color 2 out of 3 shares: two thirds. Color all 3: one whole. Two fourths reach as far as one half. Shares that are not equal have no such name.',
    check: {
      question: 'Which is smaller: a third or a fourth of the same bar? Why?',
      lookFor: 'A fourth, because the bar is cut into more parts.',
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
    ],
    misconception: {
      says: 'These pieces look different, so they cannot both be fourths.',
      reply: 'Does each square have 4 equal parts? Then what is one part of each square called?',
    },
    easier: 'Draw a sandwich, cut it into halves and then into fourths, and name one part.',
    harder: 'Draw two bars of one length. How many fourths are as much as one half and one fourth? (3)',
    again: {
      easier:
        'Fold a page in half, then in half again. Open it and count the equal shares. What is one called? (4 shares, a fourth)',
      harder:
        'Three friends share 2 bars of one size fairly. Cut both bars into thirds. How much does each friend get? (two thirds)',
    },
    prompts: [
      { ask: '{hero} cuts a bar for {place} into thirds. How many parts?', answer: '3' },
      { ask: 'One {token} lies on each half of a circle. How many {tokens}?', answer: '2' },
      { ask: 'A sign has 4 equal parts. {hero} colors 3. How many are not colored?', answer: '1', sum: '4 - 3' },
      {
        ask: 'Two bars are cut into fourths. One {token} lies on each fourth. How many {tokens}?',
        answer: '8',
        sum: '2 * 4',
      },
      { ask: '{hero} sets one {token} on each third of two circles. How many {tokens}?', answer: '6', sum: '2 * 3' },
      { ask: 'How many fourths make one whole?', answer: '4' },
      {
        ask: '{friend} covers 3 thirds of a flag with {tokens}. How many thirds are empty?',
        answer: '0',
        sum: '3 - 3',
      },
      { ask: '{hero} colors 2 of 3 equal parts of a flag for {place}. Name the part.', answer: 'two thirds' },
      { ask: 'Three pies for {place} are cut into thirds. How many thirds in all?', answer: '9', sum: '3 * 3' },
      { ask: '{hero} and {friend} share one loaf fairly. What part does each get?', answer: 'a half' },
      { ask: '5 round signs are cut into halves, one {token} on each. How many {tokens}?', answer: '10', sum: '5 * 2' },
      { ask: 'Each fourth of a bar holds one {token}. How many {tokens} on a half?', answer: '2', sum: '4 / 2' },
      { ask: 'A trail to {place} has 3 equal parts. {hero} has done 1. What part is left?', answer: 'two thirds' },
      { ask: '{friend} cuts one pie. Which is least: a half, a third or a fourth?', answer: 'a fourth' },
      { ask: '{friend} cuts a bar into 3 parts. One is wide. Are they thirds?', answer: 'no, not equal' },
      { ask: 'Which does not belong: 2 halves, 3 thirds, 2 fourths?', answer: '2 fourths' },
      {
        ask: 'Three flags are cut into fourths. One {token} goes on each fourth. How many?',
        answer: '12',
        sum: '3 * 4',
      },
      { ask: '{hero} may have a half or a third of one loaf. Which is greater?', answer: 'a half' },
    ],
    sheets: [
      { kind: 'fraction-shapes', form: 'partition', denominators: [2, 3, 4] },
      equalSharesToDraw,
      { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [2, 3, 4] }] },
    ],
  },
  {
    id: 'math.2.clock-five-minutes',
    subject: 'math',
    grade: '2nd',
    strand: 'time',
    order: 9,
    short: 'Time to Five Minutes',
    iCan: 'I can tell the time to five minutes and use a.m. and p.m.',
    codes: ['2.MD.7'],
    prerequisites: ['math.1.clock-half-hour', 'math.2.skip-count-coins'],
    keywords: [
      { word: 'a.m.', definition: 'from midnight to noon' },
      { word: 'p.m.', definition: 'from noon to midnight' },
    ],
    model:
      'Draw a clock: the short hand between 3 and 4, the long hand on 4. Say: The short hand has passed 3, so the hour is 3. For the minutes I count by fives to the 4: 5, 10, 15, 20. It is 3:20. Before noon it is a.m. After noon it is p.m.',
    check: {
      question: 'The long hand points to the 9. How many minutes is that?',
      lookFor: '45, counted by fives around the clock.',
    },
    laterChecks: [
      {
        question: 'The short hand is a little past 6. The long hand is on 2. What time is it?',
        lookFor: '6:10. Two fives make 10 minutes past 6.',
      },
      {
        question: 'You get up at 7:25. Is that a.m. or p.m.? Where is the long hand?',
        lookFor: 'It is 7:25 a.m., in the morning. The long hand is on the 5.',
      },
    ],
    misconception: {
      says: 'The long hand is on the 6, so it is 6 minutes.',
      reply: 'Each number is worth five minutes. When you count by fives to the 6, what do you get?',
    },
    tools: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Say only the minutes first, counting by fives with a finger around the clock.',
    harder: 'It is 2:40. Count by fives up to 3:00. How many minutes are left? (20)',
    again: {
      easier: 'Draw a clock with the short hand a little past 2 and the long hand on 1. Count one five: it is 2:05.',
      harder: 'It is 11:35 a.m. Count by fives for half an hour. What time is it now: a.m. or p.m.? (12:05 p.m.)',
    },
    prompts: [
      { ask: 'Draw a clock. The long hand is on the 2. How many minutes is that?', answer: '10', sum: '2 * 5' },
      {
        ask: 'Work at {place} starts at 4:30. Which number is the long hand on?',
        answer: '6',
        sum: '30 / 5',
      },
      { ask: 'The {tokens} come with the long hand on 7. How many minutes past?', answer: '35', sum: '7 * 5' },
      { ask: 'The {tokens} come at 9:05. Which number is the long hand on?', answer: '1', sum: '5 / 5' },
      { ask: '{tokens} come: short hand between 1 and 2, long hand on 5. What time?', answer: '1:25' },
      { ask: 'Breakfast at {place} is at 7:15. Is that a.m. or p.m.?', answer: 'a.m., it is morning' },
      { ask: '{friend} reads 5:04. The long hand is on the 4. What time is it?', answer: '5:20' },
      { ask: 'Draw 8:15 for {friend}. Which number is the long hand on?', answer: '3', sum: '15 / 5' },
      { ask: 'The clock at {place} has the long hand on 5. How many minutes is that?', answer: '25', sum: '5 * 5' },
      { ask: 'At {place}: short hand almost on 8, long hand on 10. What time?', answer: '7:50' },
      { ask: '{hero} needs the {tokens} at 6:40. Which number is the long hand on?', answer: '8', sum: '40 / 5' },
      { ask: 'Bedtime at {place} is at 8:10. Is that a.m. or p.m.?', answer: 'p.m., it is evening' },
      { ask: 'Count by fives once around the clock. How many minutes?', answer: '60', sum: '12 * 5' },
      {
        ask: '{friend} packs {tokens}. The long hand goes from 3 to 4. How many minutes?',
        answer: '5',
        sum: '4 * 5 - 3 * 5',
      },
      { ask: 'This morning {tokens} come at 8:05 and 7:55. Which time is first?', answer: '7:55' },
      { ask: '{friend} says 11:40 as the long hand is on 9. What is right?', answer: '11:45' },
      {
        ask: 'Lunch at {place} is ten minutes past noon. Is that 12:10 a.m. or p.m.?',
        answer: '12:10 p.m., after noon',
      },
      { ask: 'Name something you do at 8:00 p.m.', answer: 'such as going to bed' },
    ],
    sheets: [
      { kind: 'clock', form: 'read', every: 5 },
      { kind: 'clock', form: 'draw', every: 5 },
      { kind: 'clock', form: 'read', every: 15 },
    ],
  },
  {
    id: 'math.2.measure-length',
    subject: 'math',
    grade: '2nd',
    strand: 'measurement',
    order: 10,
    short: 'Inches and Centimeters',
    iCan: 'I can measure a length in inches or centimeters and compare two lengths.',
    codes: ['2.MD.1', '2.MD.2', '2.MD.4'],
    prerequisites: ['math.1.measure-with-units'],
    keywords: [
      { word: 'inch', definition: 'a unit about as long as the top of a thumb' },
      { word: 'centimeter', definition: 'a small unit about as wide as a finger' },
    ],
    model:
      'Draw a line beside the inch marks, from 0 to 4: 4 inches. Draw one from 2 to 6: 6 - 2 = 4 inches, too. Draw one from 0 to 7: it is 7 - 4 = 3 inches longer. A centimeter is shorter than an inch, so it takes more of them.',
    check: {
      question: 'A row of {tokens} starts at 1 and ends at 5. How long is it?',
      lookFor: '4. Your child counts the spaces or takes 1 from 5.',
    },
    laterChecks: [
      {
        question: 'A bar starts at 3 inches and ends at 10 inches. How long is it?',
        lookFor: 'It is 7 inches long, because 10 - 3 = 7.',
      },
      {
        question: 'One line is 12 centimeters and one is 8. How much longer is the first?',
        lookFor: 'It is 4 centimeters longer, because 12 - 8 = 4.',
      },
    ],
    misconception: {
      says: 'It ends at 5, so it is 5 long.',
      reply: 'Where did it start? How many jumps are there from the start to the end?',
    },
    tools: [
      { name: 'ruler', quantity: '1', core: true, substitute: 'a strip of card marked in inches and centimeters' },
    ],
    easier: 'Measure three things that begin right at 0 and end at a whole number.',
    harder: 'Measure your hand in inches and in centimeters. Which number is larger? (centimeters, the shorter unit)',
    again: {
      easier: 'Lay your thumb along the inch marks with its tip at 0. Is it nearer to 1 inch or to 2 inches?',
      harder:
        'A line of 18 centimeters has two parts. One part is 4 centimeters longer than the other. How long are they? (11 and 7 centimeters)',
    },
    prompts: [
      { ask: '{hero} draws a line for {place} from 0 to 5 inches. How long is it?', answer: '5', sum: '5 - 0' },
      { ask: 'Which is longer: 1 inch or 1 centimeter?', answer: '1 inch' },
      { ask: '{hero} measures a line at {place} from 1 to 8 inches. How long is it?', answer: '7', sum: '8 - 1' },
      {
        ask: 'Two {tokens} are drawn 9 and 6 centimeters wide. How much wider is the first?',
        answer: '3',
        sum: '9 - 6',
      },
      { ask: 'Draw a line of 6 centimeters. Make it 4 longer. How long is it now?', answer: '10', sum: '6 + 4' },
      { ask: '{friend} reads 9, but the bar starts at 1. How long is the bar?', answer: '8', sum: '9 - 1' },
      { ask: '{hero} sets one {token} on each inch of a 6-inch line. How many {tokens}?', answer: '6' },
      {
        ask: 'A strap for {place} is 14 inches, one is 25. How long are both end to end?',
        answer: '39',
        sum: '14 + 25',
      },
      {
        ask: '{hero} needs a cord of 30 inches for {place} and has 18. How many inches are missing?',
        answer: '12',
        sum: '30 - 18',
      },
      { ask: 'A row of {tokens} goes from 4 to 13 centimeters. How long is it?', answer: '9', sum: '13 - 4' },
      {
        ask: 'A row of {tokens} is 20 inches long, one 16. How much longer is the first?',
        answer: '4',
        sum: '20 - 16',
      },
      { ask: '{friend} draws one {token} from 3 to 5 inches. How long is it?', answer: '2', sum: '5 - 3' },
      { ask: 'Which do you need more of for one row of {tokens}: inches or centimeters?', answer: 'centimeters' },
      { ask: '{friend} starts at 1, not at 0, and ends at 12. How long is the line?', answer: '11', sum: '12 - 1' },
      {
        ask: 'Put in order, shortest first: 9 inches, 9 centimeters, 10 inches.',
        answer: '9 centimeters, 9 inches, 10 inches',
      },
      { ask: 'Measure your little finger in centimeters.', answer: 'such as 4 centimeters' },
      { ask: 'Guess the length of your shoe in inches. Then measure it.', answer: 'a guess and a measure' },
      { ask: 'Find something near you about 3 inches long. Measure it.', answer: '2 to 4 inches is close' },
    ],
    sheets: [
      { kind: 'measuring', form: 'ruler', unit: 'inch' },
      { kind: 'measuring', form: 'ruler', unit: 'centimeter' },
      measureAndCompare,
    ],
  },
  {
    id: 'math.2.rules-and-clues',
    subject: 'math',
    grade: '2nd',
    strand: 'patterns',
    order: 11,
    short: 'Rules and Clues',
    iCan: 'I can find the rule of a number pattern and use clues to solve a puzzle.',
    codes: ['2.NBT.2', '2.MP.7'],
    prerequisites: ['math.1.number-puzzles', 'math.2.skip-count-coins'],
    keywords: [{ word: 'rule', definition: 'what is done each time' }],
    model:
      'Say: 12, 15, 18, 21. From 12 to 15 is 3 more, and each step fits. The rule is add 3, so 24 is next. A number machine has a rule: 5 goes in, 8 comes out. With clues I cross out: Ava has no hat, Ben has the drum, so Ava has the kite.',
    check: {
      question: 'The row goes 40, 35, 30, 25. What is the rule?',
      lookFor: 'Take away 5. Your child tests it on more than one step.',
    },
    laterChecks: [
      {
        question: 'The row goes 14, 24, 34, 44. What is the rule, and what comes next?',
        lookFor: 'The rule is add 10. Next comes 54.',
      },
      {
        question: 'In goes 6 and out comes 10. In goes 20 and out comes 24. What is the rule?',
        lookFor: 'Add 4. It fits both pairs of numbers.',
      },
    ],
    misconception: {
      says: 'It goes from 12 to 15, so it is add 15.',
      reply: '15 is where you land. How big was the jump from 12 to 15?',
    },
    easier: 'Act a pattern out by hopping along a row and say each number you land on.',
    harder: 'The rule is double, then take away 1. Start at 3. Which three numbers come next? (5, 9, 17)',
    again: {
      easier: 'Put up 2 fingers at a time and say 2, 4, 6, 8. The rule is add 2. What comes next? (10)',
      harder: 'One row goes 3, 6, 9 and one goes 5, 10. Go on with both. Which number is the first in both rows? (15)',
    },
    prompts: [
      { ask: '{hero} counts {tokens}: 20, 22, 24, 26. What comes next?', answer: '28', sum: '26 + 2' },
      { ask: '{hero} adds 2 {tokens} each day: 5, 7, 9. How many come next?', answer: '11', sum: '9 + 2' },
      { ask: 'Name the rule: 7, 17, 27, 37.', answer: 'add 10' },
      { ask: 'The {tokens} at {place} go down: 30, 25, 20. How many come next?', answer: '15', sum: '20 - 5' },
      { ask: 'The rule is take away 4. In goes 20. What comes out?', answer: '16', sum: '20 - 4' },
      { ask: '{friend} counts {tokens}: 3, 6, 9, 13. Which number is wrong?', answer: '13' },
      { ask: 'Fill in: 60, 50, __, 30.', answer: '40', sum: '50 - 10' },
      { ask: '{place} has a machine: 8 {tokens} go in, 10 come out. What is the rule?', answer: 'add 2' },
      { ask: '{friend} thinks of a number, adds 6 and gets 20. What was it?', answer: '14', sum: '20 - 6' },
      { ask: 'In goes 4, out comes 9. In goes 10, out comes 15. What is the rule?', answer: 'add 5' },
      { ask: '{hero} has over 20 {tokens} and under 23, not 21. How many?', answer: '22' },
      { ask: 'Rows of {tokens} grow: 4, 8, 12, 16. How many are in the next row?', answer: '20', sum: '16 + 4' },
      {
        ask: 'You, {hero} and {friend} get one red, one blue, one gold {token}. You get no gold. {hero} gets blue. Who gets gold?',
        answer: '{friend}',
      },
      { ask: '{hero} says: 30, 27, 24, 20. What should the last number be?', answer: '21', sum: '24 - 3' },
      { ask: 'Which does not belong when you count by fives: 5, 10, 12, 20?', answer: '12' },
      { ask: 'What comes next: 95, 90, 85?', answer: '80', sum: '85 - 5' },
      { ask: 'My number is over 26 and under 30. I count by threes: 21, 24. What is it?', answer: '27', sum: '24 + 3' },
      { ask: '{friend} says 12, 15, 18 has the rule add 15. What is right?', answer: 'add 3' },
    ],
    sheets: [
      { kind: 'patterns', form: 'number', upTo: 100 },
      { kind: 'function-table', rules: ['add', 'subtract'], upTo: 100 },
      { kind: 'logic-grid', size: 3, categories: 2 },
    ],
  },
]
