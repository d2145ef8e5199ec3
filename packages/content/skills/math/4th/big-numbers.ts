import type { Skill } from '../../../types.ts'

export const bigNumbers: Skill = {
  id: 'math.4.big-numbers',
  subject: 'math',
  grade: '4th',
  strand: 'number',
  order: 1,
  short: 'Place Value to a Million',
  iCan: 'I can compare and round numbers up to a million by their place value.',
  codes: ['4.NBT.1', '4.NBT.2', '4.NBT.3'],
  prerequisites: ['math.2.hundreds', 'math.3.add-subtract-round'],
  keywords: [
    {
      word: 'place value',
      definition: 'what a digit is worth where it stands; one place to the left it is worth 10 times as much',
    },
    { word: 'digit', definition: 'one of the ten signs from 0 to 9 that make up a number' },
  ],
  model:
    'Write 608,372 under 608,910. Say: The 6 is worth 600,000. The 0 holds the place of the ten thousands. Both have 608 thousands, so the hundreds decide: 608,910 is greater. Now to thousands. 608,500 is the middle. 608,372 is below it: down to 608,000. 608,910 is above it: up to 609,000. Halfway goes up, too.',
  picture: {
    kind: 'number-line',
    from: 608000,
    to: 609000,
    step: 100,
    labels: [
      { at: 608000, text: '608,000' },
      { at: 608372, text: '608,372' },
      { at: 608500, text: 'middle' },
      { at: 608910, text: '608,910' },
      { at: 609000, text: '609,000' },
    ],
    crosses: [
      { at: 608372, count: 1 },
      { at: 608910, count: 1 },
    ],
  },
  check: {
    question: 'In 60,500, what is the 6 worth? Round the number to the nearest thousand.',
    lookFor: 'The 6 is worth 60,000. It is halfway, so it rounds up to 61,000.',
  },
  laterChecks: [
    {
      question: 'Which is greater, 370,418 or 307,481? Which place decides?',
      lookFor: '370,418, because 7 ten thousands are more than 0.',
    },
    {
      question: 'Round 84,961 to the nearest hundred. What happens to the 9?',
      lookFor: '85,000. 849 hundreds and one more are 850 hundreds. So the 9 turns into 0.',
      further: true,
    },
    {
      question: 'Round 395,218 to the nearest ten thousand. What happens to the 9?',
      lookFor: '400,000. 39 ten thousands and one more are 40 ten thousands.',
      further: true,
    },
  ],
  misconception: {
    says: '9,876 is greater than 12,003, because its digits are larger.',
    reply: 'Count the places first. Which of the two numbers has a ten thousand in it?',
  },
  easier:
    'Write 4,720 and 4,270 under thousands, hundreds, tens and ones. Which is greater? (4,720) Round it to the nearest thousand. (5,000)',
  harder:
    'Find the least and the greatest whole number that round to 500,000 as the nearest thousand. (499,500 and 500,499)',
  again: {
    easier:
      'Draw a line from 30,000 to 40,000 with ten equal steps and mark 37,000. Which ten thousand is nearer? (40,000)',
    harder:
      'Use the digits 1, 2, 3, 4, 5 and 6 once each. Make the greatest number that is less than 400,000. (365,421)',
    model:
      'Write 296,972. Say: First to the nearest hundred. It has 2,969 hundreds and 72 more, past the middle. So I take the next: 2,970 hundreds. That is 297,000. Now to the nearest ten thousand. It has 29 ten thousands and 6,972 more, past the middle. The next is 30 ten thousands: 300,000.',
    picture: {
      kind: 'number-line',
      from: 296900,
      to: 297000,
      step: 10,
      labels: [
        { at: 296900, text: '296,900' },
        { at: 296972, text: '296,972' },
        { at: 297000, text: '297,000' },
      ],
      crosses: [{ at: 296972, count: 1 }],
    },
    misconception: {
      says: '296,972 is about 296,000, to the nearest hundred: the 9 goes up, so it turns into 0.',
      reply: 'Write 296,900 at the left end of a line and mark 296,972. Which hundred stands at the right end?',
    },
  },
  third: {
    easier:
      'Count by hundreds from 2,700: 2,800, 2,900. What comes next? (3,000) So to which hundred does 2,960 round? (3,000)',
    harder:
      'Which is the least number that rounds to 90,000 both to the nearest thousand and to the nearest ten thousand? (89,500)',
  },
  prompts: [
    {
      part: 'place value',
      ask: 'A counter at {place} shows 57,204 steps. Look at the place value. What is the 7 worth?',
      answer: '7000',
      sum: '7 * 1000',
    },
    { part: 'compare', ask: 'Two labels at {place} say 45,120 and 45,210. Which number is greater?', answer: '45210' },
    { part: 'round', ask: 'Round 38,651 to the nearest thousand.', answer: '39000' },
    {
      part: 'place value',
      ask: 'Write 30,000 + 4,000 + 500 + 2 as one number.',
      answer: '34502',
      sum: '30000 + 4000 + 500 + 2',
    },
    {
      part: 'compare',
      ask: 'Two {tokens} have the numbers 99,870 and 102,003. {hero} thinks 99,870 is greater. Which number is?',
      answer: '102003',
    },
    {
      part: 'place value',
      ask: 'How many times as much is the 5 in 50,000 worth as the 5 in 500?',
      answer: '100',
      sum: '50000 / 500',
    },
    {
      part: 'compare',
      ask: 'Three {tokens} show 104,300, 98,750 and 104,030. Which number is least?',
      answer: '98750',
    },
    { part: 'round', ask: 'A label at {place} says 271,499. Round it to the nearest thousand.', answer: '271000' },
    {
      part: 'round',
      ask: 'One {token} has the number 172,500. To the nearest thousand, {friend} writes 172,000. What is right?',
      answer: '173000',
    },
    {
      part: 'round',
      ask: 'Which rounds to 84,000 as its nearest thousand: 83,450, 84,290 or 84,600?',
      answer: '84290',
    },
    { part: 'place value', ask: 'What is the place value of the 8 in 684,210?', answer: '80000', sum: '8 * 10000' },
    { part: 'compare', ask: 'Which place value decides between 581,926 and 581,692?', answer: 'the hundreds' },
    {
      part: 'place value',
      ask: 'The code on one {token} has 6 hundred thousands, 2 thousands, 9 ones and nothing else. Write it.',
      answer: '602009',
      sum: '600000 + 2000 + 9',
    },
    {
      part: 'round',
      ask: 'A clock at {place} has ticked 905,730 times. Round that to the nearest thousand.',
      answer: '906000',
    },
    {
      part: 'compare',
      ask: 'In three years, {place} had 640,300, 604,900 and 640,030 visitors. Order the numbers from least.',
      answer: '604,900, 640,030, 640,300',
    },
    {
      part: 'place value',
      ask: 'Six {tokens} carry the digits 5, 0, 9, 2, 7 and 3. Which is the greatest number they can show?',
      answer: '975320',
    },
    {
      part: 'round',
      ask: 'What is the greatest whole number that rounds to 72,000 as its nearest thousand?',
      answer: '72499',
    },
    { part: 'compare', ask: 'Which sign goes between 890,007 and 889,970: <, = or >?', answer: '>' },
    {
      part: 'place value',
      ask: 'In 533,105, how many times as much is the first 3 worth as the second?',
      answer: '10',
      sum: '30000 / 3000',
    },
    { part: 'compare', ask: 'Which is greater: 999,999 or 1,000,000?', answer: '1000000' },
    { part: 'round', ask: 'Round 640,500 to the nearest thousand.', answer: '641000' },
    {
      part: 'compare',
      ask: '{friend} has the digits 8, 8, 0, 1, 9 and 4. Make the least number above 900,000.',
      answer: '901,488',
    },
    {
      part: 'place value',
      ask: '{tokens} are packed in hundreds, and 45,800 are needed. How many packs is that?',
      answer: '458',
      sum: '45800 / 100',
      further: true,
    },
    {
      part: 'round',
      ask: 'So far, 52,750 visitors have come to {place}. Round to the nearest ten thousand.',
      answer: '50000',
      further: true,
    },
    {
      part: 'place value',
      ask: 'How many ten thousands are in 730,000 altogether?',
      answer: '73',
      sum: '730000 / 10000',
      further: true,
    },
    {
      part: 'round',
      ask: '{hero} reads 467,380 on a label. Round it to the nearest ten thousand.',
      answer: '470000',
      further: true,
    },
    {
      part: 'round',
      ask: 'A label at {place} says 608,974. {hero} rounds it to the nearest hundred. What is it?',
      answer: '609000',
      further: true,
    },
    {
      part: 'round',
      ask: 'One {token} has the number 58,961. Round it to the nearest hundred.',
      answer: '59000',
      further: true,
    },
    {
      part: 'round',
      ask: 'It is 395,400 seconds until the next feast at {place}. Round that to the nearest ten thousand.',
      answer: '400000',
      further: true,
    },
    { part: 'round', ask: 'Round 197,200 to the nearest ten thousand.', answer: '200000', further: true },
    { part: 'round', ask: 'Round 999,600 to the nearest thousand.', answer: '1000000', further: true },
    {
      part: 'round',
      ask: 'This month, {friend} has slept for 799,600 seconds. Round that to the nearest thousand.',
      answer: '800000',
      further: true,
    },
    {
      part: 'compare',
      ask: 'Which of these is 600,000 to the nearest ten thousand: 593,800, 596,200 or 605,400?',
      answer: '596200',
      further: true,
    },
    {
      part: 'compare',
      ask: '{hero} rounds 349,600 and 352,100 to the nearest ten thousand. Which is greater then?',
      answer: 'neither, both are 350,000',
      further: true,
    },
    {
      part: 'round',
      ask: 'Which does not round to 400,000 as its nearest ten thousand: 396,000, 404,999 or 405,100?',
      answer: '405,100, it rounds to 410,000',
      further: true,
    },
    {
      part: 'round',
      ask: 'Which is the greatest that rounds to 500,000 as its nearest ten thousand: 494,900, 504,999 or 505,100?',
      answer: '504999',
      further: true,
    },
  ],
  sheets: [
    {
      kind: 'number-practice',
      tasks: [
        { do: 'compare', upTo: 999_999 },
        { do: 'round', to: 1000, upTo: 999_999 },
      ],
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'round', to: 100, upTo: 999_999, nines: true },
        { do: 'round', to: 10_000, upTo: 999_999, nines: true },
      ],
      further: true,
    },
    {
      kind: 'number-practice',
      tasks: [
        { do: 'round', to: 10_000, upTo: 999_999 },
        { do: 'round', to: 100, upTo: 999_999 },
      ],
      further: true,
    },
    { kind: 'place-value-blocks', form: 'expanded', upTo: 999_999 },
  ],
}
