import type { Skill } from '../../../types.ts'
import { materialReport, twoMaterials } from '../pages/2nd.ts'
import { bendsOrStiff } from '../sets/2nd.ts'

export const describeMaterials: Skill = {
  id: 'science.2.describe-materials',
  subject: 'science',
  grade: '2nd',
  strand: 'physical',
  order: 1,
  short: 'Describing Materials',
  iCan: 'I can describe a material by how it looks and feels and bends.',
  codes: ['2-PS1-1'],
  prerequisites: ['science.k.five-senses', 'science.1.sort-by-body'],
  keywords: [
    { word: 'material', definition: 'the stuff that a thing is made of' },
    { word: 'property', definition: 'something you can see, feel or test about a material' },
  ],
  model:
    'Hold up a spoon and a sock. Say: The spoon is made of metal. That is its material. Its properties are what I see and feel: shiny, smooth and hard. I try to bend it: stiff. The sock is dull, soft and bendy. Bark is rough. Glass is clear. Soup is its use, no property.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'spoon', words: ['shiny', 'smooth', 'hard', 'stiff'] },
      { head: 'sock', words: ['dull', 'soft', 'bendy'] },
    ],
  },
  check: {
    question: 'Name three properties of a pillow.',
    lookFor: 'Words such as soft, light, bendy, dull or squishy, not what it is used for.',
  },
  laterChecks: [
    {
      question: 'How are a scarf and a towel alike in their properties?',
      lookFor: 'Both are soft and bend easily. Any true look or feel counts.',
    },
    {
      question: 'A backpack has cloth and a metal zipper. Name one property of each.',
      lookFor: 'Such as soft or bendy cloth, and a hard or shiny zipper.',
      further: true,
    },
  ],
  misconception: {
    says: 'A spoon is hard because it is for soup.',
    reply: 'Soup is its use. Press it and bend it. What is it made of, and how does that feel?',
  },
  tools: [
    { name: 'spoons', quantity: '1 of metal', core: true },
    { name: 'socks', quantity: '1', core: true },
  ],
  easier: 'Touch a coin. Pick one of each pair: shiny or dull, soft or hard, bendy or stiff. (shiny, hard, stiff)',
  harder:
    'It is dull, rough, hard and stiff: a brick, a towel or a coin? Tell what rules out the others. (a brick, the towel is soft and bendy, the coin shiny and smooth)',
  again: {
    easier:
      'Shut your eyes and feel a sock and a spoon. Which is soft, and which feels cold? (the sock is soft, the spoon feels cold)',
    harder:
      'A plastic spoon and a metal spoon have one shape. Name two properties that may differ. (such as how shiny and how heavy)',
    model:
      'Look at a shoe with a lace. Say: It has two materials. The sole is rubber: rough, and it bends a little. The lace is cotton: soft, and it folds at once. One word for the whole shoe would be wrong for a part. Good for running? That is its use and no property.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'sole', words: ['rubber', 'rough', 'bends a little'] },
        { head: 'lace', words: ['cotton', 'soft', 'folds'] },
      ],
    },
    misconception: {
      says: 'A shoe is one thing, so one word is enough: soft.',
      reply: 'Draw a shoe with its lace and its sole. How does each one feel? Does your word fit both?',
    },
  },
  prompts: [
    { part: 'looks', ask: '{hero} has a coin, a towel and some bark. Which one looks shiny?', answer: 'the coin' },
    {
      part: 'feels',
      ask: '{friend} wants a cozy nest. Press a sock and a table with one finger. Which is softer?',
      answer: 'the sock',
    },
    {
      part: 'bends',
      ask: '{hero} needs something stiff. Bend a sock and a pencil gently. Which one is stiff?',
      answer: 'the pencil',
    },
    {
      part: 'looks',
      ask: '{place} has window glass. Which word tells how this material looks: clear, soft or stiff?',
      answer: 'clear',
    },
    {
      part: 'feels',
      ask: '{friend} touches a mirror, tree bark and a brick. Which one feels smooth?',
      answer: 'the mirror',
    },
    { part: 'bends', ask: 'Which word tells that a ribbon folds easily?', answer: 'bendy' },
    {
      part: 'looks',
      ask: "{hero}'s wool hat does not shine. Which word tells how this material looks?",
      answer: 'dull',
    },
    { part: 'feels', ask: 'Which word tells how sandpaper feels?', answer: 'rough' },
    { part: 'bends', ask: '{hero} needs a stiff shelf at {place}. Wood, wool or rubber?', answer: 'wood' },
    { part: 'looks', ask: '{friend} can see through a stiff material. Glass, wood or wool?', answer: 'glass' },
    { part: 'bends', ask: 'Ribbon, scarf, coin, belt: which one does not belong?', answer: 'the coin' },
    { part: 'looks', ask: 'Look at a spoon and a sock. Name how each one looks.', answer: 'such as shiny and dull' },
    { part: 'feels', ask: 'A brick and a towel: how does each one feel?', answer: 'hard and soft' },
    {
      part: 'bends',
      ask: '{friend} has a wooden spoon, a metal pan and a rubber hose. Which one bends?',
      answer: 'the rubber hose',
    },
    { part: 'looks', ask: 'Foil and wool: which two words tell their looks?', answer: 'shiny and dull' },
    {
      part: 'feels',
      ask: 'Shut your eyes and feel the table for {hero}. Name two properties of its material.',
      answer: 'such as hard and smooth',
    },
    { part: 'bends', ask: 'Describe a metal fork: its look, its feel, its bend.', answer: 'shiny, hard and stiff' },
    {
      part: 'feels',
      ask: 'A spoon is hard, smooth and for soup. Which is not a property?',
      answer: 'for soup',
      further: true,
    },
    {
      part: 'looks',
      ask: 'A belt has a leather strap and a metal buckle. Which part is shiny?',
      answer: 'the buckle',
      further: true,
    },
    {
      part: 'bends',
      ask: '{friend} has a broom with a wooden handle and straw. Which part bends?',
      answer: 'the straw',
      further: true,
    },
    {
      part: 'feels',
      ask: 'A pencil has wood and an eraser. Which part feels softer?',
      answer: 'the eraser',
      further: true,
    },
    {
      part: 'bends',
      ask: '{hero} has an umbrella of cloth and metal ribs. Which part is stiff?',
      answer: 'the metal ribs',
      further: true,
    },
    {
      part: 'feels',
      ask: '{friend} says: A towel is rough, thick and good for drying. Which is its use?',
      answer: 'good for drying',
      further: true,
    },
    {
      part: 'looks',
      ask: '{hero} has a hat of dull wool with a button that you see through. Which part is clear?',
      answer: 'the button',
      further: true,
    },
  ],
  sheets: [materialReport, bendsOrStiff, { ...twoMaterials, further: true }],
}
