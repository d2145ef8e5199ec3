import type { Interest } from '../types.ts'

export const nature = {
  tag: 'nature',
  questions: {
    number: {
      'K-1': {
        ask: 'A snail crawls past 7 pebbles, then one more. How many pebbles is that?',
        answer: '8',
        sum: '7 + 1',
      },
      '2-3': {
        ask: 'A nature walker counts acorns in tens: 6 tens and 8 more. How many acorns is that?',
        answer: '68',
        sum: '6 * 10 + 8',
      },
      '4-5': {
        ask: 'Each ring in a trunk is one year. One oak has 417 rings, another has 471. Which number belongs to the older oak?',
        answer: '471',
      },
    },
    operations: {
      'K-1': { ask: '5 robins sit in a tree. 2 fly off. How many robins still sit there?', answer: '3', sum: '5 - 2' },
      '2-3': {
        ask: 'A squirrel hides 36 acorns. It digs up 19 of them. How many acorns stay hidden and may sprout?',
        answer: '17',
        sum: '36 - 19',
      },
      '4-5': {
        ask: 'A pair of robins brings food to its chicks 95 times a day. How many times is that in 5 days?',
        answer: '475',
        sum: '95 * 5',
      },
    },
    fractions: {
      'K-1': {
        ask: 'Fold a leaf down the middle so both sides match. How much of the leaf is one side?',
        answer: 'half',
      },
      '2-3': {
        ask: 'One clover leaf has 3 equal parts. A rabbit nibbles one part. What fraction is left?',
        answer: '2/3',
      },
      '4-5': {
        ask: 'Moss covers 3/8 of a fallen log. Ferns cover another 2/8. What fraction of the log is covered?',
        answer: '5/8',
      },
    },
    patterns: {
      'K-1': {
        ask: 'A bird sings: chirp, chirp, tweet, chirp, chirp, tweet. What does it sing next?',
        answer: 'chirp',
      },
      '2-3': {
        ask: 'A vine is measured each morning: 4, 7, 10, 13 inches. It keeps growing like this. What comes next?',
        answer: '16',
        sum: '13 + 3',
      },
      '4-5': {
        ask: 'Spirals on pine cones follow this row: 1, 1, 2, 3, 5, 8. Each number is the two before it added. What comes next?',
        answer: '13',
        sum: '5 + 8',
      },
    },
    measurement: {
      'K-1': { ask: 'A worm is as long as 3 acorns. A twig is as long as 5. Which is longer?', answer: 'the twig' },
      '2-3': {
        ask: 'An ivy shoot was 38 inches long in May. Now it is 61 inches. How many inches did it grow?',
        answer: '23',
        sum: '61 - 38',
      },
      '4-5': {
        ask: '{hero} finds an oak sapling that is 2 feet 5 inches tall. How many inches is that?',
        answer: '29',
        sum: '2 * 12 + 5',
      },
    },
    time: {
      'K-1': {
        ask: "A bird sings at 5 o'clock. One hour later, {hero} wakes up. What time is it then?",
        answer: "6 o'clock",
      },
      '2-3': {
        ask: 'An evening primrose opens at 7:35. A moth comes to drink 20 minutes later. What time is it then?',
        answer: '7:55',
      },
      '4-5': {
        ask: 'At the sea, low tide is at 6:40 in the morning. High tide comes 6 hours 12 minutes later. When is that?',
        answer: '12:52',
      },
    },
    data: {
      'K-1': {
        ask: '{hero} finds 6 acorns, 3 pine cones and 1 feather. What did {hero} find most of?',
        answer: 'acorns',
      },
      '2-3': {
        ask: 'In one hour a bush has 14 bees, 9 butterflies and 6 beetles. How many more bees than beetles?',
        answer: '8',
        sum: '14 - 6',
      },
      '4-5': {
        ask: 'A rain gauge shows 12, 0, 7 and 21 millimeters on four days. How many more millimeters fell on the wettest day than on the next wettest?',
        answer: '9',
        sum: '21 - 12',
      },
    },
    geometry: {
      'K-1': {
        ask: '{hero} looks at the sawn end of a log. Is it shaped like a triangle or a circle?',
        answer: 'a circle',
      },
      '2-3': {
        ask: 'Honey bees build wax cells with 6 straight sides. What is a shape with 6 sides called?',
        answer: 'a hexagon',
      },
      '4-5': {
        ask: 'A snowflake has 6 arms, all evenly spread. A full turn is 360 degrees. How many degrees are between one arm and the next?',
        answer: '60',
        sum: '360 / 6',
      },
    },
    physical: {
      'K-1': { ask: 'What makes the grass sway: moonlight or wind?', answer: 'wind' },
      '2-3': { ask: 'Snow falls on warm ground and melts. Is it now a liquid or a solid?', answer: 'a liquid' },
      '4-5': {
        ask: 'In a far-off storm you see the flash first and hear the thunder later. Which travels faster, sound or light?',
        answer: 'light',
      },
    },
    life: {
      'K-1': { ask: 'Which helps a green plant grow: sunlight or a hat?', answer: 'sunlight' },
      '2-3': { ask: 'Bees carry a fine dust from bloom to bloom. Is it called sand or pollen?', answer: 'pollen' },
      '4-5': {
        ask: 'Mushrooms break down old logs in the woods. Are they producers, consumers or decomposers?',
        answer: 'decomposers',
      },
    },
    earth: {
      'K-1': { ask: 'White flakes float down from a cold cloud. Is it snow or rain?', answer: 'snow' },
      '2-3': {
        ask: 'A stream carries soil away from its bank, year after year. Is that erosion or freezing?',
        answer: 'erosion',
      },
      '4-5': {
        ask: 'A puddle dries in the sun. Its water becomes an unseen gas in the air. What is this change called?',
        answer: 'evaporation',
      },
    },
  },
  sparks: [
    {
      text: 'Draw the weather by each answer. Choose sun for sure or cloud for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A nature notebook gets a mark for each find. Draw a leaf for sure, or a seed for not yet.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Listen to a question as you would listen in nature. Tell what you noticed first or last.',
      modality: 'auditory',
    },
    {
      text: 'Nature guides point out what others miss. Tell the detail that decides one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Stand still like a tree until the question ends. Reach up for sure, or sway for help.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Weather forecasts give chances, not promises. Choose a chance for each answer: hold up one to ten fingers.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
