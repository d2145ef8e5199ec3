import type { Skill } from '../../../types.ts'
import { readTheFossils } from '../pages/3rd.ts'
import { readTheLayers } from '../pages/3rd-further.ts'

export const fossils: Skill = {
  id: 'science.3.fossils',
  subject: 'science',
  grade: '3rd',
  strand: 'life',
  order: 7,
  short: 'Fossil Clues',
  iCan: 'I can use fossil clues to describe living things and places of long ago.',
  codes: ['3-LS4-1'],
  prerequisites: ['science.3.adaptations'],
  keywords: [
    { word: 'fossil', definition: 'a trace or remains of a living thing from long ago' },
    { word: 'extinct', definition: 'no longer living anywhere on Earth' },
  ],
  model:
    'Press a fingernail into your arm. Say: The mark shows its curve, as a fossil does. I compare fossils with what lives now. Clams live in water, so a hill with clams was once under water. Flat teeth grind plants, sharp teeth tear meat, long front teeth gnaw wood. The bottom layer is oldest.',
  picture: {
    kind: 'table',
    rows: [
      ['flat teeth', 'grind plants'],
      ['sharp teeth', 'tear meat'],
      ['long front teeth', 'gnaw wood'],
    ],
  },
  check: {
    question: 'Fish fossils are found in a desert. What does that tell you?',
    lookFor: 'The land was once covered by water.',
  },
  laterChecks: [
    {
      question: 'A fossil animal has webbed feet and sharp teeth. What do you think and why?',
      lookFor: 'It swam, as webs push water. It likely ate meat, as sharp teeth tear it.',
    },
    {
      question: 'From the top down, layers show palms, clams and dry sand. Tell the story from the oldest on.',
      lookFor: 'First dry sand, then water, last warm land with palms.',
      further: true,
    },
  ],
  misconception: {
    says: 'Every fossil is a dinosaur bone.',
    reply: 'A fossil can be a shell, a fern print, a footprint or even droppings turned to stone.',
  },
  easier:
    'Draw around one hand. Tell two things that the outline shows about its owner. (five fingers, how big the hand is)',
  harder:
    'Layers from the bottom up show ferns, then fish, then salt and dry sand. Tell how the place changed. (damp land, then water, then it dried up)',
  again: {
    easier:
      'Lay three pages in a pile, one after the other. Which lay there first, like the oldest mud? (the bottom page)',
    harder:
      'A fossil has flat teeth, hooves and long legs. Tell what it ate and how it moved. (it ate plants and ran on land)',
    model:
      'Draw a cliff with three flat layers. Say: From the top down they show tree prints, crab shells, and lizard tracks in sand. The bottom layer is the oldest, so I read upward. First the place was dry and sandy. Then the sea covered it. Last it was land with trees.',
    picture: {
      kind: 'table',
      rows: [
        ['tree prints', 'last: land'],
        ['crab shells', 'then: sea'],
        ['lizard tracks', 'first: dry'],
      ],
    },
    misconception: {
      says: 'I read from the top: first trees grew there, then the sea came, and last it was sandy.',
      reply:
        'Let us pile up our four hands, one after the other. Which hand lay there first, and which layer is like it?',
    },
  },
  prompts: [
    { part: 'living things', ask: '{hero} finds a fossil with long fins. How did the animal move?', answer: 'it swam' },
    {
      part: 'places',
      ask: 'Fern prints lie in a dry, stony land. What was the place like long ago?',
      answer: 'damp and green',
    },
    {
      part: 'living things',
      ask: '{friend} finds a fossil with flat teeth, made to grind. What did the animal eat?',
      answer: 'plants',
    },
    {
      part: 'places',
      ask: 'Prints left by palm trees lie under ice. What was the weather there like long ago?',
      answer: 'warm',
    },
    { part: 'living things', ask: 'Which fossil clue tells you that an animal ate meat?', answer: 'sharp teeth' },
    {
      part: 'places',
      ask: '{hero} finds the print of a clam in a stone. What covered that place long ago?',
      answer: 'water',
    },
    {
      part: 'living things',
      ask: '{hero} follows fossil footprints: close together, then far apart. What did the animal begin to do?',
      answer: 'run',
    },
    {
      part: 'places',
      ask: 'Three flat layers lie one on the other at {place}. Which one tells of the oldest time?',
      answer: 'the bottom layer',
    },
    {
      part: 'living things',
      ask: 'The fossil of an extinct animal shows feather marks around small, thin bones. What was it like?',
      answer: 'a bird',
    },
    {
      part: 'places',
      ask: '{hero} finds clams in the lower layer, tree stumps in the upper one. What came after the water?',
      answer: 'land with trees',
      further: true,
    },
    {
      part: 'living things',
      ask: '{friend} finds fossil eggs in a nest below the bones of an adult. What may the adult have done?',
      answer: 'guarded its eggs',
    },
    {
      part: 'living things',
      ask: 'Of the saber-toothed cat, only fossils are left today. Which word says that none of its kind lives any longer?',
      answer: 'extinct',
    },
    {
      part: 'places',
      ask: 'Coral lives only in warm seas. Coral fossils lie in cold hills. What was there once?',
      answer: 'a warm sea',
    },
    {
      part: 'living things',
      ask: 'A jellyfish is soft all over. Why do we find more fossil shells than fossil jellyfish?',
      answer: 'hard parts last longer',
    },
    {
      part: 'places',
      ask: 'Mammoths are extinct. Their fossils have thick, long hair. What does that tell about the place then?',
      answer: 'it was cold',
    },
    {
      part: 'living things',
      ask: '{hero} finds a fossil skull with sharp teeth. Both eyes look forward. How did the animal get its food?',
      answer: 'it hunted',
    },
    {
      part: 'places',
      ask: 'From top to bottom, {friend} finds ferns, sand and fish. Tell the story from the oldest on.',
      answer: 'water, sand, then ferns',
      further: true,
    },
    {
      part: 'living things',
      ask: 'From the bottom up, layers show fish, frogs and then lizards. Which of them lived there last?',
      answer: 'lizards',
      further: true,
    },
    {
      part: 'places',
      ask: 'From the bottom up, layers show ferns, clams and palms. What covered the place in the middle time?',
      answer: 'water',
      further: true,
    },
    {
      part: 'places',
      ask: 'From the top down, layers show coral, dry sand and ferns. What was the place like at first?',
      answer: 'damp, with ferns',
      further: true,
    },
    {
      part: 'living things',
      ask: 'A cliff at {place} has six flat layers. A tooth lies in the second from the bottom. How many layers are younger?',
      answer: '4',
      sum: '6 - 2',
      further: true,
    },
  ],
  sheets: [readTheFossils, { ...readTheLayers, further: true }],
}
