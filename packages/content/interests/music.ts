import type { Interest } from '../types.ts'

export const music = {
  tag: 'music',
  questions: {
    number: {
      'K-1': { ask: 'A drummer starts the song: one, two, three. Which number comes next?', answer: '4' },
      '2-3': { ask: 'A harp has 47 strings. A piano has 88 keys. Which number is greater?', answer: '88' },
      '4-5': {
        ask: "{hero}'s seat at the music hall has the number 599. {friend}'s number is ten more. What is it?",
        answer: '609',
        sum: '599 + 10',
      },
    },
    operations: {
      'K-1': {
        ask: 'A guitar has 6 strings. A violin has 4. How many strings are that together?',
        answer: '10',
        sum: '6 + 4',
      },
      '2-3': {
        ask: 'A trumpet has 3 valves to press. A band has 5 trumpets. How many valves is that?',
        answer: '15',
        sum: '5 * 3',
      },
      '4-5': {
        ask: 'A drummer plays 92 beats in a minute. How many beats is that in 4 minutes?',
        answer: '368',
        sum: '92 * 4',
      },
    },
    fractions: {
      'K-1': {
        ask: 'A song has two equal parts. The band has played one. How much of the song is that?',
        answer: 'half',
      },
      '2-3': {
        ask: 'A tune has 8 beats. On one fourth of them, the drum is silent. How many beats is that?',
        answer: '2',
        sum: '8 / 4',
      },
      '4-5': {
        ask: 'A bar of music lasts 8/8. Its notes so far last 3/8, 2/8 and 2/8. How long is the missing note?',
        answer: '1/8',
      },
    },
    patterns: {
      'K-1': { ask: 'A drum goes loud, soft, soft, loud, soft, soft. What comes next?', answer: 'loud' },
      '2-3': {
        ask: 'A drummer hits hard on beats 1, 4, 7 and 10. Which beat is the next hard one?',
        answer: '13',
        sum: '10 + 3',
      },
      '4-5': {
        ask: 'A song goes verse, chorus, verse, chorus, bridge, and then starts over. What is its 12th part?',
        answer: 'chorus',
      },
    },
    measurement: {
      'K-1': {
        ask: 'One drum is 3 hands wide. A bass drum is 5. How many hands wider is the bass drum?',
        answer: '2',
        sum: '5 - 3',
      },
      '2-3': {
        ask: 'A violin is about 24 inches long and a cello about 48. About how many inches longer is the cello?',
        answer: '24',
        sum: '48 - 24',
      },
      '4-5': {
        ask: 'An alphorn is a wooden horn, 3 meters and 40 centimeters long. How many centimeters is that?',
        answer: '340',
        sum: '3 * 100 + 40',
      },
    },
    time: {
      'K-1': {
        ask: "A choir sings at 6 o'clock and at 9 o'clock. How many hours lie between?",
        answer: '3',
        sum: '9 - 6',
      },
      '2-3': {
        ask: 'A band at {place} plays 6 songs of 5 minutes each, without a break. It begins at 7:00. At what time does it end?',
        answer: '7:30',
      },
      '4-5': {
        ask: 'One song lasts 3 minutes 40 seconds, another 2 minutes 50 seconds. How many seconds do they last together?',
        answer: '390',
        sum: '3 * 60 + 40 + 2 * 60 + 50',
      },
    },
    data: {
      'K-1': {
        ask: 'In a band, 4 play drums and 2 play flutes. How many more play drums than flutes?',
        answer: '2',
        sum: '4 - 2',
      },
      '2-3': {
        ask: '{hero} drums for 15 minutes, then 20, then 10. The goal is 60 minutes. How many are missing?',
        answer: '15',
        sum: '60 - 15 - 20 - 10',
      },
      '4-5': {
        ask: 'A music show sells 40 child tickets at 3 dollars and 25 family tickets at 8 dollars. How many dollars is that?',
        answer: '320',
        sum: '40 * 3 + 25 * 8',
      },
    },
    geometry: {
      'K-1': { ask: 'You look at a round drum from above. Is its top a circle or a triangle?', answer: 'circle' },
      '2-3': {
        ask: 'The triangle in a music band is a bent metal bar. One of its corners is open. How many corners are closed?',
        answer: '2',
        sum: '3 - 1',
      },
      '4-5': {
        ask: 'A round drum is 7 inches from its center to its rim. How many inches is it straight across, through the center?',
        answer: '14',
        sum: '7 * 2',
      },
    },
    physical: {
      'K-1': { ask: 'You tap a drum and it sounds. Is its skin shaking or still?', answer: 'shaking' },
      '2-3': {
        ask: 'A xylophone has short and long bars of the same wood. Which bars sound higher?',
        answer: 'the short ones',
      },
      '4-5': {
        ask: 'A drummer hits the same drum in the same spot, but harder. Does the sound get louder or softer?',
        answer: 'louder',
      },
    },
    life: {
      'K-1': { ask: 'Music plays. Which body part hears it: ears or nose?', answer: 'ears' },
      '2-3': {
        ask: 'Which animal makes its music by rubbing its wings together: a cricket or a frog?',
        answer: 'cricket',
      },
      '4-5': {
        ask: "A singer's voice needs air that streams through the throat. Which body part holds this air: lungs or stomach?",
        answer: 'lungs',
      },
    },
    earth: {
      'K-1': { ask: 'Which weather booms like a big drum: thunder or snow?', answer: 'thunder' },
      '2-3': {
        ask: 'Chimes by a door make music with nobody near. Moving air rings them. What is moving air called?',
        answer: 'wind',
      },
      '4-5': {
        ask: 'A brass trumpet is made of copper and zinc. Do these metals come from rock or from plants?',
        answer: 'from rock',
      },
    },
  },
  sparks: [
    { text: 'Draw one music dot for each answer. Put it high for sure, or low for not sure.', modality: 'visual' },
    {
      text: 'Draw a music note by an answer once you explain it. Pick somebody to explain it to.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Sing one answer you want to remember. Choose a tune you already love.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'In music practice, only the hard bar is repeated. Choose one hard answer and say it again.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Hold up a hand like a music conductor while you think. Lower it to answer or ask.',
      modality: 'kinesthetic',
    },
    {
      text: 'March to a slow music beat while you think. Stop to answer, or to ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Players tune an instrument between pieces. Stretch once, then choose one answer to make clearer.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
