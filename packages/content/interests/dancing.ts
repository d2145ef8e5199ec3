import type { Interest } from '../types.ts'

export const dancing = {
  tag: 'dancing',
  questions: {
    number: {
      'K-1': { ask: 'A dancer wiggles all ten toes, then hides one. How many still show?', answer: '9', sum: '10 - 1' },
      '2-3': {
        ask: 'Two dancers at {place} wear the numbers 61 and 16. The lower number dances first. Which number is that?',
        answer: '16',
      },
      '4-5': {
        ask: 'A dancer has counted 389 steps. How many more steps make the next full hundred?',
        answer: '11',
        sum: '400 - 389',
      },
    },
    operations: {
      'K-1': { ask: '6 dancers spin. 4 of them stop. How many dancers still spin?', answer: '2', sum: '6 - 4' },
      '2-3': {
        ask: '{hero} puts 20 dancers into 4 equal lines. How many dancers stand in each line?',
        answer: '5',
        sum: '20 / 4',
      },
      '4-5': {
        ask: 'A dance has 32 counts. The dancers do the whole dance 7 times. How many counts is that?',
        answer: '224',
        sum: '32 * 7',
      },
    },
    fractions: {
      'K-1': { ask: 'A dancer makes two half turns. How many whole turns is that?', answer: '1' },
      '2-3': {
        ask: '18 dancers are on the stage. One third of them jump. How many dancers jump?',
        answer: '6',
        sum: '18 / 3',
      },
      '4-5': {
        ask: 'A dancer makes 3/4 of a turn and then 2/4 of a turn the same way. How many turns is that?',
        answer: '1 1/4',
      },
    },
    patterns: {
      'K-1': { ask: 'A dance goes clap, clap, stomp, spin, clap, clap, stomp. What comes next?', answer: 'spin' },
      '2-3': {
        ask: 'In a line dance, dancers 3, 6, 9 and 12 wear red, and so on. Who also wears red: dancer 20 or 21?',
        answer: '21',
      },
      '4-5': {
        ask: 'A dance repeats four moves: step, turn, clap, jump. Each takes one count. On which count is the 5th jump?',
        answer: '20',
        sum: '5 * 4',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A dancer goes 7 steps ahead and 5 steps back. How many steps from the start is that?',
        answer: '2',
        sum: '7 - 5',
      },
      '2-3': {
        ask: 'Two dancers each need a ribbon 35 inches long. How many inches of ribbon is that?',
        answer: '70',
        sum: '35 + 35',
      },
      '4-5': {
        ask: 'A stage is 12 meters long and 8 meters wide. Each dancer needs 4 square meters. How many dancers have room?',
        answer: '24',
        sum: '12 * 8 / 4',
      },
    },
    time: {
      'K-1': { ask: "Dance class starts at 4 o'clock. You come at 3 o'clock. Are you early or late?", answer: 'early' },
      '2-3': { ask: 'A dance class lasts 40 minutes. It ends at 5:00. At what time does it begin?', answer: '4:20' },
      '4-5': {
        ask: 'A show has 6 dances of 4 minutes. Between two dances there is a break of 2 minutes. How many minutes long is the show?',
        answer: '34',
        sum: '6 * 4 + 5 * 2',
      },
    },
    data: {
      'K-1': { ask: '7 dancers wear blue and 4 wear red. How many more wear blue?', answer: '3', sum: '7 - 4' },
      '2-3': {
        ask: 'Each guest picks one dance: 13 pick the waltz, 17 the polka and 20 the jig. How many guests pick?',
        answer: '50',
        sum: '13 + 17 + 20',
      },
      '4-5': {
        ask: 'A dance hall has 150 seats. 86 are filled on Friday, 120 on Saturday, 94 on Sunday. How many seats stay empty in all?',
        answer: '150',
        sum: '3 * 150 - 86 - 120 - 94',
      },
    },
    geometry: {
      'K-1': { ask: 'Dancers join hands in a ring. Is that a circle or a square?', answer: 'circle' },
      '2-3': {
        ask: 'Four dancers stand at the corners of a square. Ribbons join only the corners across the middle. How many ribbons is that?',
        answer: '2',
      },
      '4-5': {
        ask: 'A dancer faces north and makes three quarter turns to the right. Which way does the dancer face now?',
        answer: 'west',
      },
    },
    physical: {
      'K-1': {
        ask: 'A dancer slides in socks. Which is more slippery: smooth floor or carpet?',
        answer: 'smooth floor',
      },
      '2-3': {
        ask: 'A tap dancer wants shoes that click loudly. Which soles click louder on wood: metal or felt?',
        answer: 'metal',
      },
      '4-5': {
        ask: 'A dancer spins with arms stretched out, then pulls them in. Does the spin get faster or slower?',
        answer: 'faster',
      },
    },
    life: {
      'K-1': { ask: 'Which pink bird dances in big groups: flamingo or crow?', answer: 'flamingo' },
      '2-3': {
        ask: 'A dancer bends a knee, where bones meet. Is a place where bones meet called a joint or a muscle?',
        answer: 'joint',
      },
      '4-5': {
        ask: 'A honeybee does a waggle dance in the hive. Does it tell the other bees where food is or what time it is?',
        answer: 'where food is',
      },
    },
    earth: {
      'K-1': { ask: 'Dancers splash in puddles. What made the puddles: rain or wind?', answer: 'rain' },
      '2-3': {
        ask: "A dancer spins on one spot, as Earth does. What does Earth's spin bring: day and night or summer and winter?",
        answer: 'day and night',
      },
      '4-5': {
        ask: 'One dancer is the sun, and another circles it once as Earth. How long does the real Earth take: a month or a year?',
        answer: 'a year',
      },
    },
  },
  sparks: [
    {
      text: 'Did you do it alone? Draw one dancing foot, or two if somebody helped.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw a dance ribbon by each answer. Choose a long one for sure, short for not sure.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Say one answer to a dance beat. Choose to clap or tap each part.', modality: 'auditory', ages: 'younger' },
    {
      text: 'Dancing partners give each other tips. Tell one tip for these questions, or ask for one.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Choose a dance move for sure and one for not yet. Do one after each answer.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'End each answer like a dance. Choose: bow when sure, or spin to check again.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
