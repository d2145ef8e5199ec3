import type { Interest } from '../types.ts'

export const princesses = {
  tag: 'princesses',
  questions: {
    number: {
      'K-1': { ask: 'One princess crown has 6 gems. Another has 9. Which number is more?', answer: '9' },
      '2-3': {
        ask: "The castle's rooms are numbered. The princess sleeps in the room right after 79. What is its number?",
        answer: '80',
        sum: '79 + 1',
      },
      '4-5': {
        ask: 'A castle lock needs the greatest number made of 3, 8 and 5, each used once. Which number must the princess set?',
        answer: '853',
      },
    },
    operations: {
      'K-1': {
        ask: 'The princess sets 6 plates. Then 3 more guests come. How many plates must there be?',
        answer: '9',
        sum: '6 + 3',
      },
      '2-3': {
        ask: 'The princess has 83 invitations to sign. She has signed 57. How many are left to sign?',
        answer: '26',
        sum: '83 - 57',
      },
      '4-5': {
        ask: 'The princess sets 14 tables with 8 seats each. 95 guests come to the ball. How many seats stay empty?',
        answer: '17',
        sum: '14 * 8 - 95',
      },
    },
    fractions: {
      'K-1': {
        ask: 'The castle gate has two equal doors. The princess opens one. How much of the gate is open?',
        answer: 'half',
      },
      '2-3': {
        ask: "The princess's crown has 18 pearls. One sixth of them are pink. How many pearls are pink?",
        answer: '3',
        sum: '18 / 6',
      },
      '4-5': {
        ask: "A princess's cloak takes 2 3/8 yards of blue cloth and 1 4/8 yards of gold cloth. How many yards is that?",
        answer: '3 7/8',
      },
    },
    patterns: {
      'K-1': { ask: 'Crown gems go red, red, gold, gold, red, red. Which color is next?', answer: 'gold' },
      '2-3': {
        ask: 'The princess climbs a tower. Windows are at steps 4, 8, 12 and 16. At which step is the next window?',
        answer: '20',
        sum: '16 + 4',
      },
      '4-5': {
        ask: 'The princess hears a trumpet every 6 minutes and a bell every 8 minutes. Both sound at noon. How many minutes until both sound together again?',
        answer: '24',
      },
    },
    measurement: {
      'K-1': { ask: 'The princess weighs a metal crown against a feather. Which is heavier?', answer: 'the crown' },
      '2-3': {
        ask: "The edge of a princess's robe is 60 inches long. 24 inches have lace. How many inches still need lace?",
        answer: '36',
        sum: '60 - 24',
      },
      '4-5': {
        ask: 'The princess wants a carpet for a castle hall, 45 feet long and 8 feet wide. How many square feet must it cover?',
        answer: '360',
        sum: '45 * 8',
      },
    },
    time: {
      'K-1': {
        ask: "The ball starts at 7 o'clock. The princess comes one hour early. What time does she come?",
        answer: "6 o'clock",
      },
      '2-3': {
        ask: 'The princess rides her pony from 2:10 to 2:55. How many minutes does she ride?',
        answer: '45',
        sum: '55 - 10',
      },
      '4-5': {
        ask: "The princess's coach sets off at 10:35. The ride takes 1 hour and 50 minutes. At what time does she arrive?",
        answer: '12:25',
      },
    },
    data: {
      'K-1': {
        ask: 'The princess picks 5 roses, 2 tulips and 4 lilies. How many are not roses?',
        answer: '6',
        sum: '2 + 4',
      },
      '2-3': {
        ask: 'The princess asks her guests: 18 want tea, 24 want juice and 9 want milk. How many more want juice than milk?',
        answer: '15',
        sum: '24 - 9',
      },
      '4-5': {
        ask: 'The princess lends castle books: 36 on Monday, 52 on Tuesday, 47 on Wednesday. Her goal is 150. How many more must she lend?',
        answer: '15',
        sum: '150 - (36 + 52 + 47)',
      },
    },
    geometry: {
      'K-1': {
        ask: 'A castle door has four square corners. It is taller than wide. Is it a square or a rectangle?',
        answer: 'rectangle',
      },
      '2-3': {
        ask: 'The princess folds a square napkin once, from corner to corner. Which shape does it have now?',
        answer: 'triangle',
      },
      '4-5': {
        ask: "The castle's round rose window has 8 equal slices that meet in the middle. How many degrees is each slice's angle there?",
        answer: '45',
        sum: '360 / 8',
      },
    },
    physical: {
      'K-1': { ask: 'The castle hall is dark. What helps the princess see: lamp or bell?', answer: 'lamp' },
      '2-3': {
        ask: 'The princess pulls a rope that runs over a wheel to lift the gate. Is that a pulley or a ramp?',
        answer: 'pulley',
      },
      '4-5': {
        ask: 'The princess sees her face in a shiny shield. Does the shield reflect light or let light through?',
        answer: 'reflect light',
      },
    },
    life: {
      'K-1': { ask: "The princess's rose droops. Its soil is dry. What does it need?", answer: 'water' },
      '2-3': {
        ask: "Bees carry yellow dust from rose to rose in the princess's garden. Is the dust called pollen or honey?",
        answer: 'pollen',
      },
      '4-5': {
        ask: "The princess's frog was once a tadpole. Did it breathe with gills or with lungs when it hatched?",
        answer: 'gills',
      },
    },
    earth: {
      'K-1': { ask: 'The princess sees the sun come up. Is it morning or evening?', answer: 'morning' },
      '2-3': {
        ask: 'The princess plans a castle where it rains a lot. Which lasts longer: stone or packed sand?',
        answer: 'stone',
      },
      '4-5': {
        ask: "A ruby for the princess's crown formed deep in the ground and was never alive. Is it a mineral or a fossil?",
        answer: 'mineral',
      },
    },
  },
  sparks: [
    { text: 'Draw a crown over your proudest answer, or over your bravest try.', modality: 'visual', ages: 'younger' },
    {
      text: 'Castle scribes sealed what was settled. Draw a seal by a sure answer, or leave it open.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A wise princess hears both sides. Tell why one answer is right, or why another would be wrong.',
      modality: 'auditory',
    },
    {
      text: 'Tell the castle court one answer and add because. Choose a grand or a quiet voice.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A princess may have to win over a council. Pick one answer and tell your two best reasons.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Balance a pretend crown while you go over a question. Choose the one you find hardest.',
      modality: 'kinesthetic',
    },
    {
      text: 'Hold a pretend crown high when you are sure. Bow if you need help or time.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Castle guards make their rounds twice. Walk one slow circle, then check one answer you choose.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
