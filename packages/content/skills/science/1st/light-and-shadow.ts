import type { Skill } from '../../../types.ts'
import { threeShadows } from '../pages/1st-further.ts'
import { lightThrough } from '../sets/1st.ts'

export const lightAndShadow: Skill = {
  id: 'science.1.light-and-shadow',
  subject: 'science',
  grade: '1st',
  strand: 'physical',
  order: 4,
  short: 'Light and Shadow',
  iCan: 'I can show what lets light through and what makes a dark shadow.',
  codes: ['1-PS4-3'],
  prerequisites: ['science.1.light-to-see'],
  keywords: [{ word: 'shadow', definition: 'the dark shape where light is blocked' }],
  model:
    'Hold your hand near a wall by a lamp or window. Say: My hand blocks the light. On the side away from the light is a dark shape: a shadow. No light, no shadow. Hold up a clear cup: most light goes through, so its shadow is faint. So I can test each thing.',
  check: {
    question: 'Which makes a darker shadow: a book or a clear cup?',
    lookFor: 'The book, because it blocks all the light.',
  },
  laterChecks: [
    {
      question: 'The sun is in front of you. Where is your shadow?',
      lookFor: 'Behind me, because my body blocks the light there.',
    },
    {
      question: 'Which lets only some light through: a clear bag, thin cloth or wood?',
      lookFor: 'Thin cloth. The bag lets most light through, and wood lets none.',
      further: true,
    },
  ],
  misconception: {
    says: 'My shadow is a part of me, so it is always there.',
    reply: 'A shadow needs a light and something that blocks it. Turn off the light and it is gone.',
  },
  tools: [{ name: 'cups', quantity: '1 of clear plastic', core: true }],
  easier: 'Hold up a shoe near a wall in the light, then one thin page. Which makes the darker shadow? (the shoe)',
  harder:
    'A lamp shines on a thin scarf. Then you fold it four times. What happens to the light and the shadow? (less light goes through, the shadow gets darker)',
  again: {
    easier:
      'Hold a hand near a wall by a lamp or window. Spread your fingers, then close them. When does light come through? (when spread)',
    harder:
      'Put these in order, from the faintest shadow to the darkest: a brick, a clear cup, thin cloth. (clear cup, thin cloth, brick)',
    model:
      'Hold a clear cup by a lamp. Say: Most light goes through, so the shadow is faint. Pull a thin sleeve over it: Only some light goes through, so the shadow is darker. Hold a hand behind it: No light goes through, so it is darkest. From faint to dark: clear cup, sleeve, hand.',
    misconception: {
      says: 'A sleeve is not clear. Its shadow is as dark as the one of my hand.',
      reply: 'Hold a thin sleeve up to the light, then your hand. Which of the two shadows is darker?',
    },
  },
  prompts: [
    {
      part: 'through',
      ask: '{hero} sees a window pane, a door and a wall. Which one lets light through?',
      answer: 'the window pane',
    },
    {
      part: 'shadow',
      ask: 'You make a shadow for {friend}. What does your hand do to the light?',
      answer: 'it blocks it',
    },
    { part: 'through', ask: 'Hold your hand up to a lamp. Does the light go through?', answer: 'no' },
    {
      part: 'shadow',
      ask: '{hero} has a stone, a clear cup and a thin scarf. Which has the darkest shadow?',
      answer: 'the stone',
    },
    { part: 'through', ask: 'Brick, clear bag, boot: which one lets light through?', answer: 'the clear bag' },
    { part: 'shadow', ask: '{friend} turns off the only lamp. Is there still a shadow?', answer: 'no, it is gone' },
    {
      part: 'shadow',
      ask: '{hero} stands behind a wall at {place}. Why is it shady there?',
      answer: 'the wall blocks light',
    },
    {
      part: 'through',
      ask: '{friend} wants a dark room. Clear sheet, thin cloth or thick blanket?',
      answer: 'a thick blanket',
    },
    { part: 'shadow', ask: 'Why does a clear cup have only a faint shadow?', answer: 'light goes through' },
    { part: 'through', ask: 'Clean water, milk, wood: which lets the most light through?', answer: 'clean water' },
    {
      part: 'shadow',
      ask: '{hero} sees a shadow behind a tree. Is the sun behind it or in front of it?',
      answer: 'in front of it',
    },
    { part: 'through', ask: 'How can {friend} test if a cup lets light through?', answer: 'hold it to light' },
    { part: 'shadow', ask: 'Your shadow shows no eyes. Tell why.', answer: 'it is a dark shape' },
    {
      part: 'through',
      ask: '{hero} has a thin white curtain. Does it let in most, some or no light?',
      answer: 'some',
      further: true,
    },
    {
      part: 'shadow',
      ask: '{friend} makes two shadows, of wood and of thin cloth. Which is darker? Tell why.',
      answer: 'wood, it blocks more',
      further: true,
    },
    {
      part: 'through',
      ask: 'Order them, most light first: wood, clear window, thin curtain.',
      answer: 'window, curtain, wood',
      further: true,
    },
    {
      part: 'through',
      ask: 'Brick, foggy window, clear window: which lets only some light through?',
      answer: 'the foggy window',
      further: true,
    },
    {
      part: 'shadow',
      ask: 'Order by shadow: clear bag, brick, thin sock. Which comes in the middle?',
      answer: 'the thin sock',
      further: true,
    },
    {
      part: 'through',
      ask: 'One thin curtain lets in some light. {hero} hangs up two. More or less light?',
      answer: 'less light',
      further: true,
    },
  ],
  sheets: [lightThrough, { ...threeShadows, further: true }],
}
