import type { Skill } from '../../types.ts'

export const fifthD: Skill[] = [
  {
    id: 'math.5.two-patterns',
    subject: 'math',
    grade: '5th',
    strand: 'patterns',
    order: 10,
    short: 'Two Patterns at Once',
    iCan: 'I can graph two number patterns and explain how their terms are related.',
    codes: ['5.OA.3'],
    prerequisites: ['math.4.rules-and-logic', 'math.5.coordinates'],
    keywords: [{ word: 'ordered pair', definition: 'two numbers that name one point' }],
    model:
      'Write A: 0, 2, 4, 6 and B: 0, 6, 12, 18. Say: A adds 2 and B adds 6. Each B is three times its A, because B grows three times as fast. Graph (2, 6), (4, 12) and (6, 18). They lie on one straight line.',
    check: {
      question: 'A adds 3 and B adds 12, both from 0. How are they related?',
      lookFor: 'Each term of B is four times the term of A.',
    },
    laterChecks: [
      {
        question: 'A adds 5 and B adds 10, both from 0. Which ordered pair comes after (10, 20)?',
        lookFor: '(15, 30). Each term of B is twice the term of A.',
      },
      {
        question: 'A starts at 0 and B at 7. Both add 4. How are they related?',
        lookFor: 'B is always 7 more than A, because both grow alike.',
      },
    ],
    misconception: {
      says: 'B is always 4 more, because 6 is 4 more than 2.',
      reply: 'Test the next pair, 4 and 12. Is it still 4 more, and what else links both pairs?',
    },
    tools: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    easier: 'Write both patterns under each other and join each pair by a line before you compare.',
    harder:
      'Start one pattern at 1 instead of 0 and argue what changes in the graph (the line keeps its slant but no longer begins at the origin).',
    again: {
      easier: 'Count by ones on your fingers while I count by threes: 1 and 3, 2 and 6. What goes with 5? (15)',
      harder:
        'A adds 4 and B adds 6, both from 0. When A is 28, what is B? How many times A is it? (42, one and a half times)',
    },
    prompts: [
      {
        ask: 'Each day {hero} sets 1 {token} and {friend} 5. How many has {friend} when {hero} has 7?',
        answer: '35',
        sum: '7 * 5',
      },
      {
        ask: '{hero} sets 4 {tokens} a day and {friend} sets 8. How many more has {friend} set after 6 days?',
        answer: '24',
        sum: '6 * 8 - 6 * 4',
      },
      { ask: 'A is 0, 3, 6, 9. B is 0, 6, 12, 18. How many times as much is B?', answer: '2', sum: '6 / 3' },
      { ask: 'Which point comes next: (1, 4), (2, 8), (3, 12)?', answer: '(4, 16)' },
      {
        ask: 'Two rows at {place} start at 0. One gains 2 {tokens} a day, one 6. How many has the second on day 7?',
        answer: '42',
        sum: '6 * 7',
      },
      {
        ask: 'Row B starts with 10 {tokens}, row A with 0. Both gain 5. How far apart are they?',
        answer: '10',
        sum: '10 - 0',
      },
      {
        ask: '{hero} adds 2 {tokens} and {friend} adds 3 each time, from 0. How many has {friend} when {hero} has 10?',
        answer: '15',
        sum: '10 / 2 * 3',
      },
      { ask: 'A adds 3 and B adds 9. Which ordered pair comes after (6, 18)?', answer: '(9, 27)' },
      {
        ask: '{hero} always has 4 times as many {tokens} as {friend}. {friend} has 5. How many has {hero}?',
        answer: '20',
        sum: '5 * 4',
      },
      { ask: 'Graph A 0, 1, 2 against B 0, 2, 4. What do the points make?', answer: 'a straight line' },
      { ask: 'Which point does not belong: (1, 3), (2, 6), (3, 8), (4, 12)?', answer: '(3, 8)' },
      {
        ask: '{friend} always has half as many {tokens} as {hero}. {hero} has 18. How many has {friend}?',
        answer: '9',
        sum: '18 / 2',
      },
      {
        ask: '{friend} says: If both add the same, B is a multiple of A. Test 0, 5, 10 and 3, 8, 13.',
        answer: 'no, B is always 3 more',
      },
      {
        ask: '{hero} counts 0, 4, 8 {tokens}, {friend} 12, 14, 16. After how many steps are the counts equal?',
        answer: '6',
        sum: '12 / (4 - 2)',
      },
      {
        ask: 'Graph both: A adds 1, B adds 3, and then A adds 1, B adds 1. Which line is steeper?',
        answer: 'the first, where B adds 3',
      },
      {
        ask: 'Make two patterns of {tokens} at {place} so that one is always half of the other.',
        answer: 'such as 0, 2, 4 and 0, 4, 8',
      },
    ],
    sheets: [
      { kind: 'function-table', rules: ['multiply', 'add'], upTo: 400 },
      { kind: 'coordinates', form: 'plot', size: 10 },
    ],
  },
  {
    id: 'math.5.convert-measures',
    subject: 'math',
    grade: '5th',
    strand: 'measurement',
    order: 11,
    short: 'Converting Measures',
    iCan: 'I can convert between units to solve a problem in more than one step.',
    codes: ['5.MD.1'],
    prerequisites: ['math.4.convert-units', 'math.5.add-subtract-decimals'],
    keywords: [
      { word: 'kilo', definition: 'a thousand, as in kilometer and kilogram' },
      { word: 'milli', definition: 'a thousandth, so 1,000 milliliters make one liter' },
      { word: 'quart', definition: 'one fourth of a gallon' },
    ],
    model:
      'Say: A trail is 2.5 kilometers. We walked 900 meters. How far is left? First I change to one unit: 2.5 kilometers are 2,500 meters. Then 2,500 - 900 = 1,600 meters. To smaller units I multiply. To larger ones I divide: 1.6 kilometers.',
    check: {
      question: 'Is 750 grams more or less than 1 kilogram? By how much?',
      lookFor: 'Less, by 250 grams, because 1 kilogram is 1,000 grams.',
    },
    laterChecks: [
      {
        question: 'A 2-yard rope loses 20 inches. How many inches are left?',
        lookFor: '52 inches, because 2 yards are 72 inches.',
      },
      {
        question: 'Three jugs hold 500 milliliters each. How many liters is that?',
        lookFor: '1.5 liters, because 1,500 milliliters divided by 1,000 is 1.5.',
      },
    ],
    misconception: {
      says: 'From grams to kilograms I multiply by 1,000.',
      reply: 'A kilogram is 1,000 grams. Would a few grams of salt be thousands of kilograms?',
    },
    easier: 'Estimate first whether the new number will be larger or smaller.',
    harder: 'Add 1.2 kilometers, 850 meters and 9,500 centimeters and write the total in meters (2,145).',
    again: {
      easier:
        'Draw a bar for 1 meter and write 100 centimeters under it. Take 30 centimeters away. How many are left? (70 centimeters)',
      harder:
        'A tap drips 2 milliliters every 10 seconds. How many liters does it lose in 5 hours? (3.6, as 720 milliliters are lost each hour)',
    },
    prompts: [
      { ask: 'A crate of {tokens} weighs 4 kilograms. How many grams is that?', answer: '4000', sum: '4 * 1000' },
      {
        ask: '6 gallons of water are needed at {place}. {hero} counts in quarts. How many quarts is that?',
        answer: '24',
        sum: '6 * 4',
      },
      { ask: 'The way to {place} is 3.2 kilometers. How many meters is that?', answer: '3200', sum: '3.2 * 1000' },
      {
        ask: '{hero} takes 350 grams out of a 1-kilogram box of {tokens}. How many grams are left?',
        answer: '650',
        sum: '1000 - 350',
      },
      {
        ask: 'All {tokens} at {place} weigh 5,500 grams. How many kilograms do they weigh?',
        answer: '5.5',
        sum: '5500 / 1000',
      },
      {
        ask: '{hero} needs 16 pieces of rope for {place}, 25 centimeters each. How many meters is that?',
        answer: '4',
        sum: '25 * 16 / 100',
      },
      {
        ask: 'Each {token} gets 1 foot of a 3-yard shelf at {place}. How many {tokens} fit?',
        answer: '9',
        sum: '3 * 3',
      },
      { ask: '{friend} says 0.4 meters is 4 centimeters. How many is it?', answer: '40', sum: '0.4 * 100' },
      { ask: 'Which box holds more {tokens}: 3 quarts or 1 gallon?', answer: '1 gallon' },
      {
        ask: '{friend} brings a 2-liter jug to {place} and fills mugs of 250 milliliters. How many mugs?',
        answer: '8',
        sum: '2000 / 250',
      },
      {
        ask: '{hero} works 1.5 hours and then 25 minutes at {place}. How many minutes in all?',
        answer: '115',
        sum: '1.5 * 60 + 25',
      },
      { ask: 'Order from least: 0.9 km, 950 m, 9,000 cm.', answer: '9,000 cm, 0.9 km, 950 m' },
      {
        ask: 'Which does not belong: 2 yards, 6 feet, 72 inches, 5 feet? Tell why.',
        answer: '5 feet, the others are equal',
      },
      {
        ask: '{hero} works at {place} for 10,000 seconds. Is that longer than 3 hours?',
        answer: 'no, 3 hours are 10,800 seconds',
      },
      {
        ask: 'A tank at {place} loses 50 milliliters an hour. How many liters is that in one day?',
        answer: '1.2',
        sum: '50 * 24 / 1000',
      },
      {
        ask: 'A pound is 16 ounces. {friend} packs 3 bags of 12 ounces and 1 bag of 1 pound. How many ounces in all?',
        answer: '52',
        sum: '3 * 12 + 16',
      },
      {
        ask: 'One set of {tokens} weighs 125 grams. How many kilograms do 16 sets weigh?',
        answer: '2',
        sum: '125 * 16 / 1000',
      },
    ],
    sheets: [
      { kind: 'measuring', form: 'convert', unit: 'centimeter' },
      { kind: 'measuring', form: 'convert', unit: 'inch' },
    ],
  },
]
