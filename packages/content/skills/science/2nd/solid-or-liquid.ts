import type { Skill } from '../../../types.ts'
import { heapOrFlat } from '../pages/2nd.ts'
import { solidsAndLiquids } from '../sets/2nd.ts'

export const solidOrLiquid: Skill = {
  id: 'science.2.solid-or-liquid',
  subject: 'science',
  grade: '2nd',
  strand: 'physical',
  order: 2,
  short: 'Solids and Liquids',
  iCan: 'I can group things into solids and liquids and explain my choice.',
  codes: ['2-PS1-1', '2-ESS2-3'],
  prerequisites: ['science.2.describe-materials'],
  keywords: [
    { word: 'solid', definition: 'matter that keeps its own shape' },
    { word: 'liquid', definition: 'matter that flows and takes the shape of its cup' },
  ],
  model:
    'Lay a coin in a bowl and tip it out. Say: It keeps its shape: a solid. A soft sock does not flow: solid. Pour a little water into the bowl. It flows and takes the shape of the bowl: a liquid. The amount stays. Ice keeps its shape: a solid.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'solid: keeps shape', words: ['coin', 'sock', 'ice'] },
      { head: 'liquid: flows', words: ['water'] },
    ],
  },
  check: {
    question: 'Honey pours slowly. Is it a solid or a liquid, and how do you know?',
    lookFor: 'A liquid, because it flows and takes the shape of the jar.',
  },
  laterChecks: [
    {
      question: 'Sugar pours from a spoon. Is it a solid or a liquid?',
      lookFor: 'A solid. Each tiny grain keeps its own shape.',
      further: true,
    },
    {
      question: 'Oil goes from a tall glass to a flat dish. What changes, and what is it?',
      lookFor: 'Its shape changes and the amount stays. It is a liquid.',
    },
  ],
  misconception: {
    says: 'Sand is a liquid because it pours.',
    reply: 'Look at one grain. It keeps its shape, so it is a tiny solid. Sand is many tiny solids.',
  },
  tools: [
    { name: 'cups', quantity: '1 of plastic', core: true },
    { name: 'bowls', quantity: '1 wide one', core: true },
    { name: 'water', quantity: 'half a cup', core: true },
    { name: 'coins', quantity: '1', core: true },
  ],
  easier:
    'Group milk, key, juice and book. Stand stiff for a solid, wiggle for a liquid. (stiff for key and book, wiggle for milk and juice)',
  harder:
    'Group honey, rice, cold butter and melted ice. Give one reason for each. (honey and melted ice flow: liquids, each rice grain and cold butter keep their shape: solids)',
  again: {
    easier:
      'Push a finger into a cup of water, then against a coin. Which one lets your finger in? (the water, it is a liquid)',
    harder:
      'Toothpaste flows from its tube but keeps its shape on the brush. Why is it hard to group? (it acts like both)',
    model:
      'Tear a scrap of a page into tiny bits and pour them from one hand. Say: They pour, but they pile up in a heap. Each bit keeps its shape. So they are many small solids, like oats. Pour water from the cup into the bowl. It spreads flat and makes no heap: a liquid.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'solids: pile up', words: ['bits', 'oats'] },
        { head: 'liquid: spreads', words: ['water'] },
      ],
    },
    misconception: {
      says: 'A heap of oats gets a new shape in each bowl, so oats are a liquid.',
      reply: 'Draw one flake of oats in the bag, then the same flake in the bowl. What happened to its shape?',
    },
  },
  prompts: [
    { part: 'group', ask: '{hero} packs milk, a brick and a coin. Which one is a liquid?', answer: 'milk' },
    { part: 'explain', ask: '{friend} tips a coin out of a cup. Does it change its shape?', answer: 'no, it keeps it' },
    { part: 'group', ask: 'Which one is a solid for {hero}: juice, rain or a spoon?', answer: 'the spoon' },
    {
      part: 'explain',
      ask: '{friend} pours water from a cup into a tray. What changes: its shape or how much there is?',
      answer: 'its shape',
    },
    { part: 'group', ask: 'Group syrup, key, shell and oil for {place}. Name the liquids.', answer: 'syrup and oil' },
    { part: 'explain', ask: '{hero} has an ice cube in a bowl. Why is it a solid?', answer: 'it keeps its shape' },
    { part: 'group', ask: 'Is frozen juice a solid or a liquid?', answer: 'a solid' },
    { part: 'explain', ask: 'Syrup is a liquid. Which word tells why: heavy, flows or sweet?', answer: 'it flows' },
    {
      part: 'explain',
      ask: '{friend} pours juice into a tall glass. Is there more now?',
      answer: 'no, the amount stays',
    },
    { part: 'group', ask: 'Cold butter or melted butter: which one is a liquid?', answer: 'melted butter' },
    {
      part: 'explain',
      ask: '{hero} fills juice into a round jar, then a square one. Why is it a liquid?',
      answer: 'it takes new shapes',
    },
    { part: 'explain', ask: 'How could {friend} test if shampoo is a liquid?', answer: 'tip it, it flows' },
    { part: 'explain', ask: 'A sponge can be squeezed. Why is it still a solid?', answer: 'it cannot flow' },
    {
      part: 'group',
      ask: '{hero} packs ice, juice and salt for {place}. Name the solids.',
      answer: 'ice and salt',
      further: true,
    },
    {
      part: 'explain',
      ask: '{friend} says salt is a liquid: it pours. What is it really?',
      answer: 'a solid',
      further: true,
    },
    { part: 'group', ask: 'Flour, shampoo, water: which one is a solid?', answer: 'flour', further: true },
    {
      part: 'group',
      ask: 'Group sand, rain, rice and milk for {hero}. Name the solids.',
      answer: 'sand and rice',
      further: true,
    },
    {
      part: 'group',
      ask: 'Lotion, sugar, oil, a towel: which pours and is still a solid?',
      answer: 'sugar',
      further: true,
    },
    {
      part: 'explain',
      ask: '{friend} pours salt, then water, on a plate. Which one piles up in a heap?',
      answer: 'the salt',
      further: true,
    },
    {
      part: 'explain',
      ask: 'Rice pours from a bag. What keeps its shape: each grain or the whole heap?',
      answer: 'each grain',
      further: true,
    },
  ],
  sheets: [solidsAndLiquids, { ...heapOrFlat, further: true }],
}
