import type { Skill } from '../../types.ts'

export const thirdB: Skill[] = [
  {
    id: 'math.3.elapsed-time',
    subject: 'math',
    grade: '3rd',
    strand: 'time',
    order: 4,
    short: 'How Long Did It Take?',
    iCan: 'I can use a time line to measure how many minutes have gone by.',
    codes: ['3.MD.1'],
    prerequisites: ['math.1.clock-half-hour', 'math.2.skip-count-coins'],
    keywords: [
      { word: 'elapsed time', definition: 'how long something lasts, from start to end' },
      { word: 'minute', definition: 'a short time; 60 of them make an hour' },
    ],
    model:
      'Draw a line with 2:40 at the left and 3:15 at the right. Say: I hop to the next full hour. From 2:40 to 3:00 is 20 minutes. From 3:00 to 3:15 is 15 more. 20 + 15 = 35 minutes. Hopping on finds an end. Hopping back finds a start: 35 minutes before 3:15 it was 2:40.',
    check: {
      question: 'A walk to {place} starts at 4:50 and ends at 5:20. How long is it?',
      lookFor: '10 minutes to 5:00 and 20 more, so 30 minutes.',
    },
    laterChecks: [
      {
        question: 'A train starts at 6:35 and arrives at 7:25. How long is the ride?',
        lookFor: '25 minutes to 7:00 and 25 more, so 50 minutes.',
      },
      {
        question: 'Practice starts at 3:45 and lasts 40 minutes. When does it end?',
        lookFor: '15 minutes to 4:00, and the other 25 end at 4:25.',
      },
    ],
    misconception: {
      says: 'From 2:40 to 3:15 is 75 minutes, because 315 - 240 is 75.',
      reply: 'What time comes one minute after 2:59? Hop to that hour first. How long is each hop?',
    },
    easier: 'Use times inside one hour, such as 3:10 to 3:25.',
    harder: 'Work backward: it ended at 6:05 and took 45 minutes, so when did it start (5:20)?',
    again: {
      easier:
        'Draw a line from 4:00 to 4:30 with a mark every 5 minutes. Hop from 4:10 to 4:30. How many minutes is that? (20)',
      harder:
        'Three jobs take 25, 35 and 15 minutes, one right after the other. You start at 4:20. When are you done? (5:35)',
    },
    prompts: [
      {
        ask: '{hero} starts at {place} at 3:10 and stops at 3:35. How many minutes is that?',
        answer: '25',
        sum: '35 - 10',
      },
      { ask: '{hero} packs {tokens} from 4:40 to 5:00. How many minutes is that?', answer: '20', sum: '60 - 40' },
      {
        ask: '{hero} is at {place} at 9:45. {friend} comes at 10:20. How many minutes does {hero} wait?',
        answer: '35',
        sum: '15 + 20',
      },
      { ask: 'The long hand moves from 12 to 8. How many minutes go by?', answer: '40', sum: '8 * 5' },
      {
        ask: 'One {token} is lost at 1:55 and found at 2:05. How many minutes is it lost?',
        answer: '10',
        sum: '5 + 5',
      },
      { ask: '{friend} sorts {tokens} from 5:35 to 6:20. How many minutes is that?', answer: '45', sum: '25 + 20' },
      { ask: 'Draw a time line from 6:55 to 7:25. How many minutes is it?', answer: '30', sum: '5 + 25' },
      { ask: '{hero} works at {place} from 10:50 to 11:45. How many minutes?', answer: '55', sum: '10 + 45' },
      { ask: '{hero} starts at 1:30 and works for 40 minutes. When does {hero} stop?', answer: '2:10' },
      { ask: 'Which is longer: 75 minutes or 1 hour and 10 minutes?', answer: '75 minutes' },
      { ask: '{friend} says 7:50 to 8:10 is 60 minutes. What is right?', answer: '20 minutes' },
      {
        ask: 'Each {token} takes 3 minutes. {friend} begins at 2:50 and needs 5 {tokens}. When is {friend} done?',
        answer: '3:05',
      },
      { ask: '{friend} sets the last {token} at 4:15. The work took 50 minutes. When did it begin?', answer: '3:25' },
      {
        ask: '{hero} works on three {tokens}: 2:10 to 2:55, 3:40 to 4:20, 5:05 to 5:40. Which time is longest?',
        answer: '2:10 to 2:55, with 45 minutes',
      },
      { ask: 'Name two hops from 6:40 to 7:15. How long is each?', answer: '20 minutes to 7:00, then 15' },
      {
        ask: '{hero} carries {tokens} from 8:15 to 8:45 and from 9:40 to 10:30. How many minutes in all?',
        answer: '80',
        sum: '30 + 20 + 30',
      },
      {
        ask: '{hero} is at {place} from 8:40 to 10:05. Hop to 9:00 and 10:00. How many minutes?',
        answer: '85',
        sum: '20 + 60 + 5',
      },
      { ask: 'Work at {place} must end at 6:00. It takes 75 minutes. When must it begin?', answer: '4:45' },
    ],
    sheets: [
      { kind: 'clock', form: 'elapsed', every: 5 },
      { kind: 'clock', form: 'elapsed', every: 1 },
    ],
  },
  {
    id: 'math.3.area-perimeter',
    subject: 'math',
    grade: '3rd',
    strand: 'measurement',
    order: 5,
    short: 'Area and Perimeter',
    iCan: 'I can measure the space inside a rectangle and the way around it.',
    codes: ['3.MD.7', '3.MD.8'],
    prerequisites: ['math.3.multiply', 'math.3.add-subtract-round'],
    keywords: [
      { word: 'area', definition: 'the space inside a flat shape, in square units' },
      { word: 'perimeter', definition: 'the way all around a shape' },
    ],
    model:
      'Draw a rectangle, 6 squares long and 4 squares wide. Say: For area I fill the inside. 4 rows of 6 are 24 square units. For perimeter I walk around the edge: 6 + 4 + 6 + 4 = 20 units. If I know the area and one side, I divide: 24 ÷ 6 = 4.',
    check: {
      question: 'You want to put a fence around a garden. Is that area or perimeter?',
      lookFor: 'Perimeter, because a fence goes around the edge.',
    },
    laterChecks: [
      {
        question: 'A rug is 7 feet by 3 feet. What are its area and its perimeter?',
        lookFor: 'Area: 7 × 3 = 21 square feet. Perimeter: 7 + 3 + 7 + 3 = 20 feet.',
      },
      {
        question: 'You cover a table top, 5 by 4 feet, with tiles. Area or perimeter, and how much?',
        lookFor: 'Area, because tiles cover the inside: 20 square feet.',
      },
    ],
    misconception: {
      says: 'The perimeter is 6 + 4 = 10.',
      reply: 'Walk the edge with your finger. You have walked two sides. Are you back where you began?',
    },
    easier: 'Draw the squares inside and count them one row at a time.',
    harder: 'Find two rectangles with the same perimeter but a different area (such as 2 by 6 and 4 by 4).',
    again: {
      easier:
        'Draw 2 rows of 3 squares that touch. Count the squares inside: 6. Count the square sides all around the edge: 10.',
      harder:
        'A rectangle has an area of 24 squares and a perimeter of 22 units. How long are its sides? (3 and 8 units)',
    },
    prompts: [
      {
        ask: '{hero} lays one {token} in each square of 4 rows of 9. What is the area in squares?',
        answer: '36',
        sum: '4 * 9',
      },
      {
        ask: '{hero} ropes off a square with sides of 3 feet for {tokens}. What is its perimeter in feet?',
        answer: '12',
        sum: '4 * 3',
      },
      {
        ask: 'A mat for {place} is 8 feet long and 5 feet wide. What is its area in square feet?',
        answer: '40',
        sum: '8 * 5',
      },
      {
        ask: '{friend} walks once around a mat, 8 by 5 feet. How many feet is that?',
        answer: '26',
        sum: '2 * (8 + 5)',
      },
      {
        ask: '{friend} covers a rectangle with 48 {tokens}, one in each square. It has 6 rows. How long is each row?',
        answer: '8',
        sum: '48 / 6',
      },
      {
        ask: 'The lid of a box of {tokens} is 9 by 6 inches. How many inches is it around?',
        answer: '30',
        sum: '2 * (9 + 6)',
      },
      {
        ask: '{friend} says a flag of 7 by 3 feet has a perimeter of 10 feet. What is right?',
        answer: '20',
        sum: '2 * (7 + 3)',
      },
      { ask: 'An area is 35 square feet. One side is 7 feet. How long is the other?', answer: '5', sum: '35 / 7' },
      {
        ask: 'A mat at {place} is 10 feet by 4 feet. One {token} lies at every foot of its edge. How many {tokens}?',
        answer: '28',
        sum: '2 * (10 + 4)',
      },
      { ask: '{tokens} must cover the whole floor of a box. Do you need its area or its perimeter?', answer: 'area' },
      {
        ask: '{hero} sets one {token} on every 2 square feet of a mat, 6 by 7 feet. How many {tokens}?',
        answer: '21',
        sum: '6 * 7 / 2',
      },
      { ask: 'Which mat has more area for {tokens}: 3 by 6 or 4 by 4?', answer: 'the 3 by 6 mat' },
      { ask: 'A square has a perimeter of 36 feet. How long is one side?', answer: '9', sum: '36 / 4' },
      { ask: 'Which area does not belong: 2 by 8, 4 by 4, 3 by 6? Tell why.', answer: '3 by 6, the others are 16' },
      {
        ask: '{hero} lays two mats at {place}: 4 by 6 feet and 3 by 3 feet. How many square feet in all?',
        answer: '33',
        sum: '4 * 6 + 3 * 3',
      },
      {
        ask: 'A rectangle has a perimeter of 20 inches. Its two long sides are 7 inches each. How long is a short side?',
        answer: '3',
        sum: '(20 - 7 - 7) / 2',
      },
      {
        ask: 'Draw two rectangles with an area of 12. Are their perimeters the same?',
        answer: 'no, such as 14 for 3 by 4 and 16 for 2 by 6',
      },
      {
        ask: 'Draw rectangles with a perimeter of 16. What is the largest area you can get?',
        answer: '16',
        sum: '4 * 4',
      },
    ],
    sheets: [
      { kind: 'unit-squares', form: 'both', size: 8, rectangles: true },
      { kind: 'number-practice', tasks: [{ do: 'area', upTo: 10 }] },
      { kind: 'number-practice', tasks: [{ do: 'perimeter', upTo: 10 }] },
      { kind: 'unit-squares', form: 'perimeter', size: 8, rectangles: true },
    ],
  },
]
