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
    'Curl up small and say: egg. Crawl: larva, the caterpillar that eats and grows. Wrap your arms tight: pupa, where the body changes. Spread your arms: adult butterfly. The adult lays eggs, so the circle starts again. A chick skips two of these: egg, chick, adult hen. All have a start, growth and new young.',
  check: {
    question: 'Put in order: adult frog, egg, tadpole with legs, tadpole.',
    lookFor: 'Egg, tadpole, tadpole with legs, adult frog.',
  },
  laterChecks: [
    {
      question: 'Put in order: pupa, adult butterfly, egg, caterpillar.',
      lookFor: 'Egg, caterpillar, pupa, adult butterfly. Then eggs again.',
    },
    {
      question: 'Name one stage a butterfly has and a hen does not.',
      lookFor: 'The pupa, or the larva. A chick grows up without them.',
    },
  ],
  misconception: {
    says: 'A caterpillar and a butterfly are two different animals.',
    reply: 'It is the same animal at two stages. The body changes inside the pupa.',
  },
  easier: 'Act out three stages of a hen: egg, chick and adult.',
  harder:
    'Compare a bean plant with a frog: find two stages that match (seed and egg, both adults) and one that does not (tadpole).',
  again: {
    easier:
      'Curl up as a seed, kneel as a seedling, stand tall as a plant. Which stage makes new seed? (the grown plant)',
    harder:
      'A butterfly is an egg for 4 days, a caterpillar for 14 and a pupa for 10. How many days until the adult? (28)',
    model:
      'Hold up four fingers for a ladybug: egg, larva, pupa, adult. Hold up three for a cricket: egg, young cricket, adult. Say: Both start as eggs. That is alike. A young cricket is already shaped like its parents, so it needs no pupa. That is different. If every ladybug egg is lost, the larva is missing next, then the pupa.',
  },
  prompts: [
    { part: 'order', ask: 'What hatches from a butterfly egg?', answer: 'a caterpillar (the larva)' },
    { part: 'compare', ask: 'A hen and a butterfly both begin as the same thing. What is it?', answer: 'an egg' },
    {
      part: 'order',
      ask: '{hero} watches a caterpillar that has eaten for two weeks. Which stage comes next?',
      answer: 'the pupa',
    },
    { part: 'compare', ask: 'Which two butterfly stages does a hen skip?', answer: 'larva and pupa' },
    {
      part: 'order',
      ask: 'Put in order: seedling, plant with blooms, seed.',
      answer: 'seed, seedling, plant with blooms',
    },
    { part: 'compare', ask: 'In the life of a frog, which stage matches the caterpillar?', answer: 'the tadpole' },
    {
      part: 'order',
      ask: 'Find the mistake: egg, pupa, caterpillar, adult. Which two must trade places?',
      answer: 'pupa and caterpillar',
    },
    { part: 'compare', ask: 'Which stage of a hen matches the seed of a bean plant?', answer: 'the egg' },
    { part: 'order', ask: 'After the adult stage, how does the circle start again?', answer: 'the adult lays eggs' },
    {
      part: 'compare',
      ask: 'A chick runs about, but a pupa stays still. Why must the pupa stay still?',
      answer: 'its body is changing',
    },
    {
      part: 'order',
      ask: 'A tadpole has grown two back legs. Which two changes come next, in order?',
      answer: 'front legs grow, then the tail shrinks',
    },
    {
      part: 'compare',
      ask: 'Name one way in which the lives of a frog and a butterfly are alike.',
      answer: 'such as both start as eggs',
    },
    { part: 'order', ask: 'Why can no butterfly come right out of the egg?', answer: 'it must grow first' },
    {
      part: 'compare',
      ask: 'A young grasshopper looks like its parents and grows. Is it more like a hen or a butterfly? Tell why.',
      answer: 'a hen, no pupa',
    },
    {
      part: 'order',
      ask: 'No frog laid eggs this spring. Which stage is missing from the pond in early summer?',
      answer: 'tadpoles',
    },
  ],
  sheets: [twoLifeCycles, monarchDays],
}
