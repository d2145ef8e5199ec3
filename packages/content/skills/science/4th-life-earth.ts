import type { Skill } from '../../types.ts'
import { claimEvidenceReason, pathOfLight, powerForOnePlace } from './pages/4th.ts'
import { backboneOrNot, clearCloudyOpaque, renewableOrNot, rockJourney } from './sets/4th.ts'

export const fourthLifeEarth: Skill[] = [
  {
    id: 'science.4.light-and-sight',
    subject: 'science',
    grade: '4th',
    strand: 'physical',
    order: 5,
    short: 'Light and Sight',
    iCan: 'I can describe the path that light takes from a source to an object to my eye.',
    codes: ['4-PS4-2'],
    prerequisites: ['science.1.light-and-shadow', 'science.1.light-to-see'],
    keywords: [
      { word: 'opaque', definition: 'not letting any light through' },
      { word: 'translucent', definition: 'letting only some light through, so shapes look blurry' },
      { word: 'transparent', definition: 'letting nearly all light through, so you see clearly' },
    ],
    model:
      'Point to a lamp, then to your hand, then to your eye. Say: Light comes from the lamp. It hits my hand and reflects, or bounces off. Some of it enters my eye, and so I see the hand. I draw two arrows: lamp to hand, hand to eye. No arrow starts at my eye, because eyes do not send out light.',
    check: {
      question: 'Trace the path of light when you see a red apple under a lamp.',
      lookFor: 'Lamp to apple, then apple to eye. Two arrows in that order.',
    },
    laterChecks: [
      {
        question: 'Why can you see a white cat at dusk but not in a cave with no light?',
        lookFor: 'At dusk some light reflects off the cat to my eye. In the cave there is none.',
      },
      {
        question: 'Trace the path of light when you see your face in a mirror.',
        lookFor: 'Lamp to face, face to mirror, mirror to eye, in that order.',
      },
    ],
    misconception: {
      says: 'Light comes out of my eyes to the thing I look at.',
      reply: 'Then you could see in total darkness. Light must come from a source and reach your eyes.',
    },
    easier: 'Point along the path with a finger: lamp, object, eye.',
    harder: 'Design a way to see over a wall with two mirrors and draw each arrow (lamp, object, mirror, mirror, eye).',
    again: {
      easier:
        'Hold your palm toward a window, then turn it away. When is it brighter, and why? (toward the window, more light reflects)',
      harder:
        'You see the moon in a puddle. List every stop of the light, from its source on. (sun, moon, puddle, eye)',
    },
    prompts: [
      { ask: 'Which comes first on the path of light: the eye, the apple or the lamp?', answer: 'the lamp' },
      { ask: 'What does light do when it hits a mirror?', answer: 'it reflects (bounces off)' },
      { ask: 'Is a brick transparent, translucent or opaque?', answer: 'opaque' },
      { ask: 'A frosted window shows blurry shapes. Is it transparent, translucent or opaque?', answer: 'translucent' },
      { ask: 'Is clean air transparent or opaque?', answer: 'transparent' },
      { ask: 'Which comes last on the path of light: lamp, ball or eye?', answer: 'the eye' },
      { ask: 'Does light start at your eye or at a source?', answer: 'at a source' },
      {
        ask: 'You cover a lamp fully. Why can you no longer see the apple?',
        answer: 'no light reaches the apple, so none reflects to your eye',
      },
      { ask: 'Does a clear window let most light through?', answer: 'yes, it is transparent' },
      {
        ask: '{hero} wants to see behind a wall at {place}. Which tool helps: a mirror or a spoonful of sand?',
        answer: 'a mirror, because it can turn the path of light',
      },
      {
        ask: 'You shut your eyes. Which part of the path is cut: lamp to apple or apple to eye?',
        answer: 'apple to eye',
      },
      { ask: 'How many arrows do you need from lamp to apple to eye?', answer: '2' },
    ],
    sheets: [pathOfLight, clearCloudyOpaque],
  },
  {
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
      'Run a finger down your backbone. Say: My claim is that this structure helps me survive. My evidence: it holds me up, and it bends because it is many small bones. My reason: I can stand, run and duck. Claim, evidence, reason. A worm has no backbone, but its wet skin takes in air. That is a structure too.',
    check: {
      question: 'Give a claim and one piece of evidence for how the beak of a woodpecker helps it.',
      lookFor: 'It helps the bird reach insects; evidence: the beak is hard and pointed and digs into bark.',
    },
    laterChecks: [
      {
        question: 'Give a claim and one piece of evidence for how the shell of a turtle helps it.',
        lookFor: 'It protects the turtle; evidence: it is hard, and the head can be pulled in.',
      },
      {
        question: 'A plant has deep roots in a dry land. Argue how they help.',
        lookFor: 'They reach water far down, so the plant lives when the top soil is dry.',
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
    },
    prompts: [
      { ask: 'Gills take oxygen from water. How do they help a fish survive?', answer: 'it can breathe under water' },
      { ask: 'Name a structure that helps a plant take in light.', answer: 'a leaf' },
      { ask: 'A snake has a long row of back bones. Is it a vertebrate?', answer: 'yes' },
      { ask: 'An octopus has no bones at all. Classify it: is it a vertebrate?', answer: 'no, it has no backbone' },
      { ask: 'Which structures hold a tree in the ground?', answer: 'its roots' },
      { ask: 'Which organ tells muscles what to do: the brain or the stomach?', answer: 'the brain' },
      { ask: 'A snail has a shell but no backbone. Is it a vertebrate?', answer: 'no' },
      { ask: 'Which organ pumps day and night: the heart or the stomach?', answer: 'the heart' },
      { ask: 'A bat finds moths by their echoes. Which sense does it use?', answer: 'hearing' },
      { ask: 'Ears catch a sound and nerves carry a signal. Which organ gets it?', answer: 'the brain, along nerves' },
      {
        ask: 'A ball flies at {friend}, who ducks. Order these: brain decides, eye sees, body moves.',
        answer: 'eye sees, brain decides, body moves',
      },
      {
        ask: 'Argue: why does a cactus have spines and not wide flat parts?',
        answer: 'spines lose less water and keep animals away',
      },
    ],
    sheets: [claimEvidenceReason, backboneOrNot],
  },
  {
    id: 'science.4.changing-rock',
    subject: 'science',
    grade: '4th',
    strand: 'earth',
    order: 7,
    short: 'Changing Rock',
    iCan: 'I can classify changes to rock and soil as weathering or erosion or deposition.',
    codes: ['4-ESS1-1', '4-ESS2-1'],
    prerequisites: ['science.2.land-changes', 'science.3.fossils'],
    keywords: [
      { word: 'weathering', definition: 'the breaking of rock into smaller bits' },
      { word: 'erosion', definition: 'the moving of those bits by water, wind or ice' },
      { word: 'deposition', definition: 'the dropping of bits in a new place' },
    ],
    model:
      'Knock your fists together. Say: Rock breaks into bits, that is weathering. Slide one hand down your arm: water carries the bits, that is erosion. Lay the hand in your lap: the bits are dropped, that is deposition. Break, carry, drop. A canyon comes from weathering and erosion, and the mud ends up in a delta by deposition.',
    check: {
      question: 'A river drops mud where it meets the sea. Which of the three is it?',
      lookFor: 'Deposition, because the bits are dropped in a new place.',
    },
    laterChecks: [
      {
        question: 'Waves knock stones together until they are round. Which of the three is it?',
        lookFor: 'Weathering, because bits are broken off the stones.',
      },
      {
        question: 'A flood carries soil off a field and drops mud in a valley. Name both changes.',
        lookFor: 'Erosion carried the soil off. Deposition left the mud.',
      },
    ],
    misconception: {
      says: 'Weathering and erosion are the same thing.',
      reply: 'Weathering breaks rock where it is. Erosion carries the bits off.',
    },
    easier: 'Act out the three words: break, carry and drop.',
    harder: 'Shells lie in a deep layer, ferns above. Infer how the place changed (first water, later land).',
    again: {
      easier:
        'Tear a scrap off a page, blow it along the table and let it stop. Name the three steps. (weathering, erosion, deposition)',
      harder:
        'A river is fast in the hills and slow on flat land. Infer where it drops more sand, and why. (on flat land, slow water carries less)',
    },
    prompts: [
      { ask: 'Ice cracks a boulder. Weathering, erosion or deposition?', answer: 'weathering' },
      { ask: 'Wind blows sand off a field. Which one is it?', answer: 'erosion' },
      { ask: 'A glacier melts and gravel is left behind. Which one is it?', answer: 'deposition' },
      { ask: 'In flat rock layers, which is usually the oldest?', answer: 'the bottom layer' },
      { ask: 'Waves pile up sand as a beach. Which one is it?', answer: 'deposition' },
      { ask: 'What carries sand across a desert?', answer: 'wind' },
      { ask: 'What grinds and drags rock down a cold valley?', answer: 'a glacier' },
      { ask: 'Which slope loses more soil in rain: a bare one or a grassy one?', answer: 'the bare one' },
      {
        ask: 'Roots push a crack in a cliff wider until it splits. Which one is it?',
        answer: 'weathering, the rock breaks',
      },
      {
        ask: '{hero} sees a bare hill wash away at {place}. Name two ways to slow it.',
        answer: 'two of: plant grass, build a wall, lay stones, make steps',
      },
      {
        ask: 'Shells lie in a deep layer and ferns in the layer above. Which came first: water or land?',
        answer: 'water',
      },
      {
        ask: 'Which stream carries bigger stones: fast or slow? Justify.',
        answer: 'the fast one, because it has more energy',
      },
    ],
    sheets: [rockJourney],
  },
  {
    id: 'science.4.energy-sources',
    subject: 'science',
    grade: '4th',
    strand: 'earth',
    order: 8,
    short: 'Energy Sources',
    iCan: 'I can classify energy sources as renewable or nonrenewable and justify my choice.',
    codes: ['4-ESS3-1', '4-ESS3-2'],
    prerequisites: ['science.4.energy-moves'],
    keywords: [
      { word: 'renewable', definition: 'replaced by nature quickly, so it will not run out' },
      { word: 'fossil fuel', definition: 'coal, oil or gas made from living things of very long ago' },
    ],
    model:
      'Say: I test each source with one question. Will nature replace it within a lifetime? Wind blows again tomorrow, so it is renewable. Coal took millions of years to form, so it is nonrenewable. Then I weigh it: wind makes no smoke but needs windy days. Coal works any day but makes smoke and runs out.',
    check: {
      question: 'Is natural gas renewable? Justify your answer.',
      lookFor: 'No. It took millions of years to form and we use it much faster.',
    },
    laterChecks: [
      {
        question: 'Is a river dam renewable? Justify your answer.',
        lookFor: 'Yes. Rain refills the river, so nature replaces it quickly.',
      },
      {
        question: 'A town burns oil. Give one reason for and one against it.',
        lookFor: 'For: it works any day. Against: it makes smoke and will run out.',
      },
    ],
    misconception: {
      says: 'Electricity is an energy source like wind.',
      reply: 'Electricity has to be made from a source: wind, sun, water, coal, gas or uranium.',
    },
    easier: 'Sort six sources with the question: will it come back tomorrow?',
    harder:
      'Design an energy plan for an island with much wind and little sun (such as mostly wind, and a second source for still days).',
    again: {
      easier:
        'Blow on a scrap of a page until it moves. Which source works like this? Is it renewable? (wind, and it is renewable)',
      harder:
        'Of 100 units of energy, a town gets 40 from wind, 25 from the sun, the rest from gas. How many are nonrenewable? (35)',
    },
    prompts: [
      { ask: 'Is sunlight renewable or nonrenewable?', answer: 'renewable' },
      { ask: 'Is oil renewable or nonrenewable?', answer: 'nonrenewable' },
      { ask: 'Rain refills a river. Is the power of a river dam renewable?', answer: 'yes' },
      { ask: 'What were coal and oil made from?', answer: 'living things of millions of years ago' },
      { ask: 'Which is a fossil fuel: coal or wind?', answer: 'coal' },
      { ask: 'Which makes no smoke: a windmill or a coal plant?', answer: 'a windmill' },
      { ask: 'Which comes back each morning: sunlight or oil?', answer: 'sunlight' },
      { ask: 'What is one drawback of solar power?', answer: 'it makes no power at night and less on cloudy days' },
      {
        ask: 'What is one drawback of burning coal?',
        answer: 'it makes smoke and warms the planet, and coal will run out',
      },
      { ask: '{hero} must power {place}. It is windy and often cloudy. Which source fits best?', answer: 'wind' },
      {
        ask: 'A home used 90 units of power last month and 70 this month. How many did it save?',
        answer: '20',
        sum: '90 - 70',
      },
      { ask: 'Why is wood sometimes not renewable in practice?', answer: 'if trees are cut faster than new ones grow' },
    ],
    sheets: [renewableOrNot, powerForOnePlace],
  },
]
