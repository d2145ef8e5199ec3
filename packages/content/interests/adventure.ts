import type { Interest } from '../types.ts'

export const adventure = {
  tag: 'adventure',
  questions: {
    number: {
      'K-1': { ask: 'One path to a treasure has 8 steps. One has 5. Which number of steps is smaller?', answer: '5' },
      '2-3': {
        ask: 'A signpost shows 84 steps to the cave and 48 steps to the lake. Which is nearer?',
        answer: 'the lake',
      },
      '4-5': {
        ask: 'A treasure lock has three digits. The first is 3, the second is double that, the third is 2 less than the second. What is the code?',
        answer: '364',
      },
    },
    operations: {
      'K-1': {
        ask: '{hero} packs 5 apples for an adventure and eats 2. How many apples are left?',
        answer: '3',
        sum: '5 - 2',
      },
      '2-3': {
        ask: 'A treasure is 75 steps from {place}. {hero} has walked 38 steps. How many steps are left?',
        answer: '37',
        sum: '75 - 38',
      },
      '4-5': {
        ask: 'Six explorers take 14 crackers each. One box holds 7 crackers. How many boxes do they pack?',
        answer: '12',
        sum: '6 * 14 / 7',
      },
    },
    fractions: {
      'K-1': {
        ask: 'An adventure path has 6 bends. {hero} has passed half. How many bends is that?',
        answer: '3',
        sum: '6 / 2',
      },
      '2-3': {
        ask: '{hero} fills a flask for an adventure and drinks one third of it. What fraction is left?',
        answer: '2/3',
      },
      '4-5': {
        ask: 'An adventure trail is 15 miles long. The explorers walk 2/5 of it on day one. How many miles are left?',
        answer: '9',
        sum: '15 / 5 * 3',
      },
    },
    patterns: {
      'K-1': { ask: 'A treasure path turns left, right, left, right, left. Which way comes next?', answer: 'right' },
      '2-3': {
        ask: 'An explorer passes trail posts 85, 80, 75, 70. Which number is on the next post?',
        answer: '65',
        sum: '70 - 5',
      },
      '4-5': {
        ask: 'Explorers walk 2 miles on day 1. Each day they walk 3 miles more than the day before. How many miles on day 6?',
        answer: '17',
        sum: '2 + 5 * 3',
      },
    },
    measurement: {
      'K-1': {
        ask: 'An explorer needs 8 steps of rope. The rope is 6 steps long. How many steps are missing?',
        answer: '2',
        sum: '8 - 6',
      },
      '2-3': {
        ask: "An explorer's rope is 90 inches long. Tying up the tent takes 56 inches. How many inches are left?",
        answer: '34',
        sum: '90 - 56',
      },
      '4-5': {
        ask: 'On a treasure map, 1 centimeter means 50 meters. The treasure is 7 centimeters away. How many meters is that?',
        answer: '350',
        sum: '50 * 7',
      },
    },
    time: {
      'K-1': {
        ask: "Explorers start out at 7 o'clock. They rest 2 hours later. When do they rest?",
        answer: "9 o'clock",
      },
      '2-3': {
        ask: 'The sun sets at 6:40. Explorers must be in camp 30 minutes before. When must they be there?',
        answer: '6:10',
      },
      '4-5': {
        ask: 'Explorers set off at 8:35. They walk 1 hour 50 minutes and then rest 20 minutes. When do they go on?',
        answer: '10:45',
      },
    },
    data: {
      'K-1': {
        ask: '{hero} finds 2 maps, 5 shells and 3 bells. How many shells and bells together?',
        answer: '8',
        sum: '5 + 3',
      },
      '2-3': {
        ask: "An explorer's log shows 7 miles on Monday, 12 on Tuesday and 9 on Wednesday. How many miles in all?",
        answer: '28',
        sum: '7 + 12 + 9',
      },
      '4-5': {
        ask: 'Four camps, in order, lie 120, 340, 310 and 510 feet high. How many feet is the biggest climb from one camp to the next?',
        answer: '220',
        sum: '340 - 120',
      },
    },
    geometry: {
      'K-1': { ask: 'A tent front has 3 sides and 3 corners. What shape is it?', answer: 'a triangle' },
      '2-3': {
        ask: '{hero} holds a map and faces north. Then {hero} makes a half turn. Which way does {hero} face now?',
        answer: 'south',
      },
      '4-5': {
        ask: 'An explorer walks 5 steps north, 4 steps east and 5 steps south. Which way is the start from there?',
        answer: 'west',
      },
    },
    physical: {
      'K-1': { ask: 'A cave is dark. What helps an explorer see: a bell or a lantern?', answer: 'a lantern' },
      '2-3': {
        ask: 'Explorers build a raft for a lake. Which floats: an iron bar or a dry pine log?',
        answer: 'the log',
      },
      '4-5': {
        ask: 'Explorers tilt up a heavy chest with a long pole that rests on a log. Is the pole a lever or a pulley?',
        answer: 'a lever',
      },
    },
    life: {
      'K-1': { ask: 'An explorer sees tracks of webbed feet. Was it a goat or a duck?', answer: 'a duck' },
      '2-3': { ask: 'Explorers cross the desert with a camel. Does its hump store water or fat?', answer: 'fat' },
      '4-5': {
        ask: 'An Arctic explorer meets a fox with a thick white winter coat. Is this coat a fossil or an adaptation?',
        answer: 'an adaptation',
      },
    },
    earth: {
      'K-1': { ask: 'An explorer climbs very high land. Is it a mountain or a lake?', answer: 'a mountain' },
      '2-3': { ask: 'An explorer watches the sun come up. Is that in the east or in the west?', answer: 'the east' },
      '4-5': {
        ask: 'An explorer finds fossils of sea shells high on a mountain. What covered that place long ago: desert or sea?',
        answer: 'sea',
      },
    },
  },
  sparks: [
    { text: 'Draw an adventure flag by your hardest answer or your best one.', modality: 'visual', ages: 'younger' },
    {
      text: 'An adventure log records wrong turns, too. Sketch one of yours, or one that others might take.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Adventure guides call back. Say all clear after an answer, or turn back.',
      modality: 'auditory',
    },
    {
      text: 'An adventure team looks for landmarks. Tell which clue in a question led or misled you.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Adventure guides test the ground. Step forward when you can prove an answer, or stay and check.',
      modality: 'kinesthetic',
    },
    {
      text: "Adventure partners check each other's ropes. Step over to somebody, and check one answer together or one each.",
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
