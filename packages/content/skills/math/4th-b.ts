import type { Skill } from '../../types.ts'

export const fourthB: Skill[] = [
  {
    id: 'math.4.divide-remainder',
    subject: 'math',
    grade: '4th',
    strand: 'operations',
    order: 4,
    short: 'Division with Remainders',
    iCan: 'I can solve a division problem and explain what the remainder means.',
    codes: ['4.NBT.6', '4.OA.3'],
    prerequisites: ['math.3.divide', 'math.4.multiply-multi-digit'],
    keywords: [{ word: 'remainder', definition: 'what is left when a number does not divide evenly' }],
    model:
      'Write 74 ÷ 6. Say: 10 sixes are 60, and 14 are left. 2 more sixes are 12, and 2 are left. So 74 ÷ 6 is 12, remainder 2, or 12 R 2 for short. For 74 people in vans of 6, the last 2 must ride too: 13 vans. But only 12 vans are full.',
    check: {
      question: '29 {tokens} go into boxes of 6. How many boxes are full, and what is left over?',
      lookFor: '4 full boxes with 5 {tokens} left over. To hold all the {tokens} you need 5 boxes.',
    },
    laterChecks: [
      {
        question: '47 stamps are shared by 5 friends. How many does each get, and what is left?',
        lookFor: 'Each gets 9 stamps, because 5 × 9 = 45. 2 stamps are left.',
      },
      {
        question: '33 people wait for boats of 4. How many boats carry them all?',
        lookFor: '9 boats: 8 are full, and the last person needs one more.',
      },
    ],
    misconception: {
      says: '74 ÷ 6 is 11, remainder 8.',
      reply: 'Look at the 8 that are left. Can you make one more group of 6 from them?',
    },
    easier: 'Divide numbers under 40 and check with a times fact you can say at once.',
    harder:
      'Write one story where the remainder is dropped and one where you round up (such as full boxes, and vans for everybody).',
    again: {
      easier:
        'Hold up 10 fingers and make groups of 3. How many full groups, and what is left over? (3 groups, 1 finger is left)',
      harder:
        'My number is between 20 and 40. Divided by 5 it has remainder 2, divided by 6 remainder 1. Which is it? (37)',
    },
    prompts: [
      { ask: '{friend} packs 75 {tokens} in crates of 9. How many are left over?', answer: '3', sum: '75 - 8 * 9' },
      { ask: 'What is the remainder when you divide 17 by 5?', answer: '2', sum: '17 - 3 * 5' },
      {
        ask: '{hero} shares 86 {tokens} equally among 4 friends. How many does each friend get?',
        answer: '21',
        sum: '(86 - 2) / 4',
      },
      {
        ask: 'One set is 7 {tokens}. {hero} finds 45 {tokens}. How many full sets can {hero} make?',
        answer: '6',
        sum: '(45 - 3) / 7',
      },
      {
        ask: '40 {tokens} are needed at {place}. They come in sets of 9. How many sets must {hero} open?',
        answer: '5',
        sum: '(40 + 5) / 9',
      },
      {
        ask: '58 {tokens} go on shelves with room for 8 each. How many shelves are needed for all?',
        answer: '8',
        sum: '(58 + 6) / 8',
      },
      { ask: 'Divide 50 by 8. Write the quotient and the remainder.', answer: '6 R 2' },
      {
        ask: 'A rope of 70 inches at {place} is cut in pieces of 6 inches. How many whole pieces?',
        answer: '11',
        sum: '(70 - 4) / 6',
      },
      { ask: 'Which number divided by 6 gives 15, remainder 4?', answer: '94', sum: '6 * 15 + 4' },
      { ask: 'Is 413 ÷ 8 closer to 40 or to 50? Estimate.', answer: '50', sum: '400 / 8' },
      { ask: '{hero} sets 96 {tokens} in rows of 7. How many full rows are there?', answer: '13', sum: '(96 - 5) / 7' },
      {
        ask: '{friend} sets 83 {tokens} in rows of 7 and says 10 rows, remainder 13. What is right?',
        answer: '11 R 6',
      },
      {
        ask: '{friend} counts the 365 days of a year at {place} in weeks. How many full weeks?',
        answer: '52',
        sum: '(365 - 1) / 7',
      },
      { ask: 'Which has another remainder: 15 ÷ 4, 23 ÷ 5, 29 ÷ 6 or 31 ÷ 7?', answer: '29 ÷ 6' },
      { ask: 'Which remainders can you get when you divide by 4?', answer: '0, 1, 2 or 3' },
      {
        ask: '250 {tokens} go into 9 boxes, the same number in each. How many are left over?',
        answer: '7',
        sum: '250 - 27 * 9',
      },
      { ask: 'What is the remainder of 91 ÷ 7?', answer: '0', sum: '91 - 13 * 7' },
      {
        ask: '{friend} has 26 {tokens} at {place} and fills crates of 4. Tell what the remainder means.',
        answer: '6 full crates, and 2 do not fill one',
      },
    ],
    sheets: [
      { kind: 'word-problems', types: ['interpret-remainder'], upTo: 100, factorUpTo: 9 },
      { kind: 'long-division', dividend: [112, 986], divisor: [2, 9], remainder: true },
      { kind: 'number-practice', tasks: [{ do: 'divide', form: 'remainder', divisor: [2, 9], quotient: [3, 20] }] },
      { kind: 'long-division', dividend: [24, 98], divisor: [2, 9], remainder: true },
    ],
  },
  {
    id: 'math.4.angles',
    subject: 'math',
    grade: '4th',
    strand: 'geometry',
    order: 5,
    short: 'Angles and Turns',
    iCan: 'I can classify an angle and calculate a missing part of a turn.',
    codes: ['4.MD.5', '4.MD.7', '4.G.1'],
    prerequisites: ['math.4.add-subtract-thousands'],
    keywords: [
      { word: 'angle', definition: 'how far you turn from one line to another' },
      { word: 'degree', definition: 'a tiny turn; 360 of them make a full turn' },
    ],
    model:
      'Hold both arms straight ahead. Swing one out to the side. Say: That is a right angle, 90 degrees. Less is acute. More is obtuse, up to a straight line of 180 degrees. A full turn has 360. If one part of a right angle is 35 degrees, the other is 90 - 35 = 55.',
    check: {
      question: 'An angle is 120 degrees. What kind is it, and how far is it from a straight line?',
      lookFor: 'Obtuse, because it is more than 90 and less than 180. It is 60 degrees from straight.',
    },
    laterChecks: [
      {
        question: 'A right angle has a part of 20 degrees. How large is the other part, and what kind?',
        lookFor: '90 - 20 = 70 degrees. It is acute, because it is less than 90.',
      },
      {
        question: 'You have turned 250 degrees. How many more make a full turn?',
        lookFor: '110 degrees, because a full turn is 360.',
      },
    ],
    misconception: {
      says: 'The angle with the longer lines is the bigger angle.',
      reply: 'Open your arms, then only your hands, just as wide. Did the turn change, or only its lines?',
    },
    easier: 'Show acute, right and obtuse angles with your arms before you use degrees.',
    harder: 'Find the angles between clock hands at 1:00, 4:00 and 6:00 (30, 120 and 180 degrees).',
    again: {
      easier:
        'A corner of a page has 90 degrees. Fold it so that its two edges meet. How large is the new angle? (45 degrees)',
      harder:
        'Three angles make a straight line. The second is twice the first, the third three times the first. How large are they? (30, 60 and 90 degrees)',
    },
    prompts: [
      { ask: 'How many degrees does a right angle have?', answer: '90' },
      {
        ask: '{hero} stands at {place} and makes two right-angle turns to the left. How many degrees is that?',
        answer: '180',
        sum: '2 * 90',
      },
      { ask: 'Two rows of {tokens} meet at 40 degrees. Is the angle acute or obtuse?', answer: 'acute' },
      {
        ask: 'A row of {tokens} splits a right angle. One part is 25 degrees. How large is the other?',
        answer: '65',
        sum: '90 - 25',
      },
      {
        ask: 'A dial at {place} turns 180 degrees at most. It stands at 130. How many degrees are left?',
        answer: '50',
        sum: '180 - 130',
      },
      {
        ask: '{hero} sets 6 {tokens} in a circle, all the same turn apart. How many degrees is one turn?',
        answer: '60',
        sum: '360 / 6',
      },
      { ask: 'Is an angle of 91 degrees acute, right or obtuse?', answer: 'obtuse' },
      {
        ask: '{friend} turns one {token} by 35 degrees. How many more degrees make a straight line?',
        answer: '145',
        sum: '180 - 35',
      },
      {
        ask: '{friend} turns 75 degrees left, 40 more left, then 30 back. How far left is {friend} now?',
        answer: '85',
        sum: '75 + 40 - 30',
      },
      {
        ask: 'Two rows of {tokens} cut a right angle into three equal angles. How many degrees is each?',
        answer: '30',
        sum: '90 / 3',
      },
      {
        ask: 'In a circle at {place}, one {token} stands every 40 degrees. How many {tokens} make the full turn?',
        answer: '9',
        sum: '360 / 40',
      },
      { ask: 'Which does not belong: 30, 75, 110, 88 degrees? Tell why.', answer: '110, the others are acute' },
      {
        ask: '{friend} works at {place} for 20 minutes. How many degrees does the minute hand turn?',
        answer: '120',
        sum: '360 / 3',
      },
      {
        ask: '{hero} looks around {place} in turns of 80 degrees. After four, how many degrees are missing to a full turn?',
        answer: '40',
        sum: '360 - 4 * 80',
      },
      {
        ask: '{friend} draws the lines of a 50 degree angle twice as long. How large is it now?',
        answer: 'still 50 degrees',
      },
      {
        ask: '{hero} starts work at 3:00. Which kind of angle do the hands of the clock make?',
        answer: 'a right angle',
      },
      { ask: 'Can two obtuse angles make one straight line? Tell why.', answer: 'no, together they pass 180 degrees' },
      {
        ask: 'Three equal angles make a straight line. Which kind is each, and how large?',
        answer: 'acute, 60 degrees',
      },
    ],
    sheets: [
      { kind: 'angles', form: 'missing' },
      { kind: 'angles', form: 'classify' },
    ],
  },
  {
    id: 'math.4.equivalent-fractions',
    subject: 'math',
    grade: '4th',
    strand: 'fractions',
    order: 6,
    short: 'Equal and Unequal Fractions',
    iCan: 'I can compare two fractions by renaming them or by using one half.',
    codes: ['4.NF.1', '4.NF.2'],
    prerequisites: ['math.3.compare-fractions', 'math.3.multiply'],
    keywords: [{ word: 'benchmark', definition: 'an easy number to compare with, such as 1/2' }],
    model:
      'Write 3/8 and 3/5. Say: 4/8 is one half, so 3/8 is less. Half of 5 is 2 and a half, so 3/5 is more. 3/5 is greater. Then write 2/3 and 5/6. I rename 2/3 as 4/6. So 5/6 is greater.',
    check: {
      question: 'Which is greater, 5/12 or 4/6? Use one half to decide.',
      lookFor: '4/6. It is more than one half, and 5/12 is less than one half.',
    },
    laterChecks: [
      {
        question: 'Which is greater, 3/4 or 7/8? Rename one of them.',
        lookFor: '7/8, because 3/4 is 6/8 and 7 eighths are more.',
      },
      {
        question: 'Is 4/10 more or less than 3/5? How can you tell?',
        lookFor: 'Less, because 3/5 is 6/10. Or: 4/10 is under one half, 3/5 over it.',
      },
    ],
    misconception: {
      says: '3/8 is greater than 2/4, because 3 and 8 are both greater numbers.',
      reply: 'Is 3 out of 8 as much as half? And 2 out of 4?',
    },
    easier: 'Shade both fractions on two equal bars and compare the shading.',
    harder: 'Find three fractions between 1/2 and 3/4 and tell how you found them (such as 5/8, 7/12 and 3/5).',
    again: {
      easier:
        'Fold a page in half and shade one half. Fold it in half once more and open it. How many fourths are shaded? (2/4)',
      harder: 'Which fraction equals 3/4 and has a top and a bottom number that add up to 28? (12/16)',
    },
    prompts: [
      { ask: 'Fill in the top number: 1/2 = __/10.', answer: '5', sum: '10 / 2' },
      { ask: 'A tank at {place} is 5/8 full. Is that more or less than one half?', answer: 'more' },
      { ask: 'Fill in the top number: 2/3 = __/12.', answer: '8', sum: '2 * 4' },
      { ask: '{hero} has gone 3/4 of the path to {place}, {friend} 5/8 of it. Who is farther?', answer: '{hero}' },
      { ask: 'Fill in the bottom number: 3/4 = 9/__.', answer: '12', sum: '4 * 3' },
      {
        ask: 'One {token} stands at each twelfth of a path. At which twelfth is the first one past the middle?',
        answer: '7',
      },
      { ask: '{hero} has set 2/5 of the {tokens}. How many tenths is that?', answer: '4', sum: '2 * 2' },
      { ask: '5/6 of the {tokens} at {place} are red. How many twelfths are as much?', answer: '10', sum: '5 * 2' },
      {
        ask: 'Two ropes at {place} are just as long. 2/3 of one is cut off. How many ninths of the other are as much?',
        answer: '6',
        sum: '2 * 3',
      },
      { ask: 'What is the greatest top number that makes __/5 less than one half?', answer: '2' },
      {
        ask: '{friend} has 1/4 of the {tokens}. Rename it in hundredths. What is the top number?',
        answer: '25',
        sum: '100 / 4',
      },
      { ask: '3/8 of the {tokens} are packed. How many eighths more make one half?', answer: '1', sum: '4 - 3' },
      { ask: 'Two equal boxes of {tokens} are 2/5 and 7/10 full. Which fraction is greater?', answer: '7/10' },
      { ask: 'At {place} 6 of the 8 {tokens} are ready. Say that fraction in fourths.', answer: '3/4' },
      { ask: 'Order from least: 1/2, 3/10, 4/5.', answer: '3/10, 1/2, 4/5' },
      { ask: 'Which does not belong: 2/4, 3/6, 4/10, 5/10? Tell why.', answer: '4/10, the others are one half' },
      {
        ask: '{friend} says 9/10 and 5/6 are equal, since both miss one part. Is that right?',
        answer: 'no, 9/10 misses the smaller part',
      },
      { ask: '{hero} fills 4/6 of a tank and {friend} 3/4 of one just as big. Who fills more?', answer: '{friend}' },
    ],
    sheets: [
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 3, 4, 6, 8, 12] }] },
      { kind: 'fraction-shapes', form: 'equivalent', denominators: [2, 3, 4, 5, 6] },
      { kind: 'number-practice', tasks: [{ do: 'compare-fractions', denominators: [2, 5, 10, 100] }] },
    ],
  },
]
