import type { Skill } from '../../../types.ts'

export const addSubtractThousands: Skill = {
  id: 'math.4.add-subtract-thousands',
  subject: 'math',
  grade: '4th',
  strand: 'operations',
  order: 2,
  short: 'Adding and Subtracting Thousands',
  iCan: 'I can calculate sums and differences of large numbers and estimate first.',
  codes: ['4.NBT.4', '4.OA.3'],
  prerequisites: ['math.4.big-numbers'],
  keywords: [{ word: 'estimate', definition: 'a quick answer that is close to the exact one' }],
  model:
    'Write 5,003 - 1,768. Say: I estimate: 5,000 - 2,000 = 3,000. 3 ones are too few for 8, and the zeros cannot help. So I open a thousand: 4 thousands, 9 hundreds, 9 tens, 13 ones. I subtract each place: 3,235. To check, I add 1,768: 5 + 8 = 13, so I carry. I get 5,003.',
  picture: { kind: 'columns', above: ['13', '9', '9', '4'], rows: ['5,003', '- 1,768'], result: ['3,235'] },
  check: {
    question: 'How would you estimate 7,912 + 4,085 before adding?',
    lookFor: 'About 8,000 + 4,000 = 12,000. The exact sum is 11,997.',
  },
  laterChecks: [
    {
      question: 'Estimate 6,020 - 2,945, then find it. Is it close?',
      lookFor: 'About 6,000 - 3,000 = 3,000. The exact answer is 3,075.',
    },
    {
      question: 'Someone says 38,900 + 21,450 is 50,350. How can an estimate test it?',
      lookFor: 'About 39,000 + 21,000 = 60,000, so it is wrong. The sum is 60,350.',
      further: true,
    },
    {
      question: 'Someone says 81,200 - 37,900 is 53,300. How can an estimate test it?',
      lookFor: 'About 81,000 - 38,000 = 43,000, so it is wrong. The difference is 43,300.',
      further: true,
    },
  ],
  misconception: {
    says: '5,003 - 1,768 is 4,765. I always take the smaller digit from the larger.',
    reply: 'Add back to test it: what is 4,765 + 1,768? Is that still 5,003?',
  },
  easier: 'Subtract 640 - 225 first: one trade, so it is 415. Then 602 - 225: trade over the zero. (377)',
  harder: 'Find the two missing digits in 4_,700 + 28,_50 = 72,150. (3 and 4: 43,700 + 28,450)',
  again: {
    easier: 'Test 590 + 310 = 800. Round both to hundreds and add. Can it be right? (no, 600 + 300 = 900)',
    harder:
      'Use the digits 1 to 8 once each. Make two four-digit numbers with the smallest difference. (5,123 - 4,876 = 247)',
    model:
      'Write 47,800 + 25,600 = 63,400. Say: Is that right? I estimate: 48,000 + 26,000 = 74,000. Two roundings change the sum by 1,000 at most. So 63,400 is wrong. I add again: 8 + 6 = 14 hundreds, so I carry. 7 + 5 + 1 = 13 thousands, so I carry again. Somebody forgot that ten thousand. It is 73,400.',
    picture: { kind: 'columns', above: ['', '', '', '1', '1'], rows: ['47,800', '+ 25,600'], result: ['73,400'] },
    misconception: {
      says: '40,000 + 20,000 is 60,000, so 63,400 must be right.',
      reply: 'Draw a line from 40,000 to 50,000 and mark 47,800. Which end would you round it to?',
    },
  },
  third: {
    easier:
      'Round 3,870 and 2,240 to thousands and add: 4,000 + 2,000 = 6,000. Which can be right, 5,110 or 6,110? (6,110)',
    harder: 'Two numbers have the sum 10,000 and the difference 2,468. Which numbers are they? (6,234 and 3,766)',
  },
  prompts: [
    {
      part: 'sums',
      ask: '{hero} brings two boxes to {place}. They weigh 3,200 and 4,500 grams. How many grams are both?',
      answer: '7700',
      sum: '3200 + 4500',
    },
    {
      part: 'differences',
      ask: 'A crate at {place} holds 9,300 grams of rice. {hero} takes out 4,850. How many grams are left?',
      answer: '4450',
      sum: '9300 - 4850',
    },
    {
      part: 'estimate',
      ask: 'Round to thousands: about how much is 48,900 + 31,200?',
      answer: '80000',
      sum: '49000 + 31000',
    },
    {
      part: 'sums',
      ask: 'In a game at {place} {hero} scores 6,480 points and {friend} 2,175. How many points are both?',
      answer: '8655',
      sum: '6480 + 2175',
    },
    {
      part: 'differences',
      ask: '{hero} has 5 bags of flour with 1,000 grams each and uses 1,436 grams. How many grams are left?',
      answer: '3564',
      sum: '5000 - 1436',
    },
    { part: 'estimate', ask: 'Is 61,300 - 28,900 closer to 30,000 or to 40,000?', answer: '30000' },
    {
      part: 'sums',
      ask: 'Three paths to {place} are 1,250, 2,375 and 980 feet long. How many feet are they in all?',
      answer: '4605',
      sum: '1250 + 2375 + 980',
    },
    {
      part: 'differences',
      ask: '{friend} wants to count to 10,000 and has come to 6,780. How many numbers are missing?',
      answer: '3220',
      sum: '10000 - 6780',
    },
    {
      part: 'estimate',
      ask: 'Round to thousands: about how much is 17,820 - 5,190?',
      answer: '13000',
      sum: '18000 - 5000',
    },
    {
      part: 'sums',
      ask: 'A counter at {place} shows 24,785 visitors, and 9,640 more come. What does it show then?',
      answer: '34425',
      sum: '24785 + 9640',
    },
    {
      part: 'differences',
      ask: 'Find the missing number: __ + 13,750 = 29,000.',
      answer: '15250',
      sum: '29000 - 13750',
    },
    {
      part: 'estimate',
      ask: 'Which is nearer to 70,000: 38,900 + 30,400 or 42,100 + 33,800?',
      answer: '38,900 + 30,400',
    },
    {
      part: 'sums',
      ask: 'Two tanks for {place} hold 36,480 and 27,845 liters. How many liters are both?',
      answer: '64325',
      sum: '36480 + 27845',
    },
    {
      part: 'differences',
      ask: 'A hall can hold 52,750 visitors. 38,900 are in it. How many more fit?',
      answer: '13850',
      sum: '52750 - 38900',
    },
    { part: 'sums', ask: 'Which is more: 46,250 + 38,900 or 52,400 + 32,800?', answer: '52,400 + 32,800' },
    {
      part: 'differences',
      ask: 'A museum had 70,050 visitors in two years, 24,863 of them in the first. How many came in the second?',
      answer: '45187',
      sum: '70050 - 24863',
    },
    {
      part: 'estimate',
      ask: 'Round to thousands: about how much is 312,400 + 187,800?',
      answer: '500000',
      sum: '312000 + 188000',
    },
    { part: 'sums', ask: 'Add 148,500 and 76,750.', answer: '225250', sum: '148500 + 76750' },
    { part: 'differences', ask: 'Find 40,002 - 19,998 and check it by a sum.', answer: '20004', sum: '40002 - 19998' },
    {
      part: 'differences',
      ask: 'In a game, {hero} has 120,000 points, pays 46,400 for a hint and wins 1,900 more. How many points is that?',
      answer: '75500',
      sum: '120000 - 46400 + 1900',
    },
    {
      part: 'estimate',
      ask: 'Estimate. Which is wrong: 58,200 + 19,700 = 77,900 or 36,400 + 27,300 = 53,700?',
      answer: '36,400 + 27,300',
      further: true,
    },
    {
      part: 'estimate',
      ask: '{friend} finds 400,500 - 198,700 = 301,800. To hundred thousands, about how much should it be?',
      answer: '200000',
      sum: '400000 - 200000',
      further: true,
    },
    {
      part: 'sums',
      ask: '{friend} finds 36,700 + 45,500 = 72,200. Estimate, then add again. What is right?',
      answer: '82200',
      sum: '36700 + 45500',
      further: true,
    },
    {
      part: 'sums',
      ask: '{hero} finds 62,400 + 19,300 = 71,700. Estimate, then add again. What is right?',
      answer: '81700',
      sum: '62400 + 19300',
      further: true,
    },
    {
      part: 'differences',
      ask: '{friend} finds 63,050 - 28,400 = 44,650. Estimate, then subtract again. What is right?',
      answer: '34650',
      sum: '63050 - 28400',
      further: true,
    },
    {
      part: 'estimate',
      ask: 'Can 71,900 - 38,200 be 43,700? Test it with an estimate.',
      answer: 'no, about 34,000',
      further: true,
    },
    {
      part: 'differences',
      ask: '{hero} writes 90,300 - 41,700 = 58,600. Estimate, then subtract again. What is right?',
      answer: '48600',
      sum: '90300 - 41700',
      further: true,
    },
    {
      part: 'estimate',
      ask: 'Which is wrong: 82,300 - 37,900 = 44,400 or 75,200 - 26,800 = 58,400? Estimate.',
      answer: '75,200 - 26,800',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'add', form: 'column', upTo: 10_000, regroup: true, estimate: 1000 },
        { do: 'subtract', form: 'column', upTo: 10_000, regroup: true, estimate: 1000, overZero: true },
      ],
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'round-to-check', of: 'sum', to: 1000, upTo: 100_000 },
        { do: 'round-to-check', of: 'difference', to: 1000, upTo: 100_000 },
      ],
      further: true,
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'subtract', form: 'column', upTo: 1_000_000, regroup: true, estimate: 1000, overZero: true },
        { do: 'add', form: 'column', upTo: 1_000_000, regroup: true, estimate: 1000 },
      ],
    },
  ],
}
