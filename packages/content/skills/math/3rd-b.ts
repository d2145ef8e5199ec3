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
      'Draw a line with 2:40 at the left and 3:15 at the right. Say: I hop to the next full hour. From 2:40 to 3:00 is 20 minutes. From 3:00 to 3:15 is 15 more. 20 + 15 = 35 minutes.',
    check: {
      question: 'A walk starts at 4:50 and ends at 5:20. How long is it?',
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
    harder: 'Work backward: it ended at 6:05 and took 45 minutes, so when did it start?',
    prompts: [
      { ask: 'How many minutes go by from 2:00 to 2:30?', answer: '30' },
      { ask: 'From 3:10 to 3:25: how many minutes?', answer: '15', sum: '25 - 10' },
      { ask: 'The long hand moves from 12 to 5. How many minutes go by?', answer: '25', sum: '5 * 5' },
      { ask: 'From 4:40 to 5:00: how many minutes?', answer: '20', sum: '60 - 40' },
      {
        ask: '{hero} is at {place} at 9:45. {friend} comes at 10:20. How many minutes does {hero} wait?',
        answer: '35',
        sum: '15 + 20',
      },
      { ask: 'A nap lasts from 1:55 to 2:05. How many minutes is it?', answer: '10', sum: '5 + 5' },
      { ask: 'Draw a time line from 6:50 to 7:30. How many minutes is it?', answer: '40', sum: '10 + 30' },
      { ask: '{friend} sorts {things} from 5:35 to 6:20. How many minutes is that?', answer: '45', sum: '25 + 20' },
      { ask: '{hero} starts at 1:30 and works for 40 minutes. When does {hero} stop?', answer: '2:10' },
      { ask: '{hero} works at {place} from 10:50 to 11:45. How many minutes?', answer: '55', sum: '10 + 45' },
      { ask: 'Which is longer: 75 minutes or 1 hour and 10 minutes?', answer: '75 minutes' },
      { ask: 'Someone says 7:50 to 8:10 is 60 minutes. What is right?', answer: '20 minutes' },
      { ask: 'A show ends at 4:15. It took 50 minutes. When did it begin?', answer: '3:25' },
      {
        ask: 'Which took longest: 2:10 to 2:55, 3:40 to 4:20 or 5:05 to 5:40?',
        answer: '2:10 to 2:55, with 45 minutes',
      },
      { ask: 'Name two hops from 6:40 to 7:15. How long is each?', answer: '20 minutes to 7:00, then 15' },
      {
        ask: 'A bus ride goes from 8:15 to 8:45, a second one from 9:40 to 10:30. How many minutes in all?',
        answer: '80',
        sum: '30 + 20 + 30',
      },
    ],
    sheets: [
      { kind: 'clock', form: 'elapsed', every: 5 },
      { kind: 'clock', form: 'elapsed', every: 1 },
      { kind: 'timeline', unit: 'hour', ask: ['how-long', 'between', 'order'] },
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
      'Draw a rectangle, 6 squares long and 4 squares wide. Say: For area I fill the inside. 4 rows of 6 are 24 square units. For perimeter I walk around the edge: 6 + 4 + 6 + 4 = 20 units.',
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
    harder: 'Find two rectangles with the same perimeter but a different area.',
    prompts: [
      { ask: 'Draw 2 rows of 7 squares. What is the area in square units?', answer: '14', sum: '2 * 7' },
      { ask: 'A square has sides of 3 feet. What is its perimeter in feet?', answer: '12', sum: '4 * 3' },
      { ask: 'A mat is 8 feet long and 5 feet wide. What is its area in square feet?', answer: '40', sum: '8 * 5' },
      { ask: 'A mat is 8 feet by 5 feet. How many feet is it around the edge?', answer: '26', sum: '2 * (8 + 5)' },
      { ask: '{hero} has 24 square tiles and makes 4 equal rows. How long is each row?', answer: '6', sum: '24 / 4' },
      {
        ask: 'A frame goes around a picture, 9 inches by 6 inches. How many inches of frame?',
        answer: '30',
        sum: '2 * (9 + 6)',
      },
      {
        ask: '{friend} says a flag of 7 by 3 feet has a perimeter of 10 feet. What is right?',
        answer: '20',
        sum: '2 * (7 + 3)',
      },
      { ask: 'An area is 35 square feet. One side is 7 feet. How long is the other?', answer: '5', sum: '35 / 7' },
      { ask: 'Grass must cover a yard. Do you need its area or its perimeter?', answer: 'area' },
      {
        ask: 'Each {thing} needs 2 square feet. How many {things} fit on a mat, 6 by 7 feet?',
        answer: '21',
        sum: '6 * 7 / 2',
      },
      { ask: 'Which has more area: a mat 3 by 6 or a mat 4 by 4?', answer: 'the 3 by 6 mat' },
      { ask: 'A square has a perimeter of 36 feet. How long is one side?', answer: '9', sum: '36 / 4' },
      { ask: 'Which area does not belong: 2 by 8, 4 by 4, 3 by 6? Tell why.', answer: '3 by 6, the others are 16' },
      {
        ask: '{hero} lays two mats at {place}: 4 by 6 feet and 3 by 3 feet. How many square feet in all?',
        answer: '33',
        sum: '4 * 6 + 3 * 3',
      },
      {
        ask: 'A rectangle has a perimeter of 20 inches. Its long side is 7 inches. How long is its short side?',
        answer: '3',
        sum: '20 / 2 - 7',
      },
      {
        ask: 'Draw two rectangles with an area of 12. Are their perimeters the same?',
        answer: 'no, such as 14 for 3 by 4 and 16 for 2 by 6',
      },
      {
        ask: 'A garden of 10 by 4 feet has a pond of 2 by 3 feet. How many square feet are garden?',
        answer: '34',
        sum: '10 * 4 - 2 * 3',
      },
    ],
    sheets: [
      { kind: 'unit-squares', form: 'both', size: 8 },
      { kind: 'number-practice', tasks: [{ do: 'area', upTo: 10 }] },
      { kind: 'number-practice', tasks: [{ do: 'perimeter', upTo: 10 }] },
      { kind: 'unit-squares', form: 'area', size: 8 },
      { kind: 'unit-squares', form: 'perimeter', size: 8 },
    ],
  },
  {
    id: 'math.3.scaled-graph',
    subject: 'math',
    grade: '3rd',
    strand: 'data',
    order: 6,
    short: 'Graphs with a Scale',
    iCan: 'I can solve problems from a graph where one step stands for more than one.',
    codes: ['3.MD.3'],
    prerequisites: ['math.2.four-bar-graph', 'math.3.multiply'],
    keywords: [
      { word: 'scale', definition: 'the numbers on the side of a graph' },
      { word: 'key', definition: 'a note that tells what one picture stands for' },
    ],
    model:
      'Draw a row of 4 stars and half a star. Write: one star = 10 votes. Say: I read the key first. 4 stars are 4 × 10 = 40 votes. Half a star is half of 10, so 5. The row shows 45 votes.',
    check: {
      question: 'One picture stands for 5 stamps. How many stamps are 6 pictures?',
      lookFor: '30, since each picture counts five: 6 × 5 = 30.',
    },
    laterChecks: [
      {
        question: 'Each line of a graph is 10. A bar ends halfway between 30 and 40. What does it show?',
        lookFor: '35, because half of a step of 10 is 5.',
      },
      {
        question: 'One picture stands for 4 votes. How many pictures show 28 votes?',
        lookFor: '7 pictures, because 7 groups of 4 make 28.',
      },
    ],
    misconception: {
      says: 'This bar is 3 lines high, so it shows 3.',
      reply: 'Look at the numbers on the side. How far does each line jump, and where do 3 jumps end?',
    },
    tools: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Use a scale of 2 and skip count up the side together.',
    harder: 'Choose a good scale for 15, 40 and 65 and tell why it fits.',
    prompts: [
      { ask: 'One picture stands for 2 {things}. How many {things} are 7 pictures?', answer: '14', sum: '7 * 2' },
      { ask: 'The side of a graph says 0, 5, 10, 15. What comes next?', answer: '20', sum: '15 + 5' },
      { ask: 'A bar is 6 lines high. Each line is 10. What does the bar show?', answer: '60', sum: '6 * 10' },
      { ask: 'One star is 10 votes. How many votes is half a star?', answer: '5', sum: '10 / 2' },
      {
        ask: 'You want to show 45 {things}. One picture stands for 5. How many pictures do you draw?',
        answer: '9',
        sum: '45 / 5',
      },
      {
        ask: 'A graph shows 35 {things} for {hero} and 20 for {friend}. How many more has {hero}?',
        answer: '15',
        sum: '35 - 20',
      },
      {
        ask: '{friend} sees 4 stars and says 4 votes. One star is 10 votes. What is right?',
        answer: '40',
        sum: '4 * 10',
      },
      { ask: 'Which scale fits the numbers 20, 50 and 80 best: steps of 1, 10 or 100?', answer: '10' },
      { ask: 'Bars show 20, 45, 15 and 30 votes. How many votes in all?', answer: '110', sum: '20 + 45 + 15 + 30' },
      { ask: 'A bar ends halfway between 70 and 80. What does it show?', answer: '75', sum: '(70 + 80) / 2' },
      {
        ask: 'Draw a bar for 35 beside a scale of 0, 10, 20, 30, 40. Where does the bar end?',
        answer: 'halfway between 30 and 40',
      },
      { ask: 'Each step is 5. Which bar does not end on a line: 15, 22, 30 or 45?', answer: '22' },
      {
        ask: 'A key says one dot is 8 points. A row has 3 and a half dots. How many points?',
        answer: '28',
        sum: '3 * 8 + 4',
      },
      {
        ask: 'Graph 15 votes for red, 30 for blue and 10 for gold in steps of 5. How many steps high is blue?',
        answer: '6',
        sum: '30 / 5',
      },
      {
        ask: 'The top bar is 60. The other two are 15 and 20. How many more is the top bar than both together?',
        answer: '25',
        sum: '60 - 15 - 20',
      },
      {
        ask: 'Graph 40 {things} twice: in steps of 5 and in steps of 10. Which bar has more steps?',
        answer: 'steps of 5: 8, not 4',
      },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'how-many-more', 'draw', 'most'],
      },
      {
        kind: 'bar-graph',
        form: 'picture',
        categories: 4,
        scale: 2,
        upTo: 20,
        ask: ['how-many', 'fewest', 'how-many-more', 'draw'],
      },
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 10,
        upTo: 100,
        ask: ['how-many', 'how-many-more', 'total', 'draw'],
      },
    ],
  },
]
