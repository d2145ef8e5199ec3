import type { Skill } from '../../../types.ts'
import { couldTheySwap } from '../pages/2nd.ts'
import { habitatHomes } from '../sets/2nd.ts'

export const habitats: Skill = {
  id: 'science.2.habitats',
  subject: 'science',
  grade: '2nd',
  strand: 'life',
  order: 7,
  short: 'Life in Habitats',
  iCan: 'I can compare the plants and animals of different habitats.',
  codes: ['2-LS4-1'],
  prerequisites: ['science.k.animal-homes', 'science.1.parts-and-jobs'],
  keywords: [
    { word: 'habitat', definition: 'the place where a plant or animal lives' },
    { word: 'diversity', definition: 'many different kinds of living things' },
  ],
  model:
    'Say: What is the place like? What helps there? A desert is dry: a cactus stores water, and a camel waits for a drink. The ocean is salt water: kelp grows there, and a shark has fins. A rainforest has many trees, so vines climb to light. It has more kinds than a desert: diversity.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'desert', words: ['cactus', 'camel'] },
      { head: 'ocean', words: ['kelp', 'shark'] },
      { head: 'rainforest', words: ['vines', 'trees'] },
    ],
  },
  check: {
    question: 'Why would a cactus do poorly in an ocean?',
    lookFor: 'It is made for dry land. Salt water would harm it.',
  },
  laterChecks: [
    {
      question: 'Compare an ocean and a forest. Name a living thing of each.',
      lookFor: 'Such as a whale or kelp in the ocean and an owl or oak in the forest.',
    },
    {
      question: 'Why does a prairie dog do well in a grassland?',
      lookFor: 'Such as: it eats grass, and it digs a burrow to hide in.',
      further: true,
    },
  ],
  misconception: {
    says: 'Nothing lives in a desert.',
    reply: 'Many animals rest in burrows by day and come out at night when it is cool.',
  },
  easier:
    'Sort four living things into desert or ocean: thorn bush, whale, lizard, seaweed. (desert: thorn bush and lizard, ocean: whale and seaweed)',
  harder:
    'Sort into pond or forest: frog, oak, cattail, owl. Then name the plant of each. (pond: frog and cattail, forest: owl and oak, plants: cattail and oak)',
  again: {
    easier:
      'Waddle like a duck, then hop like a frog. Name a habitat that fits both and tell why. (a pond, it has water and food)',
    harder:
      'A pond dries up, and grass grows there. Which must go and which may come: a rabbit or a fish? (fish goes, rabbit may come)',
    model:
      'Say: I compare a forest and a grassland. An oak grows tall to reach light. Grass grows from low down, so it comes back when a bison bites it. A squirrel hides in a tree. A prairie dog hides in a burrow. Could they swap? No. A grassland has few trees for the squirrel.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'forest', words: ['oak', 'squirrel'] },
        { head: 'grassland', words: ['grass', 'bison', 'prairie dog'] },
      ],
    },
    misconception: {
      says: 'A squirrel and a prairie dog can swap. Both are small and have fur.',
      reply: 'Draw a grassland with no trees and a hawk above it. Where does each of the two hide?',
    },
  },
  prompts: [
    {
      part: 'animals',
      ask: '{hero} goes to a desert habitat. Which one fits there: camel, frog or otter?',
      answer: 'the camel',
    },
    {
      part: 'plants',
      ask: '{friend} goes to the ocean. Which one lives there: kelp, cactus or oak?',
      answer: 'the kelp',
    },
    {
      part: 'animals',
      ask: 'A camel lives in a desert, a frog at a pond. Which one needs damp skin?',
      answer: 'the frog',
    },
    {
      part: 'plants',
      ask: 'A cactus grows in a desert, a cattail in a pond. Which one needs wet soil?',
      answer: 'the cattail',
    },
    {
      part: 'animals',
      ask: '{hero} goes to a rainforest habitat. Which one fits there: shark, monkey or camel?',
      answer: 'the monkey',
    },
    {
      part: 'plants',
      ask: '{friend} has a cactus, a cattail and an oak. Which one stores water in its stem?',
      answer: 'the cactus',
    },
    {
      part: 'animals',
      ask: 'A duck has webbed feet, a camel has wide feet. Whose feet fit a pond?',
      answer: 'the feet of the duck',
    },
    { part: 'plants', ask: 'Which has more diversity of plants: a desert or a rainforest?', answer: 'a rainforest' },
    { part: 'animals', ask: 'How does thick white fur help a polar bear on the ice?', answer: 'it keeps it warm' },
    { part: 'plants', ask: '{friend} plants kelp in desert sand. What does it miss?', answer: 'sea water' },
    {
      part: 'animals',
      ask: 'A pond has 6 kinds of bugs, a path 2. Which has more diversity: the pond or the path?',
      answer: 'the pond',
    },
    { part: 'plants', ask: 'Why do vines in a thick rainforest climb up the trees?', answer: 'to reach light' },
    {
      part: 'animals',
      ask: '{friend} has a shark and a camel. Which habitat does each one need?',
      answer: 'ocean and desert',
    },
    { part: 'plants', ask: 'Besides warmth, what do a cactus and a cattail both need from the sun?', answer: 'light' },
    { part: 'animals', ask: '{hero} sees a camel and a monkey. Who can wait longer for a drink?', answer: 'the camel' },
    { part: 'plants', ask: 'A cactus stores water, a cattail does not. Why?', answer: 'a desert is dry' },
    {
      part: 'animals',
      ask: 'A monkey climbs with its tail. Why is that no help in a desert?',
      answer: 'it has few trees',
    },
    {
      part: 'plants',
      ask: 'Name one plant of a forest and one of a desert for {friend}.',
      answer: 'such as an oak and a cactus',
    },
    {
      part: 'animals',
      ask: 'A whale lives in the ocean, an owl in a forest. What does each one move with?',
      answer: 'fins and wings',
    },
    {
      part: 'plants',
      ask: 'Kelp and an oak: which one needs salt water, which soil?',
      answer: 'kelp salt, oak soil',
    },
    {
      part: 'animals',
      ask: '{friend} sees a mouse in a grassland. Where can it hide?',
      answer: 'in a burrow or tall grass',
      further: true,
    },
    {
      part: 'animals',
      ask: '{hero} asks: would a tree squirrel do well in a grassland? Tell why.',
      answer: 'no, few trees',
      further: true,
    },
    {
      part: 'plants',
      ask: 'An oak and grass both need light. How do they differ?',
      answer: 'such as the oak grows tall',
      further: true,
    },
    {
      part: 'animals',
      ask: '{friend} sees a monkey, a bison and an otter. Which one fits a grassland?',
      answer: 'the bison',
      further: true,
    },
    {
      part: 'plants',
      ask: '{hero} stands in a grassland. Which is rare there: grass or trees?',
      answer: 'trees',
      further: true,
    },
    {
      part: 'animals',
      ask: 'A rabbit hides in a burrow, a robin in a tree. Which one needs no trees?',
      answer: 'the rabbit',
      further: true,
    },
    {
      part: 'plants',
      ask: 'An oak and grass are bitten down low. Which one soon grows back?',
      answer: 'grass',
      further: true,
    },
  ],
  sheets: [habitatHomes, { ...couldTheySwap, further: true }],
}
