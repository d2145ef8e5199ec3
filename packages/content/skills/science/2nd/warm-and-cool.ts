import type { Skill } from '../../../types.ts'
import { canItGoBack, twoKindsOfChange } from '../pages/2nd.ts'
import { meltsOrStays } from '../sets/2nd.ts'

export const warmAndCool: Skill = {
  id: 'science.2.warm-and-cool',
  subject: 'science',
  grade: '2nd',
  strand: 'physical',
  order: 4,
  short: 'Warming and Cooling',
  iCan: 'I can predict a change from heat or cold and tell if it can go back.',
  codes: ['2-PS1-4'],
  prerequisites: ['science.2.solid-or-liquid'],
  keywords: [
    { word: 'melt', definition: 'to turn from a solid to a liquid by warming' },
    { word: 'freeze', definition: 'to turn from a liquid to a solid by cooling' },
  ],
  model:
    'Draw a loop in the air. Say: Ice warms up and melts. In a freezer the water freezes to ice again. So this change can go back. Butter, wax and chocolate melt and get hard again, too. Now toast: heat turns bread brown. Cooling does not undo that. Burnt wood and popcorn cannot, either.',
  picture: { kind: 'flow', steps: [['ice'], ['water']], arrows: ['melts', 'freezes'], back: 'each' },
  check: {
    question: 'A snow cone melts in the sun. Can you make it solid again?',
    lookFor: 'Yes. Put it in the freezer, and it turns solid. It may have a new shape.',
  },
  laterChecks: [
    {
      question: 'Wax gets soft in the sun. What happens at night?',
      lookFor: 'It cools and gets hard again, so the change can go back.',
    },
    {
      question: 'A pizza cools, and its cheese gets firm. Does the crust turn back to dough?',
      lookFor: 'No. The melted cheese can go back, but the crust stays firm.',
      further: true,
    },
  ],
  misconception: {
    says: 'When ice melts it is gone.',
    reply: 'It is all still there as water. Freeze that water and you have the same amount of ice.',
  },
  easier:
    'Act it out: a snowman in the sun, then its puddle in the cold. What do you turn into? Can it go back to ice? (water, then yes)',
  harder:
    'An ice cube melts in a cup, and the water is frozen again. Predict the amount and the shape. Can it go back? (same amount, the shape of the cup, yes)',
  again: {
    easier:
      'Rub your hands until they feel warm. Then wait and count to 30. Does the change go back? (yes, they cool down)',
    harder:
      'Butter melts, bread toasts, a lake freezes and a pancake browns. Which two changes can go back? (the butter and the lake)',
    model:
      'Say: Think of a cookie with chocolate chips. In the heat the chips melt. The soft dough turns firm and brown. Now the cookie cools. The chips get hard again: that change can go back. The dough stays firm and brown: that change cannot. One cookie has two kinds of change.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'can go back', words: ['chips melt'] },
        { head: 'cannot', words: ['dough turns brown'] },
      ],
    },
    misconception: {
      says: 'When the cookie cools, all of it goes back: hard chips and soft dough.',
      reply: 'Picture a cold cookie in your hand. Could you roll it into a ball like dough?',
    },
  },
  prompts: [
    { part: 'predict', ask: '{hero} has an ice cube in the sun. What does it turn into?', answer: 'water' },
    { part: 'go back', ask: '{friend} has melted ice. Can it freeze again?', answer: 'yes, it can' },
    { part: 'predict', ask: '{hero} puts water in a freezer all night. What will it do?', answer: 'it freezes' },
    { part: 'go back', ask: "Can {friend}'s popped corn turn back into a kernel?", answer: 'no, it stays popped' },
    { part: 'predict', ask: '{hero} has butter in the warm sun. What will happen?', answer: 'it melts' },
    { part: 'go back', ask: "{friend}'s juice froze hard. How can it go back to a liquid?", answer: 'warm it up' },
    {
      part: 'predict',
      ask: '{hero} has ice in the sun and in the shade. Which melts first?',
      answer: 'the ice in the sun',
    },
    { part: 'go back', ask: "{hero}'s butter got soft. How can it go back to hard?", answer: 'cool it down' },
    { part: 'predict', ask: 'Bread goes into a hot toaster. How does its color change?', answer: 'it turns brown' },
    { part: 'go back', ask: 'A pancake is done. Does cooling make it runny again?', answer: 'no, it stays firm' },
    { part: 'predict', ask: '{friend} sets soft chocolate in the fridge. What will happen?', answer: 'it gets hard' },
    { part: 'go back', ask: 'Melted snow, burnt toast, a baked cake: which can go back?', answer: 'the melted snow' },
    {
      part: 'predict',
      ask: 'A puddle at {place} lies out on a freezing night. What is there at sunrise?',
      answer: 'ice',
    },
    { part: 'go back', ask: 'Wood burns to ash. Can it go back? Tell why.', answer: 'no, ash stays ash' },
    { part: 'predict', ask: 'Runny pancake mix gets hot. What will it be: solid or liquid?', answer: 'solid' },
    { part: 'go back', ask: '{friend} has melted chocolate. How can it get hard again?', answer: 'cool it' },
    {
      part: 'predict',
      ask: 'An icicle warms by day and cools at night. Name both changes.',
      answer: 'melts, then freezes',
    },
    { part: 'go back', ask: 'Frozen lake, soft wax, burnt wood: which cannot go back?', answer: 'the burnt wood' },
    {
      part: 'predict',
      ask: '{friend} has a hot pancake with chocolate chips. Which part melts?',
      answer: 'the chips',
      further: true,
    },
    {
      part: 'go back',
      ask: 'Cheese on toast: the cheese melts, the bread browns. Which can go back?',
      answer: 'the cheese',
      further: true,
    },
    {
      part: 'predict',
      ask: 'Hot toast with melted butter cools down. Which part gets hard again?',
      answer: 'the butter',
      further: true,
    },
    {
      part: 'go back',
      ask: '{hero} warms corn and butter. Corn pops, butter melts. Which cannot go back?',
      answer: 'the popped corn',
      further: true,
    },
    {
      part: 'go back',
      ask: '{hero} bakes a muffin with a chocolate top. It cools. Which cannot go back: the melted top or the baked dough?',
      answer: 'the baked dough',
      further: true,
    },
    {
      part: 'predict',
      ask: 'A hot fried egg has melted cheese on it. Both cool. Which one stays changed?',
      answer: 'the egg',
      further: true,
    },
  ],
  sheets: [canItGoBack, meltsOrStays, { ...twoKindsOfChange, further: true }],
}
