import type { Interest } from '../types.ts'

export const friendship = {
  tag: 'friendship',
  questions: {
    number: {
      'K-1': {
        ask: '4 friends sit in a ring. One more sits down. How many friends is that?',
        answer: '5',
        sum: '4 + 1',
      },
      '2-3': {
        ask: 'Friends count aloud in turns. One says 78, the next says 79. What does the third friend say?',
        answer: '80',
        sum: '79 + 1',
      },
      '4-5': {
        ask: 'Three friends each name a digit: 4, 9 and 0. Together they build the greatest three-digit number. What is it?',
        answer: '940',
      },
    },
    operations: {
      'K-1': {
        ask: '{hero} has 6 apples and gives 2 to {friend}. How many apples does {hero} still have?',
        answer: '4',
        sum: '6 - 2',
      },
      '2-3': {
        ask: '{hero} has 17 shells and {friend} has 9. {hero} gives {friend} 4 shells. How many shells has {friend} now?',
        answer: '13',
        sum: '9 + 4',
      },
      '4-5': {
        ask: 'Four friends buy a tent for 96 dollars. They share the cost evenly. How many dollars does each pay?',
        answer: '24',
        sum: '96 / 4',
      },
    },
    fractions: {
      'K-1': {
        ask: '{hero} and {friend} share 8 crackers. Each gets half. How many crackers does each get?',
        answer: '4',
        sum: '8 / 2',
      },
      '2-3': {
        ask: 'Six friends share one round pie evenly. What fraction of the pie does each friend get?',
        answer: '1/6',
      },
      '4-5': {
        ask: 'Four friends share 3 oat bars evenly. What fraction of one bar does each friend get?',
        answer: '3/4',
      },
    },
    patterns: {
      'K-1': {
        ask: 'A friendship handshake goes clap, clap, bump, clap, clap, bump. What comes next?',
        answer: 'clap',
      },
      '2-3': {
        ask: 'Four friends count aloud in turns. The first friend says 1, then 5, then 9. What will that friend say next?',
        answer: '13',
        sum: '9 + 4',
      },
      '4-5': {
        ask: 'Each friend shakes hands once with every other friend. 2 friends make 1 handshake, 3 make 3, 4 make 6. How many do 5 make?',
        answer: '10',
        sum: '6 + 4',
      },
    },
    measurement: {
      'K-1': {
        ask: '{hero} hops 7 tiles far. {friend} hops 4 tiles. How many tiles more does {hero} hop?',
        answer: '3',
        sum: '7 - 4',
      },
      '2-3': {
        ask: 'One friendship band takes 8 inches of thread. How many inches are needed for 5 friends?',
        answer: '40',
        sum: '5 * 8',
      },
      '4-5': {
        ask: 'Eight friends share 2 liters of lemonade evenly. How many milliliters does each friend get?',
        answer: '250',
        sum: '2 * 1000 / 8',
      },
    },
    time: {
      'K-1': {
        ask: "{hero} and {friend} meet at 4 o'clock. {hero} comes one hour early. When is that?",
        answer: "3 o'clock",
      },
      '2-3': {
        ask: 'Four friends take turns on one swing, 5 minutes each. They begin at 2:00. When have all had a turn?',
        answer: '2:20',
      },
      '4-5': {
        ask: '{hero} and {friend} meet at {place} at 3:40. They play until 5:25. How long do the two friends play?',
        answer: '1 hour 45 minutes',
      },
    },
    data: {
      'K-1': {
        ask: '5 friends choose tag. 3 friends choose ball. How many more choose tag?',
        answer: '2',
        sum: '5 - 3',
      },
      '2-3': {
        ask: 'Friends vote: 11 for tag, 7 for chess and 14 for hide and seek. How many votes is that?',
        answer: '32',
        sum: '11 + 7 + 14',
      },
      '4-5': {
        ask: 'Four friends pick 28, 35, 19 and 38 berries. They mix them and share evenly. How many does each get?',
        answer: '30',
        sum: '(28 + 35 + 19 + 38) / 4',
      },
    },
    geometry: {
      'K-1': { ask: 'Friends stand in a round ring. Is the ring a circle or a square?', answer: 'a circle' },
      '2-3': {
        ask: 'Two friends share a square sandwich. It is halved from corner to corner. What shape is each half?',
        answer: 'a triangle',
      },
      '4-5': {
        ask: 'A square table seats 2 friends on each side. Two such tables are pushed together into one. How many friends can sit now?',
        answer: '12',
        sum: '8 + 8 - 2 - 2',
      },
    },
    physical: {
      'K-1': { ask: 'Friends sit on a seesaw. Does the heavier side go up or down?', answer: 'down' },
      '2-3': {
        ask: 'Two friends talk through tin cans joined by a line. Must the line be loose or tight to work?',
        answer: 'tight',
      },
      '4-5': {
        ask: 'Two friends pull a rope in opposite directions. It does not move. Are the two pulls unbalanced or balanced?',
        answer: 'balanced',
      },
    },
    life: {
      'K-1': { ask: 'Honey bees need their friends. Do they live all alone or together?', answer: 'together' },
      '2-3': {
        ask: 'A small bird picks ticks off a zebra, like a friend. Who gets a meal from this: the bird or the zebra?',
        answer: 'the bird',
      },
      '4-5': {
        ask: 'A bee drinks nectar and carries pollen for the bloom, like two friends. Who is helped: the bee, the bloom or both?',
        answer: 'both',
      },
    },
    earth: {
      'K-1': { ask: 'Two friends see their shadows on the ground. What makes them: rain or sun?', answer: 'the sun' },
      '2-3': {
        ask: 'It is noon here. A friend lives on the other side of Earth. Is it day or night there?',
        answer: 'night',
      },
      '4-5': {
        ask: 'Like a faithful friend, something goes around Earth about once a month. What is it?',
        answer: 'the moon',
      },
    },
  },
  sparks: [
    { text: 'Draw or write a short hint that would help a friend. Do not give the answer away.', modality: 'visual' },
    {
      text: 'Draw a smile by an answer you could teach a friend. Pick one and teach it.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Look at one answer as a doubting friend would. Choose the proof that would win your friend over.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Tell somebody what a friend should watch out for. Choose the question where it matters.',
      modality: 'auditory',
    },
    { text: 'Tell a pretend friend how you did it. Choose easy words.', modality: 'auditory', ages: 'younger' },
    {
      text: 'Good friends can disagree politely. Say I think so because, or I see it another way.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Friends take turns to lead. Step forward to explain, or step back and ask a good question.',
      modality: 'kinesthetic',
    },
    {
      text: "Hold out a hand when you want a friend's help. Hold up a thumb, or both, when sure.",
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Act out a slip that any friend could make, then mend it. Choose a likely one.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
