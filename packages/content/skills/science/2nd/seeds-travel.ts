import type { Skill } from '../../../types.ts'
import { shapeAndRide } from '../pages/2nd.ts'
import { windOrAnimals } from '../sets/2nd.ts'

export const seedsTravel: Skill = {
  id: 'science.2.seeds-travel',
  subject: 'science',
  grade: '2nd',
  strand: 'life',
  order: 6,
  short: 'Fluff, Wings and Hooks',
  iCan: 'I can explain how the shape of a seed helps it travel.',
  codes: ['2-LS2-2'],
  prerequisites: ['science.1.parts-and-jobs'],
  keywords: [
    { word: 'burr', definition: 'a seed case with many tiny hooks' },
    { word: 'spread', definition: 'to move out to new places' },
  ],
  model:
    'Make a hook with your finger and snag your sleeve. Say: A burr has hooks. They grab fur, so it gets a ride. Blow: fluff or a wing catches the wind, so a light seed flies. A coconut is hollow, so it floats. A sweet berry is eaten. A squirrel buries a nut.',
  picture: {
    kind: 'table',
    rows: [
      ['burr', 'fur'],
      ['fluff or wing', 'wind'],
      ['coconut', 'floats'],
      ['berry', 'is eaten'],
      ['nut', 'squirrel'],
    ],
  },
  check: {
    question: 'A seed has a thin wing. How does it travel, and how do you know?',
    lookFor: 'By wind, because the wing catches the air and it spins or glides.',
  },
  laterChecks: [
    {
      question: 'A seed is round, hollow and floats. How does it travel?',
      lookFor: 'By water. It floats to a new shore, like a coconut.',
    },
    {
      question: 'A thistle seed lost its fluff. Why does it land close by?',
      lookFor: 'Nothing catches the wind, so it drops straight down under the plant.',
      further: true,
    },
  ],
  misconception: {
    says: 'A seed grows best right under its parent.',
    reply: 'It is shady and crowded there. A seed that travels finds its own light and water.',
  },
  easier:
    'Match shape and ride. Shapes: wing, sweet berry, light cork. Rides: bird, water, wind. (wing wind, berry bird, cork water)',
  harder:
    'A burr, a dandelion seed and a coconut lie in a dry field without animals. Which can travel? Why not the others? (the dandelion seed in the wind, hooks need fur and a coconut needs water)',
  again: {
    easier:
      'Blow softly at a scrap of a page, then at a shoe. Which one flies off, like a seed with fluff? (the scrap)',
    harder:
      'A tree on a hill drops heavy round nuts. Name two ways that they may get far away. (they roll down, or a squirrel carries them)',
    model:
      'Drop a flat scrap of a page, then a crumpled one. Say: One maple seed has a wing. It catches air and sinks slowly, so the wind can carry it far. One lost its wing. It drops under its tree. A burr without hooks grabs nothing. Without wind a winged seed lands close by, too.',
    misconception: {
      says: 'A seed with a wing flies far off on a still day, too.',
      reply: 'Drop the flat scrap in still air, then again while I blow. When does it land far off?',
    },
  },
  prompts: [
    { part: 'travel', ask: '{hero} sees a seed with fluff. What carries it?', answer: 'the wind' },
    { part: 'shape', ask: '{hero} finds a dandelion seed. Which part catches the wind?', answer: 'the fluff' },
    { part: 'travel', ask: 'A seed sits in a sweet red berry. How does it get far off?', answer: 'eaten by a bird' },
    {
      part: 'travel',
      ask: '{hero} finds a walnut: big, heavy and tasty. What carries it?',
      answer: 'animals',
    },
    { part: 'shape', ask: "A burr grabs {friend}'s sock. Which part holds on?", answer: 'the hooks' },
    { part: 'travel', ask: 'A coconut is hollow and floats. What carries it?', answer: 'water' },
    { part: 'shape', ask: 'Why does a hollow shell help a coconut travel?', answer: 'it floats' },
    {
      part: 'travel',
      ask: '{friend} sees an acorn: round, heavy and tasty. Who carries and buries it?',
      answer: 'such as a squirrel',
    },
    { part: 'shape', ask: 'Why must a seed that rides the wind be light?', answer: 'so wind lifts it' },
    { part: 'travel', ask: 'Which seed rides to {place} on a sock: hooked or winged?', answer: 'the hooked one' },
    { part: 'shape', ask: 'How does a sweet, bright berry help to spread its seed?', answer: 'animals swallow it' },
    {
      part: 'travel',
      ask: '{hero} finds a seed with fluff and hooks. Name two ways it can spread.',
      answer: 'by wind and animals',
    },
    { part: 'shape', ask: '{hero} needs a seed that floats. Which shape fits?', answer: 'a hollow shell' },
    { part: 'travel', ask: '{friend} finds a shore seed like cork. How does it travel?', answer: 'it floats away' },
    {
      part: 'shape',
      ask: 'A chestnut has no wing and no fluff. Why can the wind not carry it?',
      answer: 'nothing catches the wind',
    },
    {
      part: 'shape',
      ask: 'Seed A has a wing. Seed B has none. Which falls more slowly?',
      answer: 'seed A',
      further: true,
    },
    {
      part: 'shape',
      ask: "{friend}'s burr loses its hooks. Why does it travel no more?",
      answer: 'it cannot grab fur',
      further: true,
    },
    {
      part: 'shape',
      ask: 'Seed A has more fluff than seed B. Why does A fly farther?',
      answer: 'it catches more wind',
      further: true,
    },
    {
      part: 'travel',
      ask: 'It is a still day, without wind. Where does a winged seed land: far off or close by?',
      answer: 'close by',
      further: true,
    },
    {
      part: 'travel',
      ask: 'A dandelion seed in the wind keeps its fluff. Where does it land: far off or close by?',
      answer: 'far off',
      further: true,
    },
    {
      part: 'shape',
      ask: 'A tree drops a seed with a wing and one without. Which lands first?',
      answer: 'the one without',
      further: true,
    },
  ],
  sheets: [windOrAnimals, { ...shapeAndRide, further: true }],
}
