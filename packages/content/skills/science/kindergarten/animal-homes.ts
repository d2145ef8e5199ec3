import type { Skill } from '../../../types.ts'
import { drawTheHome } from '../pages/kindergarten.ts'
import { canTheySwap } from '../pages/kindergarten-further.ts'
import { waterOrLand } from '../sets/kindergarten.ts'

export const animalHomes: Skill = {
  id: 'science.k.animal-homes',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'life',
  order: 8,
  short: 'Animal Homes',
  iCan: 'I can match an animal to the home that fits its needs.',
  codes: ['K-ESS3-1', 'K-ESS2-2'],
  prerequisites: ['science.k.needs'],
  keywords: [{ word: 'home', definition: 'where an animal finds food and stays safe' }],
  model:
    'Cup two hands up. Say: This is a nest. A bird can keep eggs safe and warm in it. Cup them upside down: This is a den. A fox can hide in it. A fish breathes in water, so its home is a pond. I ask: Can it eat, drink, breathe and be safe there?',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'nest', words: ['bird', 'eggs safe'] },
      { head: 'den', words: ['fox', 'can hide'] },
      { head: 'pond', words: ['fish', 'in water'] },
    ],
  },
  check: {
    question: 'Why can a fish not live in a nest?',
    lookFor: 'A fish needs water to breathe and swim.',
  },
  laterChecks: [
    { question: 'Why does a bear sleep in a den in winter?', lookFor: 'It is warm, dry and safe there in the cold.' },
    {
      question: 'Can a worm live on a dry rock? Tell why.',
      lookFor: 'No. A worm needs damp soil to dig and breathe.',
      further: true,
    },
  ],
  misconception: {
    says: 'All animals build a house.',
    reply: 'A deer rests in tall grass. Can it eat, hide and be safe there with no house?',
  },
  easier:
    'Match three animals to their homes. Animals: frog, spider, bee. Homes: pond, hive, web. (frog pond, spider web, bee hive)',
  harder:
    'Match mole, heron and bat to a cave, soft soil and a marsh. Tell one need each. (mole soil to dig, heron marsh for fish, bat cave to hide)',
  again: {
    easier: 'Crawl under a table as a fox goes into its den. Which two needs does the den meet? (safe and dry)',
    harder:
      'A bird builds its nest high in a tree. A cat walks below. Which need does the high nest meet? (a safe home)',
    model:
      'Say: Can a salmon and a mole swap homes? Make waves with one hand: The salmon breathes in water. Make a fist: The mole digs in the soil and breathes air. A salmon cannot breathe in soil, nor a mole in water. They cannot swap. A duck and a swan can: both need a pond.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'salmon', words: ['breathes in water'] },
        { head: 'mole', words: ['breathes air', 'digs in soil'] },
      ],
    },
    misconception: {
      says: 'The mole can move to the water. It will just swim like the salmon.',
      reply: 'Be the mole and act out a day in the water. Where do you breathe, dig and sleep?',
    },
  },
  prompts: [
    { part: 'home', ask: '{hero} sees a bird with eggs. What keeps them safe: nest, pond or web?', answer: 'a nest' },
    { part: 'need', ask: '{friend} sees a fish in its pond. What does it breathe in?', answer: 'water' },
    { part: 'home', ask: '{hero} has bees. They keep their honey dry. Hive, pond or den?', answer: 'a hive' },
    { part: 'need', ask: 'A rabbit lives in a meadow. What does it find there?', answer: 'grass to eat' },
    { part: 'home', ask: '{hero} finds a lost tadpole. Nest, pond or hive?', answer: 'a pond' },
    {
      part: 'need',
      ask: 'A mouse at {place} runs into its hole. Which need does the hole meet?',
      answer: 'a safe spot',
    },
    { part: 'home', ask: '{friend} sees a spider. It must catch bugs. Web, den or pond?', answer: 'a web' },
    {
      part: 'need',
      ask: 'A robin at {place} lines its nest with soft down. How does that help?',
      answer: 'eggs stay warm',
    },
    { part: 'home', ask: '{hero} sees a wolf. It must hide its pups. Nest, den or hive?', answer: 'a den' },
    { part: 'need', ask: 'A mole lives in soft soil. What does it find to eat?', answer: 'worms' },
    { part: 'home', ask: '{friend} sees a bat. It needs dark all day. Cave, meadow or pond?', answer: 'a cave' },
    { part: 'home', ask: 'A whale needs deep water and room. Pond, ocean or web?', answer: 'the ocean' },
    { part: 'need', ask: 'A duck lives on a pond. What does it drink there?', answer: 'pond water' },
    { part: 'home', ask: 'A squirrel needs nuts and a high, safe spot. Oak tree, pond or web?', answer: 'an oak tree' },
    {
      part: 'need',
      ask: 'A beaver lodge has its door under water. Why is that safe?',
      answer: 'wolves cannot get in',
    },
    { part: 'need', ask: '{friend} takes a frog to dry sand. What does it miss?', answer: 'water', further: true },
    {
      part: 'need',
      ask: '{hero} asks why a camel cannot live in the sea. What do you say?',
      answer: 'it cannot breathe there',
      further: true,
    },
    { part: 'home', ask: 'Can a rabbit and a whale swap homes?', answer: 'no', further: true },
    { part: 'home', ask: '{friend} asks: can a cow and a horse swap meadows?', answer: 'yes', further: true },
    {
      part: 'home',
      ask: 'Squirrel, shark, robin: which one cannot live in a tree?',
      answer: 'the shark',
      further: true,
    },
    { part: 'need', ask: 'A crab and a bee swap homes. Which one misses water?', answer: 'the crab', further: true },
  ],
  sheets: [drawTheHome, { ...canTheySwap, further: true }, { ...waterOrLand, further: true }],
}
