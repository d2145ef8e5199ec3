import type { Skill } from '../../../types.ts'
import { motionRecord } from '../pages/3rd.ts'
import { predictAMinute } from '../pages/3rd-further.ts'

export const motionPatterns: Skill = {
  id: 'science.3.motion-patterns',
  subject: 'science',
  grade: '3rd',
  strand: 'physical',
  order: 3,
  short: 'Patterns in Motion',
  iCan: 'I can measure a motion that repeats and use the pattern to predict.',
  codes: ['3-PS2-2'],
  prerequisites: ['science.3.balanced-forces', 'science.3.fair-test'],
  keywords: [
    { word: 'motion', definition: 'a change of place over time' },
    { word: 'pendulum', definition: 'a weight that hangs and swings to and fro' },
  ],
  model:
    'Swing one arm evenly, like a pendulum. Out and back is one swing. Say: Count my swings for 10 seconds by the clock. Again: is it about the same? Then I can predict. If it is 7, I predict 2 times 7, so 14, in 20 seconds, and 3 times 7, so 21, in 30.',
  picture: {
    kind: 'table',
    rows: [
      ['seconds', '10', '20', '30'],
      ['swings', '7', '14', '21'],
    ],
  },
  check: {
    question: 'A swing goes out and back 4 times in 10 seconds. How many times in 20 seconds?',
    lookFor: '8, because the pattern repeats in the next 10 seconds.',
  },
  laterChecks: [
    {
      question: 'A pendulum makes 8 swings in 10 seconds. Predict for 30 seconds.',
      lookFor: '24, because the pattern of 8 comes three times.',
    },
    {
      question: 'A wheel turns 30 times in 10 seconds. Predict for one minute and tell how.',
      lookFor: 'It turns 3 times each second, and 60 times 3 is 180 turns.',
      further: true,
    },
  ],
  tools: [{ name: 'kitchen timer', quantity: '1', core: true, substitute: 'a clock with a second hand' }],
  misconception: {
    says: 'A heavier weight makes a pendulum swing faster.',
    reply:
      'Good question: test it. Count the swings of a light and a heavy weight on the same cord. What do the counts say?',
  },
  easier: 'Act out a swing, a spin and a bounce. Tell what repeats. (out and back, round and round, up and down)',
  harder: 'Predict the swings in one minute from a count of 15 seconds and then test it (4 times the count).',
  again: {
    easier: 'Open and close one hand while I count to 10. Count how often. Do it again. Is it about the same number?',
    harder:
      'A pendulum is on the left at 0 seconds, on the right at 1, on the left at 2. Where is it at 15? (right, as at all odd seconds)',
    model:
      'Tap the table evenly. Say: Count my taps for 5 seconds by the clock. If it is 10, I divide by 5: 2 taps each second. A minute has 60 seconds. 60 times 2 is 120, so I predict 120 taps. From the count of one second I can predict any time.',
    picture: {
      kind: 'table',
      rows: [
        ['seconds', '1', '5', '60'],
        ['taps', '2', '10', '120'],
      ],
    },
    misconception: {
      says: 'I count 10 taps and a minute has 60 seconds, so I predict 600 taps.',
      reply: 'Draw 5 boxes for the 5 seconds and share out the 10 taps evenly. How many taps are in one box?',
    },
  },
  prompts: [
    {
      part: 'measure',
      ask: 'One swing is out and back. Your arm goes out, back, out, back. How many swings?',
      answer: '2',
    },
    {
      part: 'predict',
      ask: '{friend} swings forward, back, forward, back. Which motion comes next?',
      answer: 'forward',
    },
    { part: 'measure', ask: 'Swing one arm loosely. Which motion do you see again and again?', answer: 'out and back' },
    {
      part: 'predict',
      ask: 'A pendulum at {place} makes 6 swings in 10 seconds. Predict for 20 seconds.',
      answer: '12',
      sum: '6 * 2',
    },
    {
      part: 'measure',
      ask: '{hero} counts 5, 5 and 9 swings in 10 seconds. Which count must {hero} do again?',
      answer: '9',
    },
    {
      part: 'predict',
      ask: 'A wheel at {place} turns 4 times in 5 seconds. Predict for 20 seconds.',
      answer: '16',
      sum: '4 * 4',
    },
    {
      part: 'measure',
      ask: '{hero} counts 8 swings in 10 seconds. {friend} counts 8 as well. What does that show?',
      answer: 'the pattern repeats',
    },
    {
      part: 'predict',
      ask: 'Swing one arm evenly and count for 10 seconds. How do you predict for 20 seconds? Check it.',
      answer: 'double the count',
    },
    {
      part: 'measure',
      ask: 'Open and close one hand evenly while somebody counts to ten. Do it again. How do you see a pattern?',
      answer: 'both counts are alike',
    },
    {
      part: 'measure',
      ask: '{friend} compares two pendulums and counts one for 15 seconds. For how long must {friend} count the other?',
      answer: '15 seconds',
    },
    {
      part: 'predict',
      ask: 'In 10 seconds a long pendulum makes 6 swings, a short one 9. How many more does the short one make in 20 seconds?',
      answer: '6',
      sum: '9 * 2 - 6 * 2',
    },
    {
      part: 'measure',
      ask: '{hero} puts one red mark on a wheel. How can {hero} measure its turns?',
      answer: 'count the mark passing',
    },
    {
      part: 'predict',
      ask: 'A swing at {place} goes out and back 5 times in 10 seconds. Predict for 40 seconds.',
      answer: '20',
      sum: '5 * 4',
    },
    {
      part: 'measure',
      ask: 'Tap evenly for 5 seconds by the clock and count. How do you find the taps of one second?',
      answer: 'divide by 5',
      further: true,
    },
    {
      part: 'predict',
      ask: 'A wheel at {place} turns 2 times each second. Predict the turns in 30 seconds.',
      answer: '60',
      sum: '2 * 30',
      further: true,
    },
    { part: 'measure', ask: 'Why do you count three times before you trust a pattern?', answer: 'one may be wrong' },
    {
      part: 'predict',
      ask: '{friend} counts 12 swings in 20 seconds. Predict for one minute, which is 60 seconds.',
      answer: '36',
      sum: '12 * 3',
    },
    {
      part: 'measure',
      ask: '{hero} claps 25 times in 5 seconds. How many claps is that each second?',
      answer: '5',
      further: true,
    },
    {
      part: 'predict',
      ask: "{friend}'s toy hops 3 times each second. How many hops do you predict for one minute?",
      answer: '180',
      sum: '3 * 60',
      further: true,
    },
    {
      part: 'predict',
      ask: 'A propeller turns 24 times in 6 seconds. How many turns do you predict for 10 seconds?',
      answer: '40',
      further: true,
    },
  ],
  sheets: [motionRecord, { ...predictAMinute, further: true }],
}
