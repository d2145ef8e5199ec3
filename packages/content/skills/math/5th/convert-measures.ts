import type { Skill } from '../../../types.ts'

export const convertMeasures: Skill = {
  id: 'math.5.convert-measures',
  subject: 'math',
  grade: '5th',
  strand: 'measurement',
  order: 11,
  short: 'Converting Measures',
  iCan: 'I can convert between units to solve a problem in more than one step.',
  codes: ['5.MD.1'],
  prerequisites: ['math.4.convert-units', 'math.5.add-subtract-decimals'],
  keywords: [{ word: 'convert', definition: 'to write the same measure in another unit' }],
  model:
    'Write: 2.5 kilometers in all, 900 meters walked. Say: How far is left? I convert. Kilo means 1,000, so I have 2.5 × 1,000 = 2,500 meters. 2,500 - 900 = 1,600 meters are left. Back to kilometers I divide: 1,600 ÷ 1,000 = 1.6. A foot is 12 inches, so 4 feet 5 inches is 4 × 12 + 5 = 53 inches.',
  picture: {
    kind: 'number-line',
    from: 0,
    to: 2.5,
    step: 2.5,
    labels: [
      { at: 0, text: '0' },
      { at: 0.9, text: '900' },
      { at: 2.5, text: '2,500 m' },
    ],
    hops: [
      { from: 0, to: 0.9, text: '900 m' },
      { from: 0.9, to: 2.5, text: '1,600 m' },
    ],
  },
  check: {
    question: 'Three bags of 750 grams: is that more or less than 2 kilograms? By how much?',
    lookFor: 'More, by 250 grams. 3 × 750 = 2,250 grams, and 2 kilograms are 2,000.',
  },
  laterChecks: [
    {
      question: 'A yard is 36 inches. A 2-yard ribbon loses 20 inches. How many inches are left?',
      lookFor: '52 inches, because 2 yards are 72 inches.',
    },
    {
      question: 'Three jugs hold 500 milliliters each. How many liters is that?',
      lookFor: '1.5 liters, because 1,500 milliliters divided by 1,000 is 1.5.',
    },
    {
      question: 'Two boards are 3 feet 8 inches each. How long are both end to end?',
      lookFor: '7 feet 4 inches. 2 × 44 = 88 inches, and 88 ÷ 12 is 7 R 4.',
      further: true,
    },
  ],
  misconception: {
    says: 'From grams to kilograms I multiply by 1,000.',
    reply: 'A kilogram is 1,000 grams. Would a few grams of salt be thousands of kilograms?',
  },
  easier:
    'A shelf is 1.5 meters long. Is the number in centimeters larger or smaller? (larger) Find it, then take 20 centimeters off. (150, then 130)',
  harder: 'Add 1.2 kilometers, 850 meters and 9,500 centimeters and write the total in meters (2,145).',
  again: {
    easier:
      'Draw a bar for 1 meter and write 100 centimeters under it. Take 30 centimeters away. How many are left? (70 centimeters)',
    harder:
      'A tap drips 2 milliliters every 10 seconds. How many liters does it lose in 5 hours? (3.6, as 720 milliliters are lost each hour)',
    model:
      'Write 2 pounds 10 ounces. Say: Three bags weigh that much each. A pound is 16 ounces, so I convert one bag: 2 × 16 + 10 = 42. 3 × 42 = 126 ounces. 126 ÷ 16 is 7 R 14. So all three weigh 7 pounds 14 ounces.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 42, label: '1 bag: 42 oz' },
        { value: 126, label: '3 bags: 126 oz' },
      ],
    },
    misconception: {
      says: '3 times as much is 6 pounds 30 ounces, so 9 pounds.',
      reply: 'Draw 30 strokes for the ounces and ring a full pound. How many strokes go into a ring?',
    },
  },
  third: {
    easier:
      'Change 3 feet 4 inches to inches: 36 + 4 = 40. Take that twice. How many feet and inches is it? (80 inches, 6 feet 8 inches)',
    harder:
      'Five bags weigh 1 pound 12 ounces each. How much is missing to 10 pounds? (1 pound 4 ounces, as 160 - 140 = 20)',
  },
  prompts: [
    {
      ask: 'The way to {place} is 4 kilometers long. {friend} goes there and back. Convert: how many meters is that?',
      answer: '8000',
      sum: '2 * 4 * 1000',
    },
    {
      ask: '6 gallons of water are needed at {place}. A gallon is 4 quarts. How many quarts is that?',
      answer: '24',
      sum: '6 * 4',
    },
    {
      ask: '{friend} cuts 15 centimeters off a ribbon of 0.4 meters. How many centimeters stay?',
      answer: '25',
      sum: '0.4 * 100 - 15',
    },
    {
      ask: '{hero} takes 350 grams out of a 1-kilogram box of {tokens}. How many grams are left?',
      answer: '650',
      sum: '1000 - 350',
    },
    {
      ask: 'Each {token} gets 1 foot of a 3-yard shelf at {place}. A yard is 3 feet. How many {tokens} fit?',
      answer: '9',
      sum: '3 * 3',
    },
    {
      ask: 'All {tokens} at {place} weigh 5,500 grams. {hero} takes 2 kilograms away. How many kilograms stay?',
      answer: '3.5',
      sum: '5500 / 1000 - 2',
    },
    {
      ask: 'A liter is 1,000 milliliters. {friend} brings a 2-liter jug to {place} and fills mugs of 250 milliliters. How many mugs?',
      answer: '8',
      sum: '2000 / 250',
    },
    {
      ask: '{hero} works 1.5 hours and then 25 minutes at {place}. Convert to minutes. How many in all?',
      answer: '115',
      sum: '1.5 * 60 + 25',
    },
    {
      ask: 'A quart is one fourth of a gallon. Which holds more: 3 boxes of 2 quarts or 1 box of 1 gallon?',
      answer: '3 boxes of 2 quarts',
    },
    {
      ask: '{hero} needs 16 pieces of ribbon for {place}, 25 centimeters each. How many meters is that?',
      answer: '4',
      sum: '25 * 16 / 100',
    },
    { ask: 'Convert to meters and order from least: 0.9 km, 950 m, 9,000 cm.', answer: '9,000 cm, 0.9 km, 950 m' },
    {
      ask: 'The way to {place} is 3.2 kilometers. {hero} has gone 1,450 meters. How many meters are left?',
      answer: '1750',
      sum: '3.2 * 1000 - 1450',
    },
    {
      ask: 'A yard is 3 feet, and a foot is 12 inches. Which does not belong: 2 yards, 6 feet, 72 inches, 5 feet?',
      answer: '5 feet, the others are equal',
    },
    {
      ask: 'A pound is 16 ounces. {friend} packs 3 bags of 12 ounces and 1 bag of 1 pound. How many ounces in all?',
      answer: '52',
      sum: '3 * 12 + 16',
    },
    {
      ask: '{hero} works at {place} for 10,000 seconds. Is that longer than 3 hours?',
      answer: 'no, 3 hours are 10,800 seconds',
    },
    {
      ask: 'One set of {tokens} weighs 125 grams. How many kilograms do 16 sets weigh?',
      answer: '2',
      sum: '125 * 16 / 1000',
    },
    {
      ask: '{friend} pours 1.5 liters, or 1,500 milliliters, into 7 mugs of 200 milliliters. How many milliliters are left?',
      answer: '100',
      sum: '1500 - 7 * 200',
    },
    {
      ask: '{hero} plans a trail of 2.4 kilometers. The first post stands after 80 meters, then one every 80 meters up to the end. How many posts?',
      answer: '30',
      sum: '2400 / 80',
    },
    {
      ask: 'A tank at {place} loses 50 milliliters an hour. 1,000 milliliters make a liter. How many liters is that in one day?',
      answer: '1.2',
      sum: '50 * 24 / 1000',
    },
    {
      ask: '5 bags weigh 1.25 kilograms each, and 800 grams are taken out. How many kilograms are left?',
      answer: '5.45',
      sum: '5 * 1.25 - 0.8',
    },
    {
      ask: 'Four boards at {place} are 2 feet 9 inches long each. How many feet are they end to end?',
      answer: '11',
      sum: '4 * 33 / 12',
      further: true,
    },
    {
      ask: 'One bag of {tokens} weighs 3 pounds 5 ounces. How many ounces do 4 such bags weigh?',
      answer: '212',
      sum: '4 * (3 * 16 + 5)',
      further: true,
    },
    {
      ask: '{hero} needs 8 strips of ribbon, 1 foot 3 inches each. How many feet of ribbon is that?',
      answer: '10',
      sum: '8 * 15 / 12',
      further: true,
    },
    {
      ask: 'Five boards at {place} are 1 foot 8 inches long each. How many feet and inches are they end to end?',
      answer: '8 feet 4 inches',
      further: true,
    },
    {
      ask: '{friend} works 1 hour 25 minutes at {place} on each of 3 days. How many hours and minutes is that?',
      answer: '4 hours 15 minutes',
      further: true,
    },
    {
      ask: 'Three bags of {tokens} weigh 1 pound 7 ounces each. How many pounds and ounces do they weigh?',
      answer: '4 pounds 5 ounces',
      further: true,
    },
    {
      ask: 'Two jugs hold 1 gallon 3 quarts each. 4 quarts make a gallon. How many gallons and quarts do they hold?',
      answer: '3 gallons 2 quarts',
      further: true,
    },
  ],
  sheets: [
    { kind: 'measuring', form: 'convert-stories', unit: 'centimeter' },
    {
      kind: 'organizer',
      further: true,
      form: 'grid',
      title: 'Both Units Back',
      ask: 'Convert one to the smaller unit and multiply. Then divide to get both units back.',
      boxes: [
        {
          heading: '3 boards of 1 foot 7 inches',
          prompt: 'How many feet and inches end to end?',
          lines: 3,
          sample: '3 × 19 = 57 inches, so 4 feet 9 inches',
        },
        {
          heading: '4 bags of 2 pounds 6 ounces',
          prompt: 'How many pounds and ounces in all?',
          lines: 3,
          sample: '4 × 38 = 152 ounces, so 9 pounds 8 ounces',
        },
        {
          heading: '5 shows of 1 hour 25 minutes',
          prompt: 'How many hours and minutes in all?',
          lines: 3,
          sample: '5 × 85 = 425 minutes, so 7 hours 5 minutes',
        },
        {
          heading: '3 jugs of 2 gallons 3 quarts',
          prompt: 'How many gallons and quarts in all?',
          lines: 3,
          sample: '3 × 11 = 33 quarts, so 8 gallons 1 quart',
        },
      ],
      lookFor: 'Each answer has both units, and the smaller one is less than a full larger one.',
    },
    { kind: 'measuring', form: 'convert-stories', unit: 'inch', further: true },
    { kind: 'measuring', form: 'convert', unit: 'centimeter' },
  ],
}
