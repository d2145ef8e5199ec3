import type { Skill } from '../../../types.ts'
import { claimEvidenceReason } from '../pages/4th.ts'
import { evidenceInNumbers } from '../pages/4th-further.ts'
import { backboneOrNot } from '../sets/4th.ts'

export const bodyStructures: Skill = {
  id: 'science.4.body-structures',
  subject: 'science',
  grade: '4th',
  strand: 'life',
  order: 6,
  short: 'Structures and Senses',
  iCan: 'I can argue from evidence that a body structure helps a living thing survive.',
  codes: ['4-LS1-1', '4-LS1-2'],
  prerequisites: ['science.3.adaptations'],
  keywords: [
    { word: 'structure', definition: 'a part of a living thing with a job to do' },
    { word: 'vertebrate', definition: 'an animal with a backbone' },
    { word: 'evidence', definition: 'facts that support what you say' },
  ],
  model:
    'Run a finger down your backbone. Say: My claim: this structure helps me survive. My evidence: it is many small bones, so it holds me up and bends. My reason: my eye sees a branch, my brain decides, and I bend in time. With a backbone I am a vertebrate. A worm is not.',
  picture: { kind: 'flow', steps: [['branch'], ['eye'], ['brain'], ['bend']] },
  check: {
    question: 'Give a claim and one piece of evidence: how does its beak help a woodpecker?',
    lookFor: 'It helps to reach insects. Evidence: it is hard and pointed and digs into bark.',
  },
  laterChecks: [
    {
      question: 'Give a claim and one piece of evidence for how the shell of a turtle helps it.',
      lookFor: 'It protects the turtle; evidence: it is hard, and the head can be pulled in.',
    },
    {
      question: 'Herons find 4 of 20 striped fish in the reeds and 13 of 20 plain ones. Argue from these numbers.',
      lookFor: 'Stripes help: 4 found against 13. Stripes look like reeds.',
      further: true,
    },
  ],
  misconception: {
    says: 'Only parts that you can see help an animal live.',
    reply: 'Lungs, a heart and a stomach are hidden, and the animal cannot live without them.',
  },
  easier: 'Match a structure to a job: roots hold, gills breathe and ears hear.',
  harder:
    'A rabbit has tall ears, a mole has none that you see. Justify which hears a fox first (the rabbit: tall ears catch more sound).',
  again: {
    easier:
      'Keep one arm straight and try to touch your nose with that hand. Then bend it. Which structure helps? (the elbow joint)',
    harder:
      'Owls have eyes in front, rabbits at the sides. Argue how each helps. (owls judge how far prey is, rabbits see hunters all around)',
    model:
      'Say: My claim: eye spots help a moth survive. Picture a test. Birds turn away from 14 of 20 moths with spots, but from only 5 of 20 without. 14 against 5 is my evidence. One moth alone might just be lucky. My reason: spots look like the eyes of a hunter, which birds fear.',
    picture: {
      kind: 'bars',
      bars: [
        { parts: 20, shaded: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], label: 'spots' },
        { parts: 20, shaded: [1, 2, 3, 4, 5], label: 'without' },
      ],
    },
    misconception: {
      says: 'Birds turned away from 14 moths with spots. That is all the evidence I need.',
      reply: 'Write 14 of 20 for the moths without spots, too. Would your 14 still show that spots help?',
    },
  },
  prompts: [
    {
      part: 'claim',
      ask: '{hero} watches a fish. Its gills take oxygen from water. What can the fish do with their help?',
      answer: 'breathe under water',
    },
    {
      part: 'evidence',
      ask: "{friend} claims: A duck's feet help it swim. What can you see about the feet?",
      answer: 'they are webbed',
    },
    {
      part: 'reason',
      ask: '{friend} leans on a tree with deep roots. Why do they help it in a storm?',
      answer: 'they grip the soil',
    },
    { part: 'claim', ask: 'A bat finds moths by their echoes. Which structure helps it hunt?', answer: 'its ears' },
    {
      part: 'evidence',
      ask: '{hero} claims: The claws of a cat help it climb. What can you see about the claws?',
      answer: 'sharp and curved',
    },
    {
      part: 'reason',
      ask: 'A cactus has thin spines in place of wide blades. Why does that help in a dry land?',
      answer: 'it loses less water',
    },
    {
      part: 'claim',
      ask: 'A backbone is a structure of every vertebrate. What does it help a vertebrate do?',
      answer: 'stand and bend',
    },
    {
      part: 'evidence',
      ask: '{hero} claims: A frog is a vertebrate. Which structure inside it is the evidence?',
      answer: 'its backbone',
    },
    {
      part: 'evidence',
      ask: '{hero} claims that fur keeps a fox warm. Which fact about fur and heat is evidence?',
      answer: 'fur slows heat',
    },
    {
      part: 'reason',
      ask: 'A heron has very long legs. Why do they help it catch fish?',
      answer: 'it can wade deep',
    },
    {
      part: 'claim',
      ask: 'A stomach cannot be seen. How does it keep an animal alive?',
      answer: 'it breaks down food',
    },
    {
      part: 'evidence',
      ask: '{friend} claims: A long neck helps a giraffe. Which fact about its food is evidence?',
      answer: 'it feeds high up',
    },
    {
      part: 'reason',
      ask: 'A ball flies at {friend}, who ducks. Order these: brain decides, eye sees, body moves.',
      answer: 'eye sees, brain decides, body moves',
    },
    {
      part: 'claim',
      ask: '{hero} sees a water lily with wide, flat blades on top of the water. How do they help it make food?',
      answer: 'they catch more light',
    },
    {
      part: 'evidence',
      ask: '{hero} claims: Bright blooms draw bees. Bees came 12 times to bright ones, 3 times to dull ones. What is the evidence?',
      answer: '12 visits against 3',
      further: true,
    },
    {
      part: 'reason',
      ask: 'A skunk sprays, and foxes turn back. Why is that evidence that the spray helps it survive?',
      answer: 'it is not eaten',
    },
    {
      part: 'evidence',
      ask: '{friend} claims: Hairs help a seed fly off. Of 10 hairy ones 8 flew, of 10 bare ones 1. What is the evidence?',
      answer: '8 against 1',
      further: true,
    },
    {
      part: 'evidence',
      ask: '{hero} sees crabs open 2 of 12 thick snail shells and 9 of 12 thin ones. How many more thin shells did they open?',
      answer: '7',
      sum: '9 - 2',
      further: true,
    },
    {
      part: 'claim',
      ask: 'Birds found 3 of 20 brown beetles on bark and 15 of 20 green ones. What helps a beetle to hide there?',
      answer: 'its brown color',
      further: true,
    },
    {
      part: 'reason',
      ask: 'In a dry month 9 of 10 plants with deep roots lived, and 2 of 10 with short ones. Why did deep roots help?',
      answer: 'they reach deeper water',
      further: true,
    },
  ],
  sheets: [claimEvidenceReason, backboneOrNot, { ...evidenceInNumbers, further: true }],
}
