import type { Interest } from '../types.ts'

export const family = {
  tag: 'family',
  questions: {
    number: {
      'K-1': { ask: 'One cousin is 8 years old. One is 6. How old is the older cousin?', answer: '8' },
      '2-3': { ask: 'Great-grandma will be 90 on her next birthday. How old is she now?', answer: '89', sum: '90 - 1' },
      '4-5': {
        ask: "A family's house number lies between 300 and 400. It has no tens, and its digits add up to 10. What is it?",
        answer: '307',
      },
    },
    operations: {
      'K-1': {
        ask: 'A family of 5 visits {place}. 3 cousins come along. How many people is that?',
        answer: '8',
        sum: '5 + 3',
      },
      '2-3': {
        ask: 'A big family needs 50 plates for a picnic. There are 32. How many plates are missing?',
        answer: '18',
        sum: '50 - 32',
      },
      '4-5': {
        ask: 'A family of 6 buys train tickets. One ticket costs 17 dollars. How many dollars do they pay?',
        answer: '102',
        sum: '17 * 6',
      },
    },
    fractions: {
      'K-1': {
        ask: 'A family pizza has 8 slices. The family eats half. How many slices is that?',
        answer: '4',
        sum: '8 / 2',
      },
      '2-3': {
        ask: 'A pie has 6 equal pieces. A family of 5 eats one piece each. What fraction of the pie is left?',
        answer: '1/6',
      },
      '4-5': {
        ask: 'A family eats 2/8 of a lasagna at lunch and 5/8 at dinner. What fraction is left?',
        answer: '1/8',
      },
    },
    patterns: {
      'K-1': { ask: 'A family sets the table: fork, spoon, fork, spoon, fork. What comes next?', answer: 'spoon' },
      '2-3': {
        ask: 'Aunt, Uncle and Grandma do the dishes in turn, always in this order. Aunt has day 1. Who has day 5?',
        answer: 'Uncle',
      },
      '4-5': {
        ask: 'In a family tree the rows go 2 parents, 4 grandparents, 8 great-grandparents. It doubles on and on. How many people are in the fifth row?',
        answer: '32',
        sum: '8 * 2 * 2',
      },
    },
    measurement: {
      'K-1': {
        ask: "A baby's shoe is 5 thumbs long. The sister's is 8. How many thumbs longer is hers?",
        answer: '3',
        sum: '8 - 5',
      },
      '2-3': {
        ask: 'A family marks heights on a door frame. The cousin was 39 inches and is now 45. How many inches is that more?',
        answer: '6',
        sum: '45 - 39',
      },
      '4-5': {
        ask: 'A family opens 1 liter of juice. It fills 3 glasses with 250 milliliters each. How many milliliters are left?',
        answer: '250',
        sum: '1000 - 3 * 250',
      },
    },
    time: {
      'K-1': {
        ask: "It is 4 o'clock. The family eats at 6 o'clock. How many hours is that away?",
        answer: '2',
        sum: '6 - 4',
      },
      '2-3': {
        ask: 'A family takes the 8:50 bus. Getting ready takes 35 minutes. At what time must they start at the latest?',
        answer: '8:15',
      },
      '4-5': {
        ask: 'A family visits Grandpa from 11:45 in the morning to 2:20 in the afternoon. How long is the visit?',
        answer: '2 hours 35 minutes',
      },
    },
    data: {
      'K-1': { ask: 'A family has 6 big shoes and 4 small shoes. How many shoes is that?', answer: '10', sum: '6 + 4' },
      '2-3': {
        ask: 'The people of one family are 7, 12, 36 and 38 years old. How many years lie between the oldest and the youngest?',
        answer: '31',
        sum: '38 - 7',
      },
      '4-5': {
        ask: 'A family uses 310 liters of water on Monday, 275 on Tuesday and 340 on Wednesday. How many liters lie between most and least?',
        answer: '65',
        sum: '340 - 275',
      },
    },
    geometry: {
      'K-1': { ask: 'A family picture has 4 equal sides and square corners. What shape is it?', answer: 'a square' },
      '2-3': {
        ask: '{hero} draws a family home: a square with a triangle roof, just as wide. How many sides has the outline?',
        answer: '5',
      },
      '4-5': {
        ask: 'A family rug is 6 feet long and 4 feet wide. How many feet of trim go once around its edge?',
        answer: '20',
        sum: '2 * (6 + 4)',
      },
    },
    physical: {
      'K-1': { ask: 'Warm soup stands on the family table. Does it get warmer or cooler?', answer: 'cooler' },
      '2-3': {
        ask: 'Two pots of warm soup stand on a family table. One is wrapped in wool. Which one stays warm longer?',
        answer: 'the wrapped pot',
      },
      '4-5': {
        ask: 'A family hangs up wet washing and it dries. Did the water turn into a solid or into a gas?',
        answer: 'a gas',
      },
    },
    life: {
      'K-1': { ask: 'A hen has a family. Is her baby a calf or a chick?', answer: 'a chick' },
      '2-3': { ask: "A kitten has its mother's fur color. Is its color learned or inherited?", answer: 'inherited' },
      '4-5': {
        ask: 'A herd of elephants is a family. Is its leader the youngest calf or the oldest female?',
        answer: 'the oldest female',
      },
    },
    earth: {
      'K-1': { ask: 'A family builds a snowman. Is it winter or summer?', answer: 'winter' },
      '2-3': {
        ask: 'A family turns off the tap while brushing teeth. What do they save: air or water?',
        answer: 'water',
      },
      '4-5': {
        ask: 'A family puts apple peels on a compost heap. After many months, have they turned into sand or into soil?',
        answer: 'soil',
      },
    },
  },
  sparks: [
    { text: 'Pick one answer to show your family later. Draw a small sketch that explains it.', modality: 'visual' },
    {
      text: 'Draw a family face that asks why. Choose an answer and explain it to the face.',
      modality: 'visual',
      ages: 'younger',
    },
    { text: 'Pick one answer to teach your family at dinner. Tell it in three short sentences.', modality: 'auditory' },
    {
      text: 'Tell one answer the way your family talks at home. Choose plain or funny words.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Ask someone in your family for another way. Tell how it is like yours or different.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Choose a family signal for sure and one for help. Hold one up after each answer.',
      modality: 'kinesthetic',
    },
    {
      text: 'Walk to someone in your family with one answer. Say it, or act it out.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
