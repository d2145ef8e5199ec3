import type { Skill } from '../../../types.ts'

export const addSubtractDecimals: Skill = {
  id: 'math.5.add-subtract-decimals',
  subject: 'math',
  grade: '5th',
  strand: 'fractions',
  order: 4,
  short: 'Adding and Subtracting Decimals',
  iCan: 'I can calculate sums and differences of decimals by lining up the points.',
  codes: ['5.NBT.7', '5.NBT.3'],
  prerequisites: ['math.4.tenths-hundredths', 'math.4.add-subtract-thousands'],
  keywords: [
    { word: 'decimal point', definition: 'the point between the ones and the tenths' },
    { word: 'thousandth', definition: 'one of 1,000 equal parts' },
  ],
  model:
    'Write 5 - 1.75 with the decimal points lined up. Say: 5 is 5.00. I open a whole: 9 tenths and 10 hundredths. 10 - 5 = 5, 9 - 7 = 2, 4 - 1 = 3: it is 3.25. Now add 3.25 + 1.8. 8 tenths are 80 hundredths: 1.80. 2 + 8 = 10 tenths, so I carry a whole: 5.05.',
  picture: { kind: 'columns', above: ['10', '9', '4'], rows: ['5.00', '- 1.75'], result: ['3.25'] },
  check: {
    question: 'How would you set up 3.6 + 0.48, and what is the sum?',
    lookFor: 'Decimal points lined up, 3.60 over 0.48. The sum is 4.08.',
  },
  laterChecks: [
    {
      question: 'What is 8 - 2.35, and where is the point of the 8?',
      lookFor: '5.65. The point stands after the 8: 8.00 - 2.35.',
    },
    {
      question: 'Someone says 0.9 + 0.25 is 0.34. What went wrong?',
      lookFor: 'The last digits were lined up. It is 0.90 + 0.25 = 1.15.',
    },
    {
      question: 'What is 3.4 - 1.258? Which zeros do you write first?',
      lookFor: '2.142. It is 3.400 - 1.258, with two zeros after the 4.',
      further: true,
    },
  ],
  misconception: {
    says: '3.6 + 0.48 is 0.84, because I lined up the last digits.',
    reply: 'You began with more than 3. Could adding something bring you below 1?',
  },
  easier: 'Add 0.4 + 0.3 as dimes: 7 dimes, so 0.7. Then add 0.4 + 0.8. (1.2)',
  harder: 'Three decimals add up to exactly 10. Two of them are 4.15 and 3.275. Which is the third? (2.575)',
  again: {
    easier: 'Write 0.30 and 0.05 with the points lined up. Read both as cents and add. (0.35, or 35 cents)',
    harder: 'Two decimals have the sum 5 and the difference 1.4. Which decimals are they? (3.2 and 1.8)',
    model:
      'Write 6.3 - 2.847 with the points lined up. Say: The 7 counts thousandths, so I write 6.300. I open a tenth: 9 hundredths and 10 thousandths. 10 - 7 = 3 and 9 - 4 = 5. I open a whole for the tenths: 12 - 8 = 4 and 5 - 2 = 3. It is 3.453. Check: 3.453 + 2.847 = 6.3.',
    picture: { kind: 'columns', above: ['10', '9', '12', '5'], rows: ['6.300', '- 2.847'], result: ['3.453'] },
    misconception: {
      says: '6.3 - 2.847 is 3.547. Nothing stands over the 4 and the 7, so I bring them down.',
      reply: 'Line up the points and add back: 3.547 + 2.847. Is it 6.3?',
    },
  },
  third: {
    easier: 'Take 0.4 from 1 as 4 tenths from 10 tenths. (0.6) Then take 0.35 from 1 as hundredths. (0.65)',
    harder:
      'Use the digits 1 to 6 once each for two decimals with three places, both below 1. What is the smallest difference? (0.412 - 0.365 = 0.047)',
  },
  prompts: [
    {
      part: 'sums',
      ask: 'A pole at {place} is 2.4 meters long. {friend} adds 1.5 meters. How many meters long is it now?',
      answer: '3.9',
      sum: '2.4 + 1.5',
    },
    {
      part: 'differences',
      ask: 'A tank at {place} is 0.82 full. How much is missing to 1?',
      answer: '0.18',
      sum: '1 - 0.82',
    },
    { part: 'sums', ask: 'Line up the decimal points: 0.7 + 0.35.', answer: '1.05', sum: '0.7 + 0.35' },
    {
      part: 'differences',
      ask: '{hero} has 10 meters of cord at {place} and uses 6.75 meters. How many meters are left?',
      answer: '3.25',
      sum: '10 - 6.75',
    },
    {
      part: 'sums',
      ask: '{hero} packs 0.6 and 0.07 pounds and says 0.13. Line up the decimal points. What is right?',
      answer: '0.67',
      sum: '0.6 + 0.07',
    },
    { part: 'differences', ask: '{friend} wrote 7.5 - 2.25 = 5.35. Correct it.', answer: '5.25', sum: '7.5 - 2.25' },
    {
      part: 'sums',
      ask: 'Two boxes of {tokens} weigh 3.4 and 2.85 pounds. How many pounds are both?',
      answer: '6.25',
      sum: '3.4 + 2.85',
    },
    { part: 'differences', ask: 'Find the missing number: 4.6 + __ = 7.', answer: '2.4', sum: '7 - 4.6' },
    {
      part: 'sums',
      ask: 'One bag of {tokens} weighs 4.96 ounces, another 3.02. How many ounces are both?',
      answer: '7.98',
      sum: '4.96 + 3.02',
    },
    {
      part: 'differences',
      ask: 'A ribbon at {place} is 6 meters long. {hero} uses 0.45 meters. How many meters are left?',
      answer: '5.55',
      sum: '6 - 0.45',
    },
    {
      part: 'sums',
      ask: '{hero} cuts three cords for {place}: 1.2, 0.75 and 2.08 meters. How many meters are they together?',
      answer: '4.03',
      sum: '1.2 + 0.75 + 2.08',
    },
    { part: 'differences', ask: 'Find 3.05 - 1.98. Line up the decimal points.', answer: '1.07', sum: '3.05 - 1.98' },
    {
      part: 'sums',
      ask: 'Which sum does not belong: 0.5 + 0.5, 0.75 + 0.25, 0.9 + 0.01? Tell why.',
      answer: '0.9 + 0.01, the others are 1',
    },
    {
      part: 'differences',
      ask: '{hero} cuts two 2.75-meter pieces from a 10-meter ribbon at {place}. How many meters are left?',
      answer: '4.5',
      sum: '10 - 2.75 - 2.75',
    },
    { part: 'sums', ask: 'Which two add up to 10: 3.65, 6.45 or 6.35?', answer: '3.65 and 6.35' },
    {
      part: 'differences',
      ask: 'At {place} {hero} ties 2.5 meters of ribbon to 1.85 meters and cuts off 0.6. How many meters stay?',
      answer: '3.75',
      sum: '2.5 + 1.85 - 0.6',
    },
    {
      part: 'sums',
      ask: 'At {place} {friend} fills in 12.48, 7.6 and 0.95 liters of water. How many liters in all?',
      answer: '21.03',
      sum: '12.48 + 7.6 + 0.95',
    },
    { part: 'sums', ask: 'Find two decimals with hundredths that add up to 2.', answer: 'such as 0.75 and 1.25' },
    {
      part: 'differences',
      ask: 'How many thousandths are left when you take 0.375 from 0.5?',
      answer: '125',
      sum: '500 - 375',
      further: true,
    },
    {
      part: 'sums',
      ask: '{hero} has two bags, 0.375 and 1.65 kilograms. How many kilograms are both?',
      answer: '2.025',
      sum: '0.375 + 1.65',
      further: true,
    },
    {
      part: 'differences',
      ask: 'A box holds 0.625 kilograms of rice. {friend} adds 0.4 and takes out 0.5. How many kilograms stay?',
      answer: '0.525',
      sum: '0.625 + 0.4 - 0.5',
      further: true,
    },
    {
      part: 'differences',
      ask: '{friend} wrote 3.5 - 1.275 = 2.375. Add back to test it. What is right?',
      answer: '2.225',
      sum: '3.5 - 1.275',
      further: true,
    },
    { part: 'differences', ask: 'Take 64 thousandths from 2.5.', answer: '2.436', sum: '2.5 - 0.064', further: true },
    { part: 'sums', ask: 'Add 1.48 and 725 thousandths.', answer: '2.205', sum: '1.48 + 0.725', further: true },
    { part: 'differences', ask: 'Find 4.2 - 1.365.', answer: '2.835', sum: '4.2 - 1.365', further: true },
    {
      part: 'differences',
      ask: 'A jug at {place} holds 1.5 liters. {friend} pours out 0.375 liters. How many liters are left?',
      answer: '1.125',
      sum: '1.5 - 0.375',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add-decimals', places: 2, upTo: 50 },
        { do: 'subtract-decimals', places: 2, upTo: 50 },
      ],
    },
    { kind: 'word-problems', types: ['decimal-sum', 'decimal-take'], upTo: 100 },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add-decimals', places: 3, upTo: 20 },
        { do: 'subtract-decimals', places: 3, upTo: 20 },
      ],
      further: true,
    },
  ],
}
