import type { Skill } from '../../../types.ts'
import { cutItFairly } from './organizers.ts'

export const convertUnits: Skill = {
  id: 'math.4.convert-units',
  subject: 'math',
  grade: '4th',
  strand: 'measurement',
  order: 10,
  short: 'Changing Units',
  iCan: 'I can convert a measure from a larger unit to a smaller one.',
  codes: ['4.MD.1', '4.MD.2'],
  prerequisites: ['math.3.quarter-inches', 'math.4.multiply-multi-digit'],
  keywords: [
    { word: 'convert', definition: 'to write the same measure in another unit' },
    { word: 'yard', definition: '3 feet, and each foot has 12 inches' },
    { word: 'meter', definition: '100 centimeters, a bit more than one yard' },
  ],
  model:
    'Draw 7 boxes and write 12 in each. Say: A door is 7 feet 2 inches high. Each foot has 12 inches. 7 × 12 = 84, and 2 more make 86 inches. Inches are smaller, so it takes more of them. A yard has 3 feet, a meter 100 centimeters, an hour 60 minutes.',
  picture: { kind: 'table', rows: [['12', '12', '12', '12', '12', '12', '12']] },
  check: {
    question: 'How many inches are 5 feet 3 inches? How do you know?',
    lookFor: '63, because 5 × 12 = 60, and 3 more make 63.',
  },
  laterChecks: [
    {
      question: 'How many minutes are 4 hours? What do you multiply?',
      lookFor: '240 minutes, because each hour has 60: 4 × 60.',
    },
    {
      question: 'Is 2 yards more or less than 5 feet? How do you know?',
      lookFor: 'More, because each yard has 3 feet, so it is 6 feet.',
    },
    {
      question: 'A ribbon of 4 feet 6 inches is cut into 6 equal pieces. How long is each?',
      lookFor: '9 inches: 4 × 12 + 6 = 54, and 54 ÷ 6 = 9.',
      further: true,
    },
    {
      question: 'A board of 6 feet 8 inches is cut into 5 equal pieces. How long is each?',
      lookFor: '16 inches: 6 × 12 + 8 = 80, and 80 ÷ 5 = 16.',
      further: true,
    },
  ],
  misconception: {
    says: 'Inches are smaller, so the number must be smaller.',
    reply: 'If you cross the room in tiny steps, do you need more steps or fewer?',
  },
  easier: 'Draw 3 boxes and write 12 in each. Add them up: 12, 24, 36. How many inches are 3 feet? (36)',
  harder: 'Find how much longer 3 yards are than 100 inches, in inches (8: 3 yards are 108 inches).',
  again: {
    easier: 'Change 2 feet 8 inches to inches first: 24 + 8 = 32. Then cut it into 4 equal pieces. (8 inches each)',
    harder:
      'A ribbon of 2 yards is cut into one piece of 40 inches and 4 equal pieces. How long is each of the 4? (8 inches)',
    model:
      'Write 5 feet 4 inches. Say: A board this long is cut into 4 equal pieces. First I change it all to inches: 5 × 12 + 4 = 64. Then I share: 64 ÷ 4 = 16, so each piece is 16 inches. How many 8-inch pieces would it give? 64 ÷ 8 = 8 pieces.',
    picture: {
      kind: 'bars',
      bars: [
        { parts: 1, shaded: [], label: '5 × 12 + 4 = 64' },
        { parts: 4, shaded: [1], label: '64 ÷ 4 = 16' },
      ],
    },
    misconception: {
      says: '5 feet 4 inches for 4 pieces: 1 foot and 1 inch for each.',
      reply: 'Draw four pieces of 1 foot 1 inch end to end. How long are they together?',
    },
  },
  third: {
    easier: 'Change 1 hour 20 minutes to minutes: 60 + 20 = 80. Share that into 4 equal parts. (20 minutes each)',
    harder:
      'A roll of 5 yards is cut into pieces of 1 foot 6 inches. How many pieces are there? (10, as 180 ÷ 18 = 10)',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'A path to {place} is 4 yards long. Draw one box for each yard and split it into feet. How many small boxes do you have?',
      answer: '12',
      sum: '4 * 3',
    },
    {
      part: 'convert',
      ask: '{hero} needs 5 meters 20 centimeters of ribbon at {place}. How many centimeters is that?',
      answer: '520',
      sum: '5 * 100 + 20',
    },
    {
      part: 'convert',
      ask: '{friend} sorts {tokens} for 3 hours. How many minutes is that?',
      answer: '180',
      sum: '3 * 60',
    },
    {
      part: 'draw',
      ask: 'Take 6 big steps. Call each step one yard. How many feet is that?',
      answer: '18',
      sum: '6 * 3',
    },
    {
      part: 'convert',
      ask: '{hero} works at {place} for 1 hour and 35 minutes. How many minutes is that?',
      answer: '95',
      sum: '60 + 35',
    },
    {
      part: 'convert',
      ask: 'A shelf for {tokens} is 9 feet long. How many inches is that?',
      answer: '108',
      sum: '9 * 12',
    },
    {
      part: 'convert',
      ask: 'A row of {tokens} at {place} is 6 meters 5 centimeters long. How many centimeters is it?',
      answer: '605',
      sum: '6 * 100 + 5',
    },
    {
      part: 'draw',
      ask: 'Draw 5 boxes for 5 feet. Write the inches in each and add. How many inches?',
      answer: '60',
      sum: '5 * 12',
    },
    {
      part: 'convert',
      ask: 'A path at {place} is 9 yards long. {friend} sets one {token} on each foot. How many {tokens}?',
      answer: '27',
      sum: '9 * 3',
    },
    {
      part: 'convert',
      ask: 'Convert 2 meters to centimeters. How many centimeters longer than 190 is that?',
      answer: '10',
      sum: '2 * 100 - 190',
    },
    {
      part: 'draw',
      ask: 'Draw a bar for 2 hours 35 minutes. Write the minutes in each hour. How many minutes in all?',
      answer: '155',
      sum: '2 * 60 + 35',
    },
    {
      part: 'draw',
      ask: 'Draw a tower of 3 boxes, one for each yard. Write the feet in each. How many feet high is the tower?',
      answer: '9',
      sum: '3 * 3',
    },
    { part: 'convert', ask: '{friend} writes 2 feet = 20 inches. How many inches is it?', answer: '24', sum: '2 * 12' },
    {
      part: 'convert',
      ask: 'It takes {hero} 5 minutes to draw one {token}. A minute has 60 seconds. How many seconds does it take?',
      answer: '300',
      sum: '5 * 60',
    },
    {
      part: 'convert',
      ask: 'A table at {place} is 2 feet 5 inches high. Convert that to inches. How many is it?',
      answer: '29',
      sum: '2 * 12 + 5',
    },
    {
      part: 'convert',
      ask: 'A crate of {tokens} weighs 5 pounds, and a pound is 16 ounces. How many ounces is it?',
      answer: '80',
      sum: '5 * 16',
    },
    {
      part: 'convert',
      ask: 'Order from least: 1 yard, 2 feet, 30 inches. Convert to inches first.',
      answer: '2 feet, 30 inches, 1 yard',
    },
    {
      part: 'convert',
      ask: 'Which does not belong: 3 feet, 1 yard, 36 inches, 30 inches? Tell why.',
      answer: '30 inches, the others are equal',
    },
    {
      part: 'convert',
      ask: '{hero} sets {tokens} in a line that grows by 8 centimeters each minute. How many centimeters is that in half an hour?',
      answer: '240',
      sum: '8 * 30',
    },
    {
      part: 'convert',
      ask: '{hero} works 2 hours and {friend} works 130 minutes. Who works longer, and by how much?',
      answer: '{friend}, by 10 minutes',
    },
    {
      part: 'convert',
      ask: 'A kilogram is 1,000 grams. {friend} packs 7 kilograms of rice. How many grams are packed?',
      answer: '7000',
      sum: '7 * 1000',
    },
    {
      part: 'draw',
      ask: 'Draw a bar for 1 hour 20 minutes. Cut it into 4 equal parts. How many minutes is one part?',
      answer: '20',
      sum: '(60 + 20) / 4',
      further: true,
    },
    {
      part: 'convert',
      ask: '{hero} cuts a board of 2 meters 40 centimeters into 4 equal parts. How many centimeters is each?',
      answer: '60',
      sum: '(2 * 100 + 40) / 4',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a bar for 1 meter 20 centimeters. Cut it into 4 equal parts. How many centimeters is one part?',
      answer: '30',
      sum: '(100 + 20) / 4',
      further: true,
    },
    {
      part: 'convert',
      ask: '{hero} cuts 6 feet of ribbon at {place} into 8-inch pieces. How many pieces?',
      answer: '9',
      sum: '6 * 12 / 8',
      further: true,
    },
    {
      part: 'draw',
      ask: 'Draw a bar for 3 feet 4 inches. Cut it into 5 equal parts. How many inches is one part?',
      answer: '8',
      sum: '(3 * 12 + 4) / 5',
      further: true,
    },
    {
      part: 'convert',
      ask: 'A board at {place} is 3 feet 6 inches long. {hero} cuts it into 6 equal pieces. How many inches is each?',
      answer: '7',
      sum: '(3 * 12 + 6) / 6',
      further: true,
    },
    {
      part: 'convert',
      ask: '{friend} draws 5 {tokens} in 1 hour and 15 minutes, each in the same time. How many minutes does one take?',
      answer: '15',
      sum: '(60 + 15) / 5',
      further: true,
    },
    {
      part: 'convert',
      ask: 'A cord of 5 feet 3 inches is cut into 7 equal pieces. How many inches is each?',
      answer: '9',
      sum: '(5 * 12 + 3) / 7',
      further: true,
    },
  ],
  sheets: [
    { kind: 'measuring', form: 'convert', unit: 'inch' },
    { ...cutItFairly, further: true },
    { kind: 'measuring', form: 'convert', unit: 'centimeter' },
  ],
}
