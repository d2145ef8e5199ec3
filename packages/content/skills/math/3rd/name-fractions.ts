import type { Skill } from '../../../types.ts'

export const nameFractions: Skill = {
  id: 'math.3.name-fractions',
  subject: 'math',
  grade: '3rd',
  strand: 'fractions',
  order: 7,
  short: 'Naming Fractions',
  iCan: 'I can label a part of a whole with a fraction.',
  codes: ['3.NF.1', '3.NF.2'],
  prerequisites: ['math.2.equal-shares'],
  keywords: [
    { word: 'numerator', definition: 'the top number: how many parts we count' },
    { word: 'denominator', definition: 'the bottom number: how many equal parts make the whole' },
  ],
  model:
    'Draw a bar with 4 equal parts. Shade 3. Say: 4 equal parts make the whole, so 4 goes below. 3 are shaded, so 3 goes on top: 3/4. On a line from 0 to 1, three jumps of 1/4 end at 3/4.',
  check: {
    question: 'A bar has 8 equal parts and 3 are shaded. Which fraction is shaded, and which is not?',
    lookFor: '3/8 is shaded and 5/8 is not. Together they make 8/8.',
  },
  laterChecks: [
    {
      question: 'A pie is cut into 4 equal parts and 1 is gone. Which fraction is left?',
      lookFor: '3/4, because 3 of the 4 equal parts are left.',
    },
    {
      question: 'A line from 0 to 1 is cut into 3 equal jumps. Where do two jumps from 0 end?',
      lookFor: 'At 2/3, because it is two of three equal jumps.',
    },
    {
      question: 'A line from 0 to 2 has jumps of 1/4. Where do seven jumps from 0 end?',
      lookFor: 'At 7/4. Four jumps make 1 whole, so it is also 1 3/4.',
      further: true,
    },
  ],
  misconception: {
    says: '3 are shaded and 5 are white, so it is 3/5.',
    reply: 'The bottom number counts every part of the whole, the shaded ones too. How many parts in all?',
  },
  easier: 'Draw a bar with 3 equal parts. Shade 1 part and name it: 1/3. Shade one more: 2/3.',
  harder: 'Place 2/3 and 5/3 on a number line that goes from 0 to 2 (the second and the fifth of six jumps).',
  again: {
    easier: 'Fold a page in half twice and open it. Shade 1 of the 4 equal parts. Which fraction is shaded? (1/4)',
    harder: 'On a number line, 3 equal jumps from 0 end at 1/2. Which fraction is one jump? (1/6)',
    model:
      'Draw a line from 0 to 3, each whole in 3 equal jumps. Say: Each jump is 1/3. Count eight jumps from 0: they end at 8/3. Six of them make 2 wholes. Two jumps are left past 2, so 8/3 is also 2 2/3.',
    misconception: {
      says: 'It is 8/9, because there are 9 jumps on the line.',
      reply: 'Look only from 0 to 1. How many jumps fill that one whole?',
    },
  },
  prompts: [
    {
      part: 'label',
      ask: 'Fold a sheet in half three times and open it. Label one part. What do you write?',
      answer: '1/8',
    },
    {
      part: 'name',
      ask: 'A rope at {place} has 6 equal parts. {hero} paints 5. Which fraction is painted?',
      answer: '5/6',
    },
    { part: 'name', ask: 'A box has 6 equal parts. {tokens} fill 1 of them. Which fraction is full?', answer: '1/6' },
    {
      part: 'name',
      ask: 'A wall at {place} is cut into 8 equal parts. Each part is a fraction of it. What is its denominator?',
      answer: '8',
    },
    { part: 'label', ask: 'Fold a sheet into fourths. Shade all but one part. Label what is shaded.', answer: '3/4' },
    {
      part: 'name',
      ask: 'A box at {place} has 3 equal parts. 2 hold {tokens}. Which fraction is empty?',
      answer: '1/3',
    },
    {
      part: 'name',
      ask: 'Three equal parts of a box are full of {tokens}: 3/4 of it. How many parts has the box?',
      answer: '4',
    },
    { part: 'label', ask: 'Draw a bar with 6 equal parts. Shade 4. Which fraction is shaded?', answer: '4/6' },
    { part: 'label', ask: 'Fold a sheet into thirds. Label two parts together. What do you write?', answer: '2/3' },
    {
      part: 'name',
      ask: 'The path to {place} has 8 equal parts. {hero} has walked 1. Which fraction is left?',
      answer: '7/8',
    },
    {
      part: 'line',
      ask: 'Draw a line from 0 to 1 in 8 equal jumps. One {token} is on the fifth mark. Name it.',
      answer: '5/8',
    },
    { part: 'label', ask: 'Draw a bar with 8 equal parts. Shade 3. Label what is still white.', answer: '5/8' },
    { part: 'name', ask: '{friend} sees 2 shaded and 4 white parts and says 2/4. What is right?', answer: '2/6' },
    {
      part: 'name',
      ask: 'A bar for {tokens} has 8 equal parts, and 6 are full. Name the empty part in eighths. What is the numerator?',
      answer: '2',
      sum: '8 - 6',
    },
    {
      part: 'label',
      ask: 'Draw a bar with 3 equal parts. Cut each into two equal parts. Label one small part.',
      answer: '1/6',
    },
    {
      part: 'name',
      ask: '{friend} cuts a bar into 3 parts that are not equal. Can one part be called 1/3?',
      answer: 'no, thirds must be equal parts',
    },
    {
      part: 'line',
      ask: 'A line from 0 to 1 has 4 equal jumps. {friend} calls the third mark 3/3. What is right?',
      answer: '3/4',
    },
    {
      part: 'label',
      ask: 'Draw a line from 0 to 1. Mark its middle, then the middle of each half. Label the first mark.',
      answer: '1/4',
    },
    {
      part: 'name',
      ask: 'Compare numerator and denominator. Which does not belong: 2/2, 3/4, 6/6, 8/8? Tell why.',
      answer: '3/4, the others are one whole',
    },
    {
      part: 'name',
      ask: '{friend} splits 2 full boxes of {tokens} into thirds. How many thirds is that?',
      answer: '6',
      sum: '2 * 3',
      further: true,
    },
    {
      part: 'line',
      ask: 'On a line from 0 to 3, how many jumps of 1/4 reach the end?',
      answer: '12',
      sum: '3 * 4',
      further: true,
    },
    {
      part: 'label',
      ask: 'Draw 4 fourths and then 3 fourths more. Which fraction is that?',
      answer: '7/4',
      further: true,
    },
    {
      part: 'line',
      ask: 'Draw a line from 0 to 2 with jumps of 1/3. One {token} is on the fourth mark. Name it.',
      answer: '4/3',
      further: true,
    },
    {
      part: 'label',
      ask: 'Draw two equal bars in fourths. Shade one bar and 1 part of the other. Label it in fourths.',
      answer: '5/4',
      further: true,
    },
    {
      part: 'name',
      ask: '{friend} fills 1 whole box with {tokens} and 2/3 of the next. How many thirds is that?',
      answer: '5',
      sum: '3 + 2',
      further: true,
    },
    {
      part: 'line',
      ask: '{hero} puts one {token} on a line, 9 jumps of 1/4 past 0. Between which whole numbers is it?',
      answer: '2 and 3',
      further: true,
    },
    {
      part: 'name',
      ask: 'Two boxes are split into sixths. {tokens} fill 11 sixths. Write the fraction.',
      answer: '11/6',
      further: true,
    },
    {
      part: 'line',
      ask: 'One {token} is three jumps of 1/8 past 1 on a line. Name its place in eighths.',
      answer: '11/8',
      further: true,
    },
    {
      part: 'line',
      ask: 'Draw a line from 0 to 3 with jumps of 1/3. Go seven jumps. Name the place with a whole number and a fraction.',
      answer: '2 1/3',
      further: true,
    },
    { part: 'name', ask: 'How many thirds are in 3 1/3?', answer: '10', sum: '3 * 3 + 1', further: true },
    {
      part: 'label',
      ask: 'Draw two equal bars in fourths. Shade 6 fourths. How many whole bars are full?',
      answer: '1',
      further: true,
    },
  ],
  sheets: [
    { kind: 'number-practice', tasks: [{ do: 'name-fraction', denominators: [2, 3, 4, 6, 8] }] },
    { kind: 'number-line', form: 'read', of: 'fraction', upTo: 4, step: 3, further: true },
  ],
}
