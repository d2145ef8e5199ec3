import type { Skill } from '../../../types.ts'
import { addUpTheMatter, inOrOut } from '../pages/5th.ts'

export const matterStays: Skill = {
  id: 'science.5.matter-stays',
  subject: 'science',
  grade: '5th',
  strand: 'physical',
  order: 3,
  short: 'Matter is Kept',
  iCan: 'I can calculate and explain why the total weight of matter stays the same in a change.',
  codes: ['5-PS1-2'],
  prerequisites: ['science.5.particles'],
  keywords: [
    { word: 'dissolve', definition: 'to spread into a liquid in particles too small to see' },
    { word: 'mixture', definition: 'two or more materials together that can be separated again' },
    { word: 'evaporate', definition: 'to turn from a liquid to a gas' },
  ],
  model:
    'Write 200 + 15 = 215. Say: 15 grams of salt dissolve in 200 grams of water. The mixture weighs 215. The salt broke into tiny particles, but all are there. When the water evaporates, white salt is left. Ice that melts in a closed box weighs the same: nothing came in or went out.',
  picture: { kind: 'flow', steps: [['salt 15', 'water 200'], ['mixture 215']] },
  check: {
    question: 'You stir 20 grams of sugar into 180 grams of water. What does it all weigh?',
    lookFor: '200 grams. The sugar is spread out but still there.',
  },
  laterChecks: [
    {
      question: '9 grams of powder fizz in 200 grams of juice in an open dish. Then 205 grams are left. What happened?',
      lookFor: '4 grams of gas escaped, because 209 minus 205 is 4.',
      further: true,
    },
    {
      question: 'A closed box of ice weighs 300 grams. The ice melts. What does the box weigh?',
      lookFor: '300 grams. No matter came in or went out.',
    },
  ],
  misconception: {
    says: 'Dissolved salt has disappeared.',
    reply: 'Let the water dry up. The salt is left behind, so it was there all the time.',
  },
  easier:
    'Add first: 100 grams of water and 5 of sugar are 105 grams. Then try 100 grams of water and 25 of sugar. (125 grams)',
  harder:
    'A closed bag holds 250 grams of water, 40 of salt and 10 of ice. The ice melts, the salt dissolves. What does it all weigh, and why? (300 grams, nothing left the bag)',
  again: {
    easier:
      'Tear a page into four pieces and lay them together again. What do all four weigh together? (as much as the page did)',
    harder:
      'You stir 30 grams of salt into 120 grams of water and pour out half. How much is that, and how much is salt? (75 grams, 15 of them salt)',
    model:
      'Write 8 + 150 = 158. Say: 8 grams of powder and 150 of juice fizz in an open dish. Then the scale shows 155. 158 minus 155 is 3, so 3 grams of gas escaped. A 40 gram nail rusts and weighs 41. So 1 gram came in from damp air.',
    picture: { kind: 'flow', steps: [['powder 8', 'juice 150'], ['158'], ['dish 155', 'gas 3']] },
    misconception: {
      says: 'The scale shows 155, so 3 grams of matter are gone for good.',
      reply: 'Draw the bubbles over the open dish, then over a dish in a sealed box. Where are the 3 grams each time?',
    },
  },
  prompts: [
    {
      part: 'calculate',
      ask: '{hero} dissolves 10 grams of salt in 90 grams of water. How many grams is that in all?',
      answer: '100',
      sum: '10 + 90',
    },
    { part: 'explain', ask: 'Once dissolved, salt can no longer be seen. Where is it?', answer: 'spread in the water' },
    {
      part: 'calculate',
      ask: '{friend} breaks a 40 gram cracker into crumbs. What do all the crumbs weigh?',
      answer: '40 grams',
    },
    {
      part: 'explain',
      ask: 'Ice melts in a closed dish at {place}. Why does the dish weigh as much as before?',
      answer: 'nothing left it',
    },
    {
      part: 'calculate',
      ask: 'A mixture of salt and water weighs 90 grams, and 15 of them are salt. How many grams are water?',
      answer: '75',
      sum: '90 - 15',
    },
    {
      part: 'explain',
      ask: 'The water of a sugar mixture evaporates. What proves that the sugar was there all the time?',
      answer: 'sugar is left',
    },
    {
      part: 'calculate',
      ask: '{hero} makes a mixture of 120 grams of sand, 35 of salt and 200 of water. How many grams is that?',
      answer: '355',
      sum: '120 + 35 + 200',
    },
    { part: 'explain', ask: 'An open dish of water gets lighter each day. Why?', answer: 'the water evaporates' },
    {
      part: 'calculate',
      ask: '{friend} weighs a closed bag of ice and juice: 480 grams. All the ice melts. What does it weigh now?',
      answer: '480 grams',
    },
    {
      part: 'explain',
      ask: '{friend} says that melted ice is lighter than ice. Which test would show the truth?',
      answer: 'weigh before and after',
    },
    {
      part: 'calculate',
      ask: 'At {place} 150 grams of salt water dry up, and 12 grams of salt are left. How many grams went into the air?',
      answer: '138',
      sum: '150 - 12',
      further: true,
    },
    {
      part: 'explain',
      ask: 'A log burns, and its ash weighs far less. Where did the rest of the matter go?',
      answer: 'into gases and smoke',
      further: true,
    },
    {
      part: 'calculate',
      ask: 'In a closed bag, 20 grams of powder fizz in 300 grams of juice. What does it all weigh afterward?',
      answer: '320 grams',
    },
    {
      part: 'explain',
      ask: '{hero} lets powder fizz in an open cup, and the cup ends 2 grams lighter. Why?',
      answer: 'gas escaped',
      further: true,
    },
    {
      part: 'calculate',
      ask: 'You dissolve 30 grams of salt in 220 of water and pour all of it into two bags. One weighs 140 grams. What does the other weigh?',
      answer: '110 grams',
    },
    {
      part: 'explain',
      ask: '{friend} finds that iron gets heavier as it rusts in air. Where does the extra matter come from?',
      answer: 'from the air',
      further: true,
    },
    {
      part: 'calculate',
      ask: 'In an open dish, 6 grams of powder fizz in 94 grams of juice. 98 grams are left. How many grams of gas escaped?',
      answer: '2',
      sum: '6 + 94 - 98',
      further: true,
    },
    {
      part: 'calculate',
      ask: 'Three iron bars of 25 grams each rust in damp air. Together they then weigh 78 grams. How many grams came from the air?',
      answer: '3',
      sum: '78 - 3 * 25',
      further: true,
    },
    {
      part: 'calculate',
      ask: '{hero} sets out an open dish with 500 grams of water. A day later 460 grams of water are left. How many grams went into the air?',
      answer: '40',
      sum: '500 - 460',
      further: true,
    },
  ],
  sheets: [addUpTheMatter, { ...inOrOut, further: true }],
}
