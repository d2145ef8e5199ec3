import type { Skill } from '../../../types.ts'
import { fairTestPlan } from '../pages/3rd.ts'
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
    'Say: My question is, does a rolled sock fly farther than a flat one? I change only the shape of the sock. I keep the same sock, the same line, the same arm and the same kind of throw. I measure three trials each. If I also stood on a chair for one, the test would be unfair.',
  check: {
    question: 'You test which ball bounces higher, but drop one from your knee and one from your head. What is wrong?',
    lookFor: 'The drop height changed too, so the test is not fair.',
  },
  laterChecks: [
    {
      question: 'You test which soap makes more bubbles, but use warm water for only one. What is wrong?',
      lookFor: 'The water changed too, so we cannot tell what made the difference.',
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
  easier: 'Two socks slide, one on tile and one on a rug. Name what must stay the same (the floor).',
  harder:
    'Find two mistakes: Ball A drops 3 feet onto tile, ball B 5 feet onto a rug. Write a fair plan (same height, same floor).',
  again: {
    easier:
      'Write your name with one hand, then with the other. What did you change, and what stayed the same? (the hand changed, not the name)',
    harder:
      'Car A rolled 30, 31 and 29 inches. Car B rolled 32, 28 and 30. Which one wins? (neither, both rolled about 30)',
    model:
      'Say: Is a warm room better? I cannot measure better. So I ask: Does an ice cube melt faster in a warm room than in a cool one? I change only the room. I keep the cube size and the kind of plate. I measure the minutes. If one cube is bigger as well, I cannot tell what did it.',
  },
  prompts: [
    { part: 'change', ask: 'How many variables do you change in a fair test?', answer: '1' },
    {
      part: 'keep the same',
      ask: 'Two balls are tested for the higher bounce. Name one thing to keep the same.',
      answer: 'such as the floor',
    },
    { part: 'plan', ask: 'You test which cloth dries fastest. What do you measure?', answer: 'the drying time' },
    {
      part: 'change',
      ask: 'You test if ramp height matters for a toy car. Which one thing do you change?',
      answer: 'the ramp height',
    },
    {
      part: 'keep the same',
      ask: 'Wet wool hangs in the sun and wet cotton in the shade. What should be the same?',
      answer: 'the place',
    },
    { part: 'plan', ask: '{hero} rolls each car three times. Why not only once?', answer: 'one run can mislead' },
    {
      part: 'change',
      ask: '{friend} drops one ball on a rug and then on tile. What is compared?',
      answer: 'the two floors',
    },
    {
      part: 'keep the same',
      ask: 'Two cars roll down one ramp. Why must nobody push one of them?',
      answer: 'both must start alike',
    },
    {
      part: 'plan',
      ask: 'You ask which toy car rolls farthest. What do you measure, and in which unit?',
      answer: 'distance in inches',
    },
    {
      part: 'change',
      ask: 'One plant got more water and more light. It grew taller. Why can you not tell what helped?',
      answer: 'two things changed',
    },
    {
      part: 'keep the same',
      ask: 'You test if warm water dissolves sugar faster. Name two things to keep the same.',
      answer: 'amount of sugar and water',
    },
    {
      part: 'plan',
      ask: 'Turn “Are big balls better?” into a question that you can test.',
      answer: 'such as: Do big balls bounce higher?',
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
  ],
  sheets: [fairTestPlan, fairOrUnfair],
}
