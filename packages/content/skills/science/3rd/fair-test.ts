import type { Skill } from '../../../types.ts'
import { fairTestPlan } from '../pages/3rd.ts'
import { mendTheTest } from '../pages/3rd-further.ts'
import { fairOrUnfair } from '../sets/3rd.ts'

export const fairTest: Skill = {
  id: 'science.3.fair-test',
  subject: 'science',
  grade: '3rd',
  strand: 'physical',
  order: 1,
  short: 'Fair Tests',
  iCan: 'I can plan a fair test by changing one thing and keeping the rest the same.',
  codes: ['3-5-ETS1-3'],
  prerequisites: ['science.2.plant-test', 'science.2.best-material'],
  keywords: [
    { word: 'variable', definition: 'something in a test that can change' },
    { word: 'trial', definition: 'one run of a test' },
  ],
  model:
    'Write change, keep and measure. Say: Does a rolled sock fly farther than a flat one? I change one variable, the shape. So only the shape can make a difference. I keep the sock, the line and the arm the same. I measure inches, in three trials each. One throw alone may be lucky.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'change', words: ['shape'] },
      { head: 'keep', words: ['sock', 'line', 'arm'] },
      { head: 'measure', words: ['inches'] },
    ],
  },
  check: {
    question: 'Plan a test: which of two balls bounces higher? What do you change, keep and measure?',
    lookFor: 'Change the ball. Keep the drop height and the floor. Measure how high it bounces.',
  },
  laterChecks: [
    {
      question:
        'Soap A gets warm water and much stirring. Soap B gets cold water and none. Find both flaws and mend them.',
      lookFor: 'Both need the same water and the same stirring.',
      further: true,
    },
    {
      question: 'You test if a heavier cart rolls farther. What do you change and keep the same?',
      lookFor: 'Change the load. Keep the ramp, the cart, the start and the floor the same.',
    },
  ],
  misconception: {
    says: 'A fair test means everybody gets a turn.',
    reply: 'In science, fair means only one thing changes, so we know what made the difference.',
  },
  easier:
    'You ask which of two socks slides farther. One slides on tile, one on a rug. What must be the same? (the floor)',
  harder:
    'Find two mistakes: Ball A drops 3 feet onto tile, ball B 5 feet onto a rug. Write a fair plan (same height, same floor).',
  again: {
    easier:
      'Write your name with one hand, then with the other. What did you change, and what stayed the same? (the hand changed, not the name)',
    harder:
      'Car A rolled 30, 31 and 29 inches. Car B rolled 32, 28 and 30. Which one wins? (neither, both rolled about 30)',
    model:
      "Say: I check a friend's test. Which boat shape is faster? Both boats float in the same water: fair. Only boat A gets a push: unfair. Boat A gets three trials and boat B one: unfair. I count two flaws. I mend both: the same push and three trials for each boat.",
    picture: {
      kind: 'table',
      rows: [
        ['boat A', 'boat B'],
        ['same water', 'same water'],
        ['a push', 'no push'],
        ['three trials', 'one'],
      ],
    },
    misconception: {
      says: 'Boat A got a push. If boat B gets one, too, the test is fair.',
      reply: 'Make a list for boat A and one for boat B: water, push, trials. In which lines do they differ?',
    },
  },
  prompts: [
    { part: 'change', ask: 'How many variables do you change in a fair test?', answer: '1' },
    {
      part: 'keep the same',
      ask: '{hero} tests which of two balls bounces higher. Name one thing to keep the same.',
      answer: 'such as the floor',
    },
    {
      part: 'plan',
      ask: '{friend} tests which cloth dries fastest. What must {friend} measure?',
      answer: 'the drying time',
    },
    {
      part: 'change',
      ask: '{hero} lets one toy car roll down a low ramp, then down a high one, onto one floor. Which one variable changes?',
      answer: 'the ramp height',
    },
    {
      part: 'keep the same',
      ask: 'Wet wool hangs in the sun and wet cotton in the shade. What should be the same?',
      answer: 'the place',
    },
    { part: 'plan', ask: '{hero} runs three trials with each car. Why not only one?', answer: 'one trial can mislead' },
    {
      part: 'change',
      ask: '{friend} drops one ball on a rug and then on tile. What is compared?',
      answer: 'the two floors',
    },
    {
      part: 'keep the same',
      ask: 'Two cars at {place} roll down one ramp. Why must nobody push one of them?',
      answer: 'both must start alike',
    },
    {
      part: 'plan',
      ask: 'You ask which toy car rolls farthest. What do you measure, and in which unit?',
      answer: 'distance in inches',
    },
    {
      part: 'change',
      ask: '{friend} gave one plant more water and more light. It grew taller. Why can nobody tell what helped?',
      answer: 'two things changed',
    },
    {
      part: 'keep the same',
      ask: '{hero} tests if warm water dissolves sugar faster. Name two things to keep the same.',
      answer: 'such as amounts of sugar and water',
    },
    {
      part: 'plan',
      ask: 'You compare how two balls bounce. What can you measure?',
      answer: 'how high they bounce',
    },
    {
      part: 'change',
      ask: 'You ask if a longer wing keeps a glider up. What differs between glider A and glider B?',
      answer: 'only the wing length',
    },
    {
      part: 'keep the same',
      ask: 'Car A rolled 30 inches on tile, car B 12 on a rug. Is car A better? Tell why.',
      answer: 'unknown, the floors differ',
    },
    {
      part: 'plan',
      ask: 'You ask: Does a heavier sock fly farther? Name what you change and what you measure.',
      answer: 'change weight, measure distance',
    },
    {
      part: 'keep the same',
      ask: '{hero} tests two cars on one ramp. Car B starts higher and gets a push. How many flaws do you find?',
      answer: '2',
      further: true,
    },
    {
      part: 'plan',
      ask: 'Ball A gets five trials and ball B gets two. All else is the same. How do you mend the test?',
      answer: 'equal trials for both',
      further: true,
    },
    {
      part: 'change',
      ask: '{hero} tests two floors, but also changes the ball and the drop height. Which two must {hero} mend?',
      answer: 'ball and drop height',
      further: true,
    },
    {
      part: 'plan',
      ask: '{friend} tests two gliders and hides one bad result. Is that fair? Tell why.',
      answer: 'no, every result counts',
      further: true,
    },
    {
      part: 'keep the same',
      ask: 'Plant A has a big pot, sun and much water. Plant B has a small pot, shade and little water. You test only the pots. How many flaws are there?',
      answer: '2',
      further: true,
    },
  ],
  sheets: [fairTestPlan, fairOrUnfair, { ...mendTheTest, further: true }],
}
