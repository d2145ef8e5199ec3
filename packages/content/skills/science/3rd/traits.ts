import type { Skill } from '../../../types.ts'
import { whatShapedIt } from '../pages/3rd.ts'
import { whatMadeTheDifference } from '../pages/3rd-further.ts'
import { inheritedOrLearned } from '../sets/3rd.ts'

export const traits: Skill = {
  id: 'science.3.traits',
  subject: 'science',
  grade: '3rd',
  strand: 'life',
  order: 5,
  short: 'Inherited or Learned',
  iCan: 'I can identify traits that are inherited and traits that come from the environment.',
  codes: ['3-LS3-1', '3-LS3-2'],
  prerequisites: ['science.1.young-and-parents'],
  keywords: [
    { word: 'inherited', definition: 'passed on from parents to their young' },
    { word: 'environment', definition: 'everything around a living thing' },
  ],
  model:
    'Say: Feel your earlobes. Birth parents passed on their shape: inherited. Pups of one litter differ, as each inherits its own mix. A scar on a knee came later, from the environment, all around you. Riding a bike is learned there, too. I ask: Did parents pass it on, or did it come later?',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'inherited', words: ['earlobes'] },
      { head: 'environment', words: ['scar', 'riding a bike'] },
    ],
  },
  check: {
    question: 'A dog has curly fur and can shake hands. Which is inherited?',
    lookFor: 'The curly fur. Shaking hands is learned.',
  },
  laterChecks: [
    {
      question: 'A cat has green eyes and opens doors. Which is inherited?',
      lookFor: 'The green eyes. Opening doors is learned by trying.',
    },
    {
      question: 'Two cuttings of one mint plant differ: one stood in shade. What made the difference?',
      lookFor: 'The environment, because only the light was different.',
      further: true,
    },
  ],
  misconception: {
    says: 'If a parent learns a trick, the baby is born with it.',
    reply: 'Learned things are not passed on at birth. A pup of a trained dog must be trained too.',
  },
  easier: 'Say born or later for each: brown eyes, a short haircut, tying shoes. (born, later, later)',
  harder:
    'Explain how parents and environment both shape how tall a plant grows (parents set the limit; light and water decide the rest).',
  again: {
    easier: 'Touch your hair. Which trait is inherited: its natural color, or how long it is cut? (its natural color)',
    harder:
      'A brown dog learns to ring a bell and has pups. Which trait may the pups inherit, and why? (brown fur, as ringing was learned)',
    model:
      'Say: Two pieces of one hydrangea bush grow in two gardens. Both have the leaf shape of their parent, so that is inherited. One blooms blue, the other pink. Pieces of one plant inherit the same, so I look for what differs. It is the soil. Here the environment changed the color.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'inherited', words: ['leaf shape'] },
        { head: 'environment', words: ['blue, pink'] },
      ],
    },
    misconception: {
      says: 'One bush blooms blue and one pink, so they must have different parents.',
      reply: 'Make a chart with the parent and the soil of each bush. Which of the two differs?',
    },
  },
  prompts: [
    {
      part: 'inherited',
      ask: 'Next door, a kitten was born with gray fur. Who passed that color on?',
      answer: 'its parents',
    },
    {
      part: 'environment',
      ask: 'A thorn tore a notch into the ear of a cat. Is the notch inherited? Tell why.',
      answer: 'no, the thorn did it',
    },
    {
      part: 'inherited',
      ask: '{friend} knows a dog with long ears and three tricks. Which of them is inherited?',
      answer: 'the long ears',
    },
    {
      part: 'environment',
      ask: '{friend} sees a duck with webbed feet and a torn feather. Which is from the environment?',
      answer: 'the torn feather',
    },
    {
      part: 'inherited',
      ask: 'Which did a zebra get from its parents: stripes, a scar or dusty hooves?',
      answer: 'stripes',
    },
    {
      part: 'environment',
      ask: '{friend} has freckles and speaks two languages. Which one was learned?',
      answer: 'speaking two languages',
    },
    {
      part: 'inherited',
      ask: 'Ducklings swim on their first day. Why do we call that inherited?',
      answer: 'nobody taught them',
    },
    {
      part: 'environment',
      ask: '{hero} left a bean plant in a dark closet, and it grew pale. What in its environment was missing?',
      answer: 'light',
    },
    {
      part: 'inherited',
      ask: 'Three pups at {place} have white paws like both parents, and muddy noses. Which trait is inherited?',
      answer: 'white paws',
    },
    {
      part: 'environment',
      ask: 'A parrot says hello. Its chick hatches far away and never hears that. Will it say hello, and why or why not?',
      answer: 'no, talking is learned',
    },
    {
      part: 'inherited',
      ask: 'A sheep with black wool is shorn bare. It has a lamb. Which color may the lamb inherit?',
      answer: 'black',
    },
    {
      part: 'environment',
      ask: 'An old oak leans east. Its young one, in a still garden, grows straight. Why does the old one lean?',
      answer: 'wind bent it',
      further: true,
    },
    {
      part: 'inherited',
      ask: 'Pups of one litter are alike but not the very same. What does each pup inherit?',
      answer: 'its own mix of traits',
    },
    {
      part: 'environment',
      ask: '{hero} keeps two cuttings of one plant at one window. The one with little water stays short. What made it short?',
      answer: 'too little water',
      further: true,
    },
    {
      part: 'inherited',
      ask: 'Hungry pups stay small. They have spots, like both parents. Which trait is inherited, and how can you tell?',
      answer: 'spots, parents have them',
      further: true,
    },
    {
      part: 'environment',
      ask: 'Flamingos turn pink from their food. What happens to a young one that gets other food?',
      answer: 'it stays pale',
      further: true,
    },
    {
      part: 'environment',
      ask: '{friend} sets two cuttings of one mint plant in rich and in poor soil. One grows 20 inches tall, one 9. What made the difference?',
      answer: 'the soil',
      further: true,
    },
    {
      part: 'inherited',
      ask: '{hero} and {friend} each keep one pup of a litter. Both pups have curly fur. One eats much more and is heavier. Which trait is inherited?',
      answer: 'curly fur',
      further: true,
    },
  ],
  sheets: [inheritedOrLearned, whatShapedIt, { ...whatMadeTheDifference, further: true }],
}
