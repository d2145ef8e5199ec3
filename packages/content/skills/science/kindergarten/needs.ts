import type { Skill } from '../../../types.ts'
import { petAndPlant, whatAPlantNeeds } from '../pages/kindergarten.ts'
import { whoNeedsWhat } from '../pages/kindergarten-further.ts'

export const needs: Skill = {
  id: 'science.k.needs',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'life',
  order: 5,
  short: 'What Living Things Need',
  iCan: 'I can name what plants and animals need to live.',
  codes: ['K-LS1-1', 'K-ESS3-1'],
  prerequisites: ['science.k.living-or-not'],
  keywords: [{ word: 'need', definition: 'something a living thing must have to live' }],
  model:
    'Hold up four fingers. Touch one at a time. Say: An animal has four needs: food, water, air and a safe home. Now open a fist like a bud. Say: A plant has three: water, air and light. Its roots drink. It does not eat lunch. It makes its own food with light.',
  picture: {
    kind: 'table',
    rows: [
      ['animal', 'plant'],
      ['water', 'water'],
      ['air', 'air'],
      ['food', 'light'],
      ['safe home', ''],
    ],
  },
  check: {
    question: 'Name three needs of a cat and one need of a plant.',
    lookFor: 'Cat: food, water, air or a safe home. Plant: water, air or light.',
  },
  laterChecks: [
    {
      question: 'A pet has food and a bed but nothing to drink. What is missing?',
      lookFor: 'Water. All living things need water to live.',
    },
    {
      question: 'Name one thing that both a cat and a plant need.',
      lookFor: 'Such as water or air, since both of them are living.',
      further: true,
    },
  ],
  misconception: {
    says: 'Plants eat dirt.',
    reply: 'Roots drink water from the soil. Plants make their own food with light.',
  },
  easier: 'Hold up one finger for each need of a dog: food, water, air and a safe home. Say each one. (4 fingers)',
  harder:
    'A bean sprouts in a cave. It has water and air. What is missing? What can it not make? (light, so it cannot make food)',
  again: {
    easier: 'Breathe out on your hand. What do you feel? You need it all day. (air)',
    harder:
      'It did not rain for weeks, and all the grass dried up. Why is that bad for a rabbit? (no grass to eat and no water)',
    model:
      'Hold up both hands. Say: This hand is a goat, and this one is a rose. Touch the thumbs: Both need water. Touch the next fingers: Both need air. What more must the goat have? Food to munch and a safe home. What more must the rose have? Light, to make its own food.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'goat', words: ['food', 'safe home'] },
        { head: 'both', words: ['water', 'air'] },
        { head: 'rose', words: ['light'] },
      ],
    },
    misconception: {
      says: 'The goat needs light to make its own food, too.',
      reply: 'Sit in window light and count to twenty. Is your tummy full now, and would the goat be full?',
    },
  },
  prompts: [
    { part: 'animals', ask: 'A thirsty horse comes to {place}. What does it need?', answer: 'water' },
    { part: 'plants', ask: "{hero}'s plant droops. Its soil is dry. What does it need?", answer: 'water' },
    { part: 'animals', ask: 'A cow munches grass. Which need is that?', answer: 'food' },
    { part: 'plants', ask: 'What helps a plant make its own food: light, mud or wind?', answer: 'light' },
    { part: 'animals', ask: 'A mouse at {place} breathes in and out. What does it need?', answer: 'air' },
    { part: 'plants', ask: 'A plant leans to the window at {place}. What does it need?', answer: 'light' },
    { part: 'animals', ask: 'A hen guards her chicks from the rain. What do they need?', answer: 'a safe home' },
    { part: 'plants', ask: '{friend} has a bean plant. Name two of its needs.', answer: 'such as water and light' },
    { part: 'animals', ask: '{friend} sees a fox with a den, water and air. What does it hunt for?', answer: 'food' },
    { part: 'plants', ask: 'A plant has light and air. Which need is missing?', answer: 'water' },
    { part: 'animals', ask: "{hero}'s pet has food, water and air. Which need is missing?", answer: 'a home' },
    { part: 'plants', ask: 'Must a plant eat lunch? Tell why.', answer: 'no, it makes food' },
    { part: 'animals', ask: '{friend} asks about a rabbit. Name its four needs.', answer: 'food, water, air, home' },
    { part: 'plants', ask: 'Name the three needs of a tree.', answer: 'water, light and air' },
    {
      part: 'animals',
      ask: '{hero} has a bug in a box with food and water. The lid has no holes. What is missing?',
      answer: 'fresh air',
    },
    {
      part: 'plants',
      ask: '{hero} has a cat and a fern. Both have water and air. What must the fern still get?',
      answer: 'light',
      further: true,
    },
    {
      part: 'animals',
      ask: '{friend} sees an ant and a tree. Which one must find food?',
      answer: 'the ant',
      further: true,
    },
    { part: 'plants', ask: 'A pig and a rose: which one makes its own food?', answer: 'the rose', further: true },
    {
      part: 'plants',
      ask: '{hero} has a hen and a bush. Both get air. What else do both need?',
      answer: 'water',
      further: true,
    },
    {
      part: 'animals',
      ask: 'A frog and a fern get water and air. What must the frog still get?',
      answer: 'food and a home',
      further: true,
    },
  ],
  sheets: [petAndPlant, whatAPlantNeeds, { ...whoNeedsWhat, further: true }],
}
