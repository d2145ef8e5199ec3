import type { Skill } from '../../../types.ts'

export const angles: Skill = {
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
  tools: [{ name: 'paper', quantity: '1 sheet', core: true }],
  model:
    'Draw both pictures. Say: A right angle, like the corner of a sheet, has 90 degrees. One part has 35. 90 - 35 = 55, less than 90: acute. A straight line has 180 degrees. 180 - 35 = 145, more than 90: obtuse. Lay the corner of a sheet on each to see.',
  picture: {
    kind: 'angles',
    angles: [
      { degrees: 90, part: 35 },
      { degrees: 180, part: 35 },
    ],
  },
  check: {
    question: 'An angle is 135 degrees. What kind is it, and how far is it from a straight line?',
    lookFor: 'Obtuse, as it is between 90 and 180. 45 degrees are missing.',
  },
  laterChecks: [
    {
      question: 'A right angle has a part of 20 degrees. How large is the other part, and what kind?',
      lookFor: '90 - 20 = 70 degrees: acute, as it is less than 90.',
    },
    {
      question: 'You have turned 215 degrees. How many more make a full turn?',
      lookFor: '145 degrees, because a full turn is 360.',
      further: true,
    },
    {
      question: 'Three angles make a full turn. Two are 140 and 90 degrees. How large is the third?',
      lookFor: '130 degrees, because 140 + 90 = 230, and 360 - 230 = 130.',
      further: true,
    },
  ],
  misconception: {
    says: 'The angle with the longer lines is the bigger angle.',
    reply: 'Open your arms, then only your hands, just as wide. Did the turn change, or only its lines?',
  },
  easier:
    'Open your arms a little: acute. Open them to a square corner: right. Open them wider: obtuse. Which kinds are 60 and 150 degrees? (acute, obtuse)',
  harder:
    'Two angles make a straight line, and one is twice as large as the other. Find both and name them. (60 degrees, acute, and 120 degrees, obtuse)',
  again: {
    easier:
      'Stand up and make a quarter turn, again and again, until you face front. How many degrees are four quarter turns? (4 × 90 = 360)',
    harder:
      'Three angles make a full turn. The second is twice the first, the third three times the first. How large are they? (60, 120 and 180 degrees)',
    model:
      'Draw four lines out from one point. Write 130, 95 and 48 in three angles. Say: All four make a full turn, 360 degrees. 130 + 95 + 48 = 273. 360 - 273 = 87, so the last one has 87 degrees. That is less than 90: acute. Four equal angles would have 360 ÷ 4 = 90 each.',
    picture: {
      kind: 'turn',
      parts: [
        { degrees: 130, label: '130°' },
        { degrees: 95, label: '95°' },
        { degrees: 48, label: '48°' },
        { degrees: 87, label: '?' },
      ],
    },
    misconception: {
      says: 'Four angles make a full turn, so each has 360 ÷ 4 = 90 degrees.',
      reply: 'Put 90 in the empty angle and add all four. Do they make one full turn?',
    },
  },
  third: {
    easier:
      'Turn a pencil a half turn: 180 degrees. Add a right angle: 270. How many degrees are missing to a full turn? (90)',
    harder:
      'How large is the smaller angle between the hands of a clock at 4:00, and at 5:00? (120 and 150 degrees, as each hour is 30)',
  },
  prompts: [
    {
      part: 'classify',
      ask: 'Open your arms like the hands of a clock at 3:00. Acute, right or obtuse?',
      answer: 'right',
    },
    {
      part: 'missing part',
      ask: '{hero} has turned 50 degrees of a right angle. How many degrees are left, and which kind of angle is that?',
      answer: '40 degrees, acute',
    },
    {
      part: 'missing part',
      ask: 'A path at {place} splits a right angle. One part is 28 degrees. How large is the other?',
      answer: '62',
      sum: '90 - 28',
    },
    {
      part: 'classify',
      ask: 'Fold a corner of a sheet so that its two edges meet. Which kind of angle is it now?',
      answer: 'acute',
    },
    {
      part: 'classify',
      ask: 'Draw the letter L. Lean its long line outward. Which kind of angle is it now?',
      answer: 'obtuse',
    },
    {
      part: 'missing part',
      ask: 'A dial at {place} turns 180 degrees at most. It stands at 124. How many degrees are left?',
      answer: '56',
      sum: '180 - 124',
    },
    { part: 'classify', ask: 'Draw a narrow letter V. Which kind of angle is at its tip?', answer: 'acute' },
    {
      part: 'classify',
      ask: 'The clock at {place} shows 5:00. Draw it. Which kind of angle do its hands make?',
      answer: 'obtuse',
    },
    { part: 'classify', ask: 'Draw the letter H. How many right angles do you see?', answer: '4' },
    {
      part: 'missing part',
      ask: '{friend} opens a door by 42 degrees. How many more degrees make a straight line?',
      answer: '138',
      sum: '180 - 42',
    },
    { part: 'classify', ask: 'Turns of 40, 95, 130, 90 and 170 degrees: how many of them are obtuse?', answer: '3' },
    { part: 'classify', ask: 'How many are acute: 15, 90, 88, 60, 105, 45 and 71 degrees?', answer: '5' },
    {
      part: 'missing part',
      ask: '{friend} turns 85 degrees, then 40 more. How many degrees are missing to a straight line?',
      answer: '55',
      sum: '180 - 85 - 40',
    },
    {
      part: 'classify',
      ask: '{hero} turns by 30, 75, 110 and 88 degrees. Which one is not acute, and what is it?',
      answer: '110, it is obtuse',
    },
    {
      part: 'classify',
      ask: 'Draw a line. Fold it onto itself. Which kind of angle do the line and the fold make?',
      answer: 'right',
    },
    {
      part: 'missing part',
      ask: 'Lines from one point at {place} cut a full turn into 10 equal angles. How many degrees is each?',
      answer: '36',
      sum: '360 / 10',
      further: true,
    },
    {
      part: 'classify',
      ask: '{friend} draws the lines of a 50 degree angle twice as long. Which kind of angle is it now?',
      answer: 'still acute',
    },
    {
      part: 'missing part',
      ask: 'A lever at {place} has turned 108 degrees. How many more make a straight line?',
      answer: '72',
      sum: '180 - 108',
    },
    {
      part: 'classify',
      ask: 'Can two obtuse angles make one straight line? Tell why.',
      answer: 'no, together they pass 180 degrees',
    },
    {
      part: 'missing part',
      ask: '{friend} splits a straight line into three angles. Two are 58 and 47 degrees. How large is the third, and which kind is it?',
      answer: '75 degrees, acute',
    },
    {
      part: 'classify',
      ask: 'Five equal angles make a full turn. Which kind is each, and how large?',
      answer: 'acute, 72 degrees',
      further: true,
    },
    {
      part: 'missing part',
      ask: 'Stand up and turn until you face backward. That is half a full turn. How many degrees is it?',
      answer: '180',
      sum: '360 / 2',
      further: true,
    },
    {
      part: 'missing part',
      ask: '{hero} sets 6 {tokens} in a full circle, all the same turn apart. How many degrees is one turn?',
      answer: '60',
      sum: '360 / 6',
      further: true,
    },
    {
      part: 'missing part',
      ask: 'In a circle at {place}, one {token} stands every 40 degrees. How many {tokens} make the full turn?',
      answer: '9',
      sum: '360 / 40',
      further: true,
    },
    {
      part: 'missing part',
      ask: '{hero} looks around {place} in turns of 80 degrees. After four, how many degrees are missing to a full turn?',
      answer: '40',
      sum: '360 - 4 * 80',
      further: true,
    },
    {
      part: 'missing part',
      ask: 'Stand up. Turn a quarter, then a half. How many degrees are missing to a full turn?',
      answer: '90',
      sum: '360 - 90 - 180',
      further: true,
    },
    {
      part: 'missing part',
      ask: 'Four paths leave one point at {place}. Three angles are 85, 140 and 70 degrees. How large is the fourth?',
      answer: '65',
      sum: '360 - 85 - 140 - 70',
      further: true,
    },
    {
      part: 'missing part',
      ask: 'In 60 minutes the minute hand makes a full turn. How many degrees does it turn in 20 minutes?',
      answer: '120',
      sum: '360 / 3',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Three paths meet at {place}. Two of the angles are 150 and 130 degrees. How large is the third, and which kind?',
      answer: '80 degrees, acute',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Three equal angles make a full turn. How large is each, and which kind?',
      answer: '120 degrees, obtuse',
      further: true,
    },
    {
      part: 'classify',
      ask: 'Four angles make a full turn. Three are 100, 70 and 100 degrees. How large is the fourth, and which kind?',
      answer: '90 degrees, right',
      further: true,
    },
    {
      part: 'classify',
      ask: '{hero} turns 105 degrees, then 130 more. How large an angle completes the full turn? Which kind is it?',
      answer: '125 degrees, obtuse',
      further: true,
    },
  ],
  sheets: [
    { kind: 'angles', form: 'name-and-split' },
    { kind: 'angles', form: 'named-parts', further: true },
    { kind: 'angles', form: 'classify' },
  ],
}
