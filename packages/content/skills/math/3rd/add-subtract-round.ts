import type { Skill } from '../../../types.ts'

export const addSubtractRound: Skill = {
  id: 'math.3.add-subtract-round',
  subject: 'math',
  grade: '3rd',
  strand: 'operations',
  order: 1,
  short: 'Add, Subtract and Round',
  iCan: 'I can find sums and differences to 1000 and use rounding to test my answer.',
  codes: ['3.NBT.1', '3.NBT.2'],
  prerequisites: ['math.2.add-within-100', 'math.2.hundreds'],
  keywords: [
    {
      word: 'round',
      definition: 'to trade a number for a near, easy one; here the nearest hundred, and 250 goes up to 300',
    },
    { word: 'about', definition: 'near a number but not exactly it' },
  ],
  model:
    'Write 632 - 289. Say: I round to test: 632 is nearer to 600 than to 700, and 289 to 300. So about 300. 2 ones are too few: I trade a ten for 10 ones. 12 - 9 = 3. Now 2 tens are too few: I trade a hundred. 12 - 8 = 4. 5 - 2 = 3. 343 is near 300. In a sum, trade back: 10 ones make a ten.',
  picture: { kind: 'columns', above: ['12', '12', '5'], rows: ['632', '- 289'], result: ['343'] },
  check: {
    question: 'What is 523 - 187? Round both numbers to test your answer.',
    lookFor: 'About 500 - 200 = 300. The difference, 336, is near it.',
  },
  laterChecks: [
    {
      question: 'Is 472 + 119 closer to 600 or to 700? Round first, then add.',
      lookFor: 'To 600, because 500 + 100 = 600. The sum is 591.',
    },
    {
      question: 'Round 838 and 271 to hundreds. About how much is 838 - 271?',
      lookFor: 'About 800 - 300 = 500. The exact answer is 567.',
    },
    {
      question: 'Is 703 - 388 closer to 200 or to 300?',
      lookFor: 'To 300, because 700 - 400 = 300. The exact answer is 315.',
      further: true,
    },
  ],
  misconception: {
    says: '472 rounds to 400, because it starts with a 4.',
    reply: 'If you stand at 472 on a number line, is it a shorter walk to 400 or to 500?',
  },
  easier: 'Use 238 + 151 first: round both to hundreds, 200 + 200 = 400. Then add: 389. Is it near 400? (yes)',
  harder:
    'Two numbers round to the hundreds 300 and 400. Their sum is 640, and one of them is 282. Which is the other? (358, it rounds to 400)',
  again: {
    easier: 'Draw 2 squares and 1 dot: 201. Trade one square for ten lines, one line for ten dots. Now 201 - 5 is 196.',
    harder:
      'Two numbers add up to 700. One is 124 more than the other. Find them, and test with rounding. (412 and 288, about 400 + 300)',
    model:
      'Write 902 - 576. Say: I expect about 900 - 600 = 300. There are no tens to trade, so I trade a hundred. Now 902 is 8 hundreds, 9 tens and 12 ones. 12 - 6 = 6, 9 - 7 = 2 and 8 - 5 = 3. 326 is close to 300.',
    picture: { kind: 'columns', above: ['12', '9', '8'], rows: ['902', '- 576'], result: ['326'] },
    misconception: {
      says: '902 - 576 is 336: I did 12 - 6, 10 - 7 and 8 - 5.',
      reply:
        'Draw a square for one hundred and trade it for ten lines. How many lines are left when one becomes ten dots?',
    },
  },
  third: {
    easier: 'Trade twice for 300 - 142: 300 is 2 hundreds, 9 tens and 10 ones. Subtract each place. (158)',
    harder:
      'Use the digits 1 to 6 once each for two three-digit numbers. What is the smallest sum? (381, such as 135 + 246)',
  },
  prompts: [
    { part: 'sums', ask: '{hero} has 147 {tokens} and gets 36 more. How many now?', answer: '183', sum: '147 + 36' },
    { part: 'round', ask: 'Round 268 to the nearest hundred.', answer: '300' },
    {
      part: 'differences',
      ask: '687 {tokens} are at {place}. 275 of them go away. How many stay?',
      answer: '412',
      sum: '687 - 275',
    },
    {
      part: 'round',
      ask: '{friend} rounds 679 {tokens} down to 600. What is right, to the nearest hundred?',
      answer: '700',
    },
    {
      part: 'differences',
      ask: '{hero} needs 381 {tokens} and has 195. Round first. How many are missing?',
      answer: '186',
      sum: '381 - 195',
    },
    {
      part: 'sums',
      ask: '{friend} says 293 + 412 is 605. Round to test it. What is the exact sum?',
      answer: '705',
      sum: '293 + 412',
    },
    { part: 'round', ask: 'There are 450 {tokens} at {place}. Round to the nearest hundred.', answer: '500' },
    {
      part: 'round',
      ask: 'One box holds 389 {tokens}, another 214. Round to hundreds. About how many are both?',
      answer: '600',
      sum: '400 + 200',
    },
    {
      part: 'differences',
      ask: '{friend} has 643 {tokens} and gives away 268. How many stay?',
      answer: '375',
      sum: '643 - 268',
    },
    {
      part: 'round',
      ask: '{friend} wrote 388 + 209 = 497. Round both to hundreds. Can that be right?',
      answer: 'no, 400 + 200 is 600',
    },
    {
      part: 'round',
      ask: 'Which digit of 734 decides when you round to the nearest hundred?',
      answer: '3, the tens digit',
    },
    {
      part: 'sums',
      ask: 'Two boxes of {tokens} weigh 383 and 342 grams. Round first. How many grams in all?',
      answer: '725',
      sum: '383 + 342',
    },
    {
      part: 'round',
      ask: 'There is room for 1000 {tokens}. 583 are in, and 296 more come. Do they fit? Round to tell.',
      answer: 'yes, 600 + 300 is 900',
    },
    { part: 'sums', ask: 'What is 467 + 385? Round to test it.', answer: '852', sum: '467 + 385' },
    {
      part: 'differences',
      ask: '{friend} has 706 {tokens} and gives away 248. How many stay? Round to test it.',
      answer: '458',
      sum: '706 - 248',
      further: true,
    },
    { part: 'round', ask: 'Which two add up to about 900: 412, 298 or 487?', answer: '412 and 487' },
    { part: 'round', ask: 'Which is the greatest whole number that rounds to the hundred 300?', answer: '349' },
    {
      part: 'differences',
      ask: '500 {tokens} are needed. {hero} has 175. How many are missing?',
      answer: '325',
      sum: '500 - 175',
      further: true,
    },
    {
      part: 'differences',
      ask: 'Find the missing number: 268 + __ = 400. Take 268 from 400.',
      answer: '132',
      sum: '400 - 268',
      further: true,
    },
    {
      part: 'round',
      ask: 'Round to hundreds: about how much is 804 - 389?',
      answer: '400',
      sum: '800 - 400',
      further: true,
    },
    {
      part: 'differences',
      ask: 'Trade a hundred to find 305 - 148. What do you get?',
      answer: '157',
      sum: '305 - 148',
      further: true,
    },
    {
      part: 'round',
      ask: '{friend} wrote 504 - 186 = 428. Round to hundreds. About how much should it be?',
      answer: '300',
      sum: '500 - 200',
      further: true,
    },
    {
      part: 'round',
      ask: 'Which is wrong: 604 - 298 = 306 or 502 - 198 = 404? Round to find out.',
      answer: '502 - 198 = 404',
      further: true,
    },
    {
      part: 'differences',
      ask: '{friend} counts 803 {tokens}. 364 are at {place}. How many are not?',
      answer: '439',
      sum: '803 - 364',
      further: true,
    },
    {
      part: 'differences',
      ask: '{hero} has 900 {tokens}. 287 are sorted, then 345. How many are left to sort?',
      answer: '268',
      sum: '900 - 287 - 345',
      further: true,
    },
    {
      part: 'differences',
      ask: '{friend} has 804 {tokens} and gives away 367. How many stay? Round to test it.',
      answer: '437',
      sum: '804 - 367',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add', form: 'column', upTo: 1000, regroup: true, estimate: 100 },
        { do: 'subtract', form: 'column', upTo: 1000, regroup: true, estimate: 100 },
      ],
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add', form: 'column', upTo: 1000, regroup: true, estimate: 100 },
        { do: 'round-to-check', of: 'sum', to: 100, upTo: 1000 },
      ],
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'subtract', form: 'column', upTo: 1000, regroup: true, estimate: 100, overZero: true },
        { do: 'round-to-check', of: 'difference', to: 100, upTo: 1000 },
      ],
      further: true,
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'round', to: 100, upTo: 1000 },
        { do: 'subtract', form: 'column', upTo: 1000, regroup: true, estimate: 100 },
      ],
    },
  ],
}
