import type { Skill } from '../../../types.ts'
import { monarchDays, twoLifeCycles } from '../pages/3rd.ts'

export const lifeCycles: Skill = {
  id: 'science.3.life-cycles',
  subject: 'science',
  grade: '3rd',
  strand: 'life',
  order: 4,
  short: 'Life Cycles',
  iCan: 'I can order the stages of a life cycle and compare two life cycles.',
  codes: ['3-LS1-1'],
  prerequisites: ['science.1.young-and-parents'],
  keywords: [
    { word: 'life cycle', definition: 'the stages from birth to growth to having young' },
    { word: 'larva', definition: 'the young form of an insect, such as a caterpillar' },
    { word: 'pupa', definition: 'the resting stage when an insect changes its body' },
  ],
  model:
    'Curl up small and say: egg. Crawl: larva, the caterpillar. Wrap your arms tight: pupa. Spread them: adult butterfly. It lays eggs, so the cycle starts again. A hen has no larva and no pupa: egg, chick, adult. A plant goes from seed to seedling, blooms and new seed. Its seed is like an egg.',
  picture: { kind: 'flow', steps: [['egg'], ['larva'], ['pupa'], ['adult']], back: 'round' },
  check: {
    question: 'Put in order and name the two that a hen does not have: adult, pupa, egg, larva.',
    lookFor: 'Egg, larva, pupa, adult. A hen has no larva and no pupa.',
  },
  laterChecks: [
    {
      question: 'A larva hatches on day 6 and is a pupa on day 21. How long was it a larva?',
      lookFor: '15 days, from day 6 to day 21. 21 minus 6 is 15.',
      further: true,
    },
    {
      question: 'A tadpole hatches from a frog egg. Put in order: frog, egg, tadpole. How does it start again?',
      lookFor: 'Egg, tadpole, frog. The grown frog lays eggs again.',
    },
  ],
  misconception: {
    says: 'A caterpillar and a butterfly are two different animals.',
    reply: 'It is the same animal at two stages. The body changes inside the pupa.',
  },
  easier: 'Act out three stages of a duck: egg, duckling and adult.',
  harder:
    'Compare a bean plant with a frog: find two stages that match (seed and egg, both adults) and one that does not (tadpole).',
  again: {
    easier:
      'Curl up as a seed, kneel as a seedling, stand tall as a plant. Which stage makes new seed? (the grown plant)',
    harder:
      'A butterfly is an egg for 4 days, a caterpillar for 14 and a pupa for 10. How many days until the adult? (28)',
    model:
      'Write: egg day 1, larva day 6, pupa day 26, adult day 33. Say: How long was this ladybug a larva? It began on day 6 and ended on day 26. 26 minus 6 is 20 days. It was an egg for 5 days, a pupa for 7. That makes 32 days in all.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 5, label: 'egg: 5' },
        { value: 20, label: 'larva: 20' },
        { value: 7, label: 'pupa: 7' },
      ],
    },
    misconception: {
      says: 'It turns into a pupa on day 26, so it was a larva for 26 days.',
      reply: 'Draw a line of days and mark 1, 6, 26 and 33. Between which two marks is it a larva?',
    },
  },
  prompts: [
    {
      part: 'order',
      ask: '{friend} finds a butterfly egg. What hatches from it?',
      answer: 'a caterpillar (the larva)',
    },
    {
      part: 'compare',
      ask: 'The life cycles of a hen and a butterfly begin with the same thing. What is it?',
      answer: 'an egg',
    },
    {
      part: 'order',
      ask: '{hero} watches a caterpillar that has eaten for two weeks. Which stage comes next?',
      answer: 'the pupa',
    },
    { part: 'compare', ask: 'Which two butterfly stages does a hen skip?', answer: 'larva and pupa' },
    {
      part: 'order',
      ask: '{hero} grows a plant from a seed. Put in order: seedling, plant with blooms, seed.',
      answer: 'seed, seedling, plant with blooms',
    },
    {
      part: 'compare',
      ask: '{friend} watches a tadpole hatch, eat and grow. Which butterfly stage is like it?',
      answer: 'the larva (caterpillar)',
    },
    {
      part: 'order',
      ask: '{friend} writes a life cycle: egg, pupa, caterpillar, adult. Which two must trade places?',
      answer: 'pupa and caterpillar',
    },
    { part: 'compare', ask: 'Which stage of a hen matches the seed of a bean plant?', answer: 'the egg' },
    { part: 'order', ask: 'How does the life cycle start again after the adult stage?', answer: 'the adult lays eggs' },
    {
      part: 'compare',
      ask: '{hero} sees a chick run about, but a pupa stays still. Why must the pupa stay still?',
      answer: 'its body is changing',
    },
    {
      part: 'order',
      ask: 'A tadpole at {place} grows back legs, then front legs. Then its tail is gone. Which stage is it now?',
      answer: 'a frog',
    },
    {
      part: 'compare',
      ask: 'Name one way in which the lives of a frog and a butterfly are alike.',
      answer: 'such as both start as eggs',
    },
    { part: 'order', ask: 'Why can no butterfly come right out of the egg?', answer: 'it must grow first' },
    {
      part: 'compare',
      ask: '{friend} keeps a young grasshopper. It looks like its parents and grows. Is it more like a hen or a butterfly? Tell why.',
      answer: 'a hen, no pupa',
    },
    {
      part: 'order',
      ask: 'Tadpoles hatch from frog eggs. No frog laid eggs this spring. Which stage is missing next?',
      answer: 'tadpoles',
    },
    {
      part: 'order',
      ask: '{hero} notes a moth egg on day 1 and its larva on day 9. For how many days was it an egg?',
      answer: '8',
      sum: '9 - 1',
      further: true,
    },
    {
      part: 'compare',
      ask: 'A hen egg takes 21 days to hatch, a duck egg 28. How many days longer does the duck egg take?',
      answer: '7',
      sum: '28 - 21',
      further: true,
    },
    {
      part: 'order',
      ask: '{friend} notes that a larva hatches on day 4 and is a pupa on day 20. For how many days was it a larva?',
      answer: '16',
      sum: '20 - 4',
      further: true,
    },
    {
      part: 'compare',
      ask: 'Moth A is a pupa from day 20 to day 32, moth B from day 18 to day 27. Which is a pupa longer?',
      answer: 'moth A',
      further: true,
    },
    {
      part: 'order',
      ask: 'A pupa forms on day 30, the adult comes out on day 41. {hero} says: 41 days as a pupa! How many is it really?',
      answer: '11',
      sum: '41 - 30',
      further: true,
    },
    {
      part: 'order',
      ask: '{hero} kept a beetle: egg for 7 days, larva for 30, pupa for 8. How many days until the adult?',
      answer: '45',
      sum: '7 + 30 + 8',
      further: true,
    },
  ],
  sheets: [twoLifeCycles, { ...monarchDays, further: true }],
}
