import type { Skill } from '../../../types.ts'
import { myFoodWeb } from '../pages/5th.ts'
import { oneChangeTwoEffects } from '../pages/5th-further.ts'
import { foodWebJobs } from '../sets/5th.ts'

export const foodWebs: Skill = {
  id: 'science.5.food-webs',
  subject: 'science',
  grade: '5th',
  strand: 'life',
  order: 7,
  short: 'Food Webs',
  iCan: 'I can draw a food web and infer what happens when one part changes.',
  codes: ['5-LS2-1', '5-PS3-1'],
  prerequisites: ['science.3.adaptations', 'science.5.plant-food'],
  keywords: [
    { word: 'producer', definition: 'a living thing that makes its own food' },
    { word: 'consumer', definition: 'a living thing that eats other living things' },
    { word: 'decomposer', definition: 'a living thing that breaks down remains into soil' },
  ],
  model:
    'Write grass, mouse, fox, owl. Draw arrows: grass to mouse, mouse to fox, mouse to owl. Say: Energy goes to the eater. Grass makes its own food: a producer. The others are consumers. I cover the mouse. Foxes and owls find less food, and grass grows taller. Mushrooms are decomposers: they turn remains into minerals.',
  picture: { kind: 'flow', steps: [['grass'], ['mouse'], ['fox', 'owl']] },
  check: {
    question:
      'Herons eat frogs, and frogs eat insects. Draw the arrows. Most frogs leave: what happens to insects and herons?',
    lookFor: 'Insect to frog, frog to heron. More insects, less food for herons.',
  },
  laterChecks: [
    {
      question:
        'Crickets and snails eat lettuce, toads eat both. Most crickets leave. Give one reason for more snails and one for fewer.',
      lookFor: 'More: they find more lettuce. Fewer: toads eat more snails.',
      further: true,
    },
    {
      question: 'Draw arrows for: owl eats mouse, mouse eats corn. Which way do they point?',
      lookFor: 'Corn to mouse and mouse to owl. Arrows follow the energy.',
    },
  ],
  misconception: {
    says: 'The arrow points at what gets eaten.',
    reply: 'The arrow shows where energy goes: from grass to rabbit, from rabbit to fox.',
  },
  easier:
    'Build a chain with hand signs: clover, rabbit, fox. Each time, say who gets the energy. (the rabbit, then the fox)',
  harder:
    'Rabbits eat grass, foxes eat rabbits. Lynxes move in and eat rabbits, too. Infer three effects. (fewer rabbits, more grass, less food for foxes)',
  again: {
    easier:
      'Name a food that you ate today and trace it back to a plant with your finger. (such as you, egg, hen, corn)',
    harder:
      'Snails and tadpoles eat algae, and ducks eat both. Most snails go. Infer two effects on tadpoles. (they get more algae, but ducks eat more of them)',
    model:
      'Write oak, squirrel, jay and hawk. Draw arrows from oak to squirrel and jay, and from both to hawk. Say: Most jays leave. I follow each arrow. Squirrels find more acorns, so there may be more of them. But hawks miss the jays and hunt more squirrels, so there may be fewer.',
    picture: { kind: 'flow', steps: [['oak'], ['squirrel', 'jay'], ['hawk']] },
    misconception: {
      says: 'Fewer jays leave more acorns, so there can only be more squirrels.',
      reply: 'Cover the jay and touch both arrows that it had. Who else misses it, and what will that animal do?',
    },
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Write corn, mouse and owl. Draw an arrow from each food to its eater. What do the arrows follow?',
      answer: 'the energy',
    },
    {
      part: 'infer',
      ask: 'Rabbits at {place} eat clover. Most rabbits leave. What happens to the clover?',
      answer: 'more is left',
    },
    {
      part: 'draw',
      ask: '{friend} notes that crows eat corn. From where to where does the arrow go?',
      answer: 'from corn to crow',
    },
    {
      part: 'infer',
      ask: '{hero} notes that all owls have left a meadow. Infer what happens to the mice at first.',
      answer: 'there are more mice',
    },
    {
      part: 'draw',
      ask: '{hero} draws a food chain. Put in order from the producer on: hawk, clover, mouse.',
      answer: 'clover, mouse, hawk',
    },
    {
      part: 'infer',
      ask: 'Snails eat algae, ducks eat snails. The algae vanish. What follows for the ducks?',
      answer: 'they find fewer snails',
    },
    {
      part: 'draw',
      ask: '{hero} draws grass, hare and fox as a chain. Which two are consumers?',
      answer: 'hare and fox',
    },
    {
      part: 'infer',
      ask: 'Crabs eat seaweed, gulls eat crabs. The crabs, its only consumers, move away. What happens to the seaweed?',
      answer: 'it can grow more',
    },
    {
      part: 'draw',
      ask: '{friend} notes: Frogs eat flies and beetles. Herons eat frogs. How many arrows must {friend} draw?',
      answer: '3',
    },
    {
      part: 'infer',
      ask: 'Foxes and owls eat mice at {place}. Most foxes leave. What follows for the owls?',
      answer: 'more mice for them',
      further: true,
    },
    {
      part: 'draw',
      ask: 'A mushroom is a decomposer: it breaks down a fallen log. Where does its arrow start?',
      answer: 'at the log',
    },
    {
      part: 'infer',
      ask: 'A wood has no decomposers any more. What will the soil lack for its plants?',
      answer: 'minerals (nutrients)',
    },
    {
      part: 'draw',
      ask: '{hero} draws ten food chains. What kind of living thing does each one start with?',
      answer: 'a producer (plant)',
    },
    {
      part: 'infer',
      ask: 'Snakes eat frogs, and frogs eat flies. Most snakes leave. Infer two effects in order.',
      answer: 'more frogs, fewer flies',
    },
    {
      part: 'draw',
      ask: 'Grass feeds mice and hares, foxes eat both, owls eat mice. How many arrows does the web have?',
      answer: '5',
    },
    {
      part: 'infer',
      ask: 'Mice and hares at {place} eat grass, foxes eat both. Most mice leave. Why may there soon be fewer hares?',
      answer: 'foxes eat more hares',
      further: true,
    },
    {
      part: 'infer',
      ask: 'Deer and hares eat clover, lynxes eat both. Most deer leave. What do the hares find more of?',
      answer: 'clover',
      further: true,
    },
    {
      part: 'infer',
      ask: '{hero} notes: Ants and beetles eat berries, toads eat both. Most ants leave. What do the toads now eat more of?',
      answer: 'beetles',
      further: true,
    },
    {
      part: 'draw',
      ask: '{friend} draws: Plankton feeds shrimp and krill, whales eat both. Where do the two arrows to the whale start?',
      answer: 'at shrimp and krill',
      further: true,
    },
    {
      part: 'infer',
      ask: 'Squid and seals eat fish, sharks eat both. Most seals leave. Name one good and one bad effect on squid.',
      answer: 'more fish to eat, more sharks after them',
      further: true,
    },
  ],
  sheets: [myFoodWeb, foodWebJobs, { ...oneChangeTwoEffects, further: true }],
}
