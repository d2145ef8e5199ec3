import type { Skill } from '../../../types.ts'
import { partsWithTheirJobs, shapesWithTheirJobs } from '../pages/1st.ts'

export const partsAndJobs: Skill = {
  id: 'science.1.parts-and-jobs',
  subject: 'science',
  grade: '1st',
  strand: 'life',
  order: 5,
  short: 'Body Parts and Jobs',
  iCan: 'I can match a body part of an animal or plant to its job.',
  codes: ['1-LS1-1'],
  prerequisites: ['science.k.needs', 'science.1.sort-by-body'],
  keywords: [{ word: 'part', definition: 'a piece of a whole, like a wing or a root' }],
  model:
    "Wiggle your fingers. Say: My hand has a job: it grabs. Make it flat and push the air: A duck's wide feet push water to swim. Draw a plant. Touch each part: Its root drinks and holds on. Its stem holds up and carries water. Its leaf makes food. Its bloom makes new seed.",
  picture: {
    kind: 'table',
    rows: [
      ['bloom', 'makes new seed'],
      ['leaf', 'makes food'],
      ['stem', 'carries water'],
      ['root', 'drinks, holds on'],
    ],
  },
  check: {
    question: "Name one job of a duck's wide foot and one job of a root.",
    lookFor: 'The foot pushes water. The root drinks or holds the plant in the soil.',
  },
  laterChecks: [
    {
      question: 'An eagle has a sharp, hooked beak. Which job does the shape fit?',
      lookFor: 'To grip or tear its food, because it is hooked and sharp.',
      further: true,
    },
    {
      question: 'A plant has a stem. Name one job of the stem.',
      lookFor: 'It holds the plant up or carries water to the top.',
    },
  ],
  misconception: {
    says: 'Plants just stand there, so their parts have no jobs.',
    reply: 'Draw a plant and rub out its root. Who drinks now, and what holds it in the soil?',
  },
  easier:
    'Match three parts to their jobs. Parts: wing, fin, root. Jobs: drink, fly, swim. (wing fly, fin swim, root drink)',
  harder:
    'Flippers, tongs and a helmet copy animal parts. Match: crab claw, turtle shell, duck foot. (flippers duck foot, tongs crab claw, helmet turtle shell)',
  again: {
    easier:
      'Pick up a shoe without your thumbs. Then use your thumbs, too. What job does a thumb do? (it helps the hand grip)',
    harder:
      'A water bird has long thin legs and a long beak. What job does each part do? (legs wade, beak reaches food)',
    model:
      'Tap a table with a stiff finger. Say: A woodpecker has a hard, pointed beak. The shape tells me its job: to peck into bark for bugs. Curl one finger around another: A pea plant has thin, curly ends. They wrap around a fence. Their job is to hold the plant up in the light.',
    picture: {
      kind: 'table',
      rows: [
        ['shape', 'job'],
        ['hard, pointed', 'to peck'],
        ['thin, curly', 'to hold'],
      ],
    },
    misconception: {
      says: 'A beak is a beak. Any bird can peck into bark.',
      reply: 'Tap the table with a stiff finger, then with a soft, floppy one. Which one could get into bark?',
    },
  },
  prompts: [
    { part: 'animal', ask: '{hero} watches a bird. Which part does it fly with?', answer: 'its wings' },
    { part: 'plant', ask: 'Which part of a plant makes its food?', answer: 'the leaf' },
    { part: 'animal', ask: '{friend} sees a crab. Which part does it pinch with?', answer: 'its claws' },
    { part: 'plant', ask: 'A plant grows at {place}. Which part holds it in the soil?', answer: 'the root' },
    {
      part: 'animal',
      ask: 'Show {hero} how an elephant uses its trunk. Name one job.',
      answer: 'such as grab, spray or smell',
    },
    { part: 'plant', ask: 'Which part carries water up to the top?', answer: 'the stem' },
    { part: 'plant', ask: 'Which part of a plant makes new seed?', answer: 'the bloom' },
    { part: 'animal', ask: 'A rabbit turns its big ears to {friend}. What is their job?', answer: 'to hear well' },
    { part: 'animal', ask: 'A bear has thick fur. What is its job in winter?', answer: 'to keep it warm' },
    {
      part: 'plant',
      ask: 'A storm blows at {place}, but the tree stays up. Which part holds on?',
      answer: 'the roots',
    },
    { part: 'plant', ask: 'A tree trunk is thick and stiff. What is its job?', answer: 'to hold it up' },
    { part: 'animal', ask: '{hero} wants to swim fast. Which part of a duck can help?', answer: 'its wide feet' },
    { part: 'plant', ask: 'A cactus has a thick stem. What does it keep in there?', answer: 'water' },
    {
      part: 'plant',
      ask: '{friend} bends a stem until it breaks. Why does the top droop?',
      answer: 'it gets no water',
    },
    {
      part: 'animal',
      ask: '{hero} sees a mole with front paws like spades. What is their job?',
      answer: 'to dig',
      further: true,
    },
    {
      part: 'plant',
      ask: '{friend} has a rose with thorns. What is their job?',
      answer: 'to keep animals away',
      further: true,
    },
    {
      part: 'animal',
      ask: '{hero} draws a thick, strong beak. What does it do: crack nuts, sip juice or catch flies?',
      answer: 'crack nuts',
      further: true,
    },
    {
      part: 'animal',
      ask: '{friend} sees a hawk with sharp hooked claws. What is their job?',
      answer: 'to grab food',
      further: true,
    },
    {
      part: 'plant',
      ask: 'A lily pad is wide and flat. What does its shape help it do?',
      answer: 'to float',
      further: true,
    },
    {
      part: 'animal',
      ask: 'A giraffe has a very long neck. What can it reach?',
      answer: 'treetops or high branches',
      further: true,
    },
    {
      part: 'plant',
      ask: 'Ivy has tiny feet that stick to a wall. What is their job?',
      answer: 'to hold it up',
      further: true,
    },
  ],
  sheets: [partsWithTheirJobs, { ...shapesWithTheirJobs, further: true }],
}
