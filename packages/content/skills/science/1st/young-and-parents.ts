import type { Skill } from '../../../types.ts'
import { alikeAndNotAlike, whoIsItsParent } from '../pages/1st.ts'
import { couldItBeItsYoung } from '../pages/1st-further.ts'

export const youngAndParents: Skill = {
  id: 'science.1.young-and-parents',
  subject: 'science',
  grade: '1st',
  strand: 'life',
  order: 6,
  short: 'Young and Parents',
  iCan: 'I can match young animals to parents and tell how they are alike.',
  codes: ['1-LS1-2', '1-LS3-1'],
  prerequisites: ['science.1.sort-by-body'],
  keywords: [{ word: 'young', definition: 'a baby animal or a little new plant' }],
  model:
    'Say: A foal is a young horse. I match them by what I see: both have four legs, hooves and a tail. The foal is smaller, and its color may differ. They are alike, but not the same. Read out the other pairs. A tadpole looks different: it grows legs and turns into a frog.',
  picture: {
    kind: 'table',
    rows: [
      ['foal', 'horse'],
      ['kitten', 'cat'],
      ['fawn', 'deer'],
      ['calf', 'cow'],
      ['lamb', 'sheep'],
      ['chick', 'hen'],
    ],
  },
  check: {
    question: 'A kitten and its parent cat: name one way they are alike and one way not.',
    lookFor: 'Alike: fur, whiskers, four legs. Not: size, or the color of the fur.',
  },
  laterChecks: [
    {
      question: 'Which animal is the parent of a calf, and how are the two alike?',
      lookFor: 'A cow. Alike: four legs, hooves, a tail or big ears.',
    },
    {
      question: 'A white goat stands by a black young one. Can the goat be its parent, and why?',
      lookFor: 'Yes. Both have hooves and four legs, and only the color differs.',
      further: true,
    },
  ],
  misconception: {
    says: 'A baby animal looks just like its parent, only smaller.',
    reply: 'Many do, but color and marks can differ. A tadpole does not look like a frog at all yet.',
  },
  easier:
    'Match three young ones to their parents: puppy, calf, duckling. Parents: cow, duck, dog. (puppy dog, calf cow, duckling duck)',
  harder:
    'Match foal, calf and fawn to deer, horse and cow. What do all six share? (foal horse, calf cow, fawn deer, all have four legs and hooves)',
  again: {
    easier:
      "Lay your hand on a grown-up's hand. How are they alike? How are they different? (such as fingers and nails, but another size)",
    harder:
      'A hen sits on an egg, and out comes a duckling. Which animal laid that egg? How do you know? (a duck, young look like their parents)',
    model:
      'Say: A white rabbit has four young. Two are white, one is gray and one has spots. Can all four be its young? I look at what they share: long ears, soft fur, strong back legs. Only the color is not the same, so yes. A young squirrel? No. It has short ears.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'share', words: ['long ears', 'soft fur', 'strong back legs'] },
        { head: 'not the same', words: ['color'] },
      ],
    },
    misconception: {
      says: 'The gray rabbit is the parent of a gray squirrel. Their color is the same.',
      reply: 'Draw a rabbit and a squirrel with no color at all. Which parts are not alike?',
    },
  },
  prompts: [
    { part: 'match', ask: 'A puppy at {place} grows up. Which animal will it be?', answer: 'a dog' },
    { part: 'alike', ask: 'A kitten and a cat: what covers both?', answer: 'fur' },
    { part: 'match', ask: '{hero} hears a chick peep. Dog, cow, hen: which one is its parent?', answer: 'a hen' },
    { part: 'alike', ask: 'A duckling and a duck: name one part they share.', answer: 'such as a bill' },
    { part: 'match', ask: '{friend} has a lamb with soft wool. Which animal is its parent?', answer: 'a sheep' },
    { part: 'alike', ask: '{hero} sees a calf with four legs. How many has its parent?', answer: '4' },
    { part: 'match', ask: 'A cub has thick fur and claws. Hen, bear or frog?', answer: 'a bear' },
    { part: 'alike', ask: 'A chick and a hen: name two parts they share.', answer: 'such as a beak and wings' },
    { part: 'match', ask: '{friend} asks what a young duck is called. What do you say?', answer: 'a duckling' },
    {
      part: 'alike',
      ask: '{hero} sees a young snake and its parent. What covers both?',
      answer: 'scales',
    },
    { part: 'match', ask: 'A fawn has long thin legs and will have hooves. Deer, bear or duck?', answer: 'a deer' },
    { part: 'alike', ask: 'A bear cub and a bear: what is not the same?', answer: 'their size' },
    { part: 'match', ask: '{hero} finds a tadpole at {place}. What will it grow into?', answer: 'a frog' },
    {
      part: 'match',
      ask: '{friend} sees a kitten, a calf and a foal. Which one has a horse for a parent?',
      answer: 'the foal',
    },
    {
      part: 'alike',
      ask: '{friend} sees a fawn by a deer. Name two ways they are alike.',
      answer: 'such as hooves and long legs',
    },
    { part: 'match', ask: 'An egg hatches. The young bird has webbed feet. Hen, robin or duck?', answer: 'a duck' },
    {
      part: 'alike',
      ask: '{friend} has a spotted dog with pups. Must all have the same spots?',
      answer: 'no, pups can differ',
      further: true,
    },
    {
      part: 'alike',
      ask: 'A colt is brown, its parent is white. How are they still alike?',
      answer: 'hooves and a mane',
      further: true,
    },
    {
      part: 'alike',
      ask: '{hero} sees a gray cat and a black kitten. Can the cat be its parent?',
      answer: 'yes',
      further: true,
    },
    {
      part: 'match',
      ask: 'A brown cow stands by a white calf and a brown pup. Which is its young?',
      answer: 'the white calf',
      further: true,
    },
    {
      part: 'match',
      ask: '{hero} finds a black young one with wool and hooves. Sheep, bear or hen?',
      answer: 'a sheep',
      further: true,
    },
    {
      part: 'alike',
      ask: 'A duckling is yellow, and the duck is white. Name a part both have.',
      answer: 'such as a flat bill',
      further: true,
    },
  ],
  sheets: [alikeAndNotAlike, whoIsItsParent, { ...couldItBeItsYoung, further: true }],
}
