import type { Interest } from '../types.ts'

export const space = {
  tag: 'space',
  questions: {
    number: {
      'K-1': { ask: 'Count down for the space rocket: five, four, three. Which number is next?', answer: '2' },
      '2-3': {
        ask: '{hero} counts stars in tens: 10, 20, 30, 40. Then 6 more single stars shine. How many stars is that?',
        answer: '46',
        sum: '40 + 6',
      },
      '4-5': {
        ask: 'A label on a moon rock says 4 hundreds, 15 tens and 2 ones. Which number is that?',
        answer: '552',
        sum: '400 + 150 + 2',
      },
    },
    operations: {
      'K-1': {
        ask: '5 astronauts ride to the moon. 2 climb out. How many are still inside?',
        answer: '3',
        sum: '5 - 2',
      },
      '2-3': {
        ask: 'A moon rover has power for 60 minutes. It drives for 24 minutes and digs for 18. How many minutes are left?',
        answer: '18',
        sum: '60 - 24 - 18',
      },
      '4-5': {
        ask: 'Mars takes 687 days to go around the sun. Earth takes 365 days. How many days longer does Mars take?',
        answer: '322',
        sum: '687 - 365',
      },
    },
    fractions: {
      'K-1': { ask: 'Half of the round moon is bright tonight. How much of it is dark?', answer: 'half' },
      '2-3': {
        ask: 'A moon crew packs 20 meals and eats one fourth of them. How many meals do they eat?',
        answer: '5',
        sum: '20 / 4',
      },
      '4-5': {
        ask: 'A pack weighs 42 pounds on Earth. On the moon it weighs 1/6 of that. How many pounds is it on the moon?',
        answer: '7',
        sum: '42 / 6',
      },
    },
    patterns: {
      'K-1': { ask: 'A space beacon blinks red, blue, blue, red, blue, blue. Which color is next?', answer: 'red' },
      '2-3': {
        ask: 'A space crew checks its air after 15, 30 and 45 minutes. After how many minutes is the next check?',
        answer: '60',
        sum: '45 + 15',
      },
      '4-5': {
        ask: 'A rocket climbs 5 miles in minute 1, 9 miles in minute 2, 13 in minute 3. The pattern goes on. How many miles in minute 5?',
        answer: '21',
        sum: '13 + 4 + 4',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A model Earth is 8 fingers wide. Its moon is 2. How many fingers wider is Earth?',
        answer: '6',
        sum: '8 - 2',
      },
      '2-3': {
        ask: 'Three moon boot prints lie heel to toe. Each one is 14 inches long. How many inches long is the row?',
        answer: '42',
        sum: '14 + 14 + 14',
      },
      '4-5': {
        ask: "A space station's sun panel is a rectangle, 12 meters long and 4 meters wide. How many square meters catch the light?",
        answer: '48',
        sum: '12 * 4',
      },
    },
    time: {
      'K-1': {
        ask: "It is 4 o'clock. The moon rocket starts at 6 o'clock. How many hours must the crew wait?",
        answer: '2',
        sum: '6 - 4',
      },
      '2-3': { ask: 'A space walk begins at 8:05. It lasts 45 minutes. At what time does it end?', answer: '8:50' },
      '4-5': {
        ask: 'A space station goes around Earth in 90 minutes. One trip starts at 6:50. At what time does it end?',
        answer: '8:20',
      },
    },
    data: {
      'K-1': { ask: 'Earth has one moon, Mars two and Venus none. Which of them has the most moons?', answer: 'Mars' },
      '2-3': {
        ask: '{friend} counts shooting stars: 12 on Monday, 7 on Tuesday, 15 on Wednesday. How many fewer were there on Tuesday than on Wednesday?',
        answer: '8',
        sum: '15 - 7',
      },
      '4-5': {
        ask: 'A chart shows days for one trip around the sun: Mercury 88, Venus 225, Earth 365. How many full trips does Mercury make in one Earth year?',
        answer: '4',
      },
    },
    geometry: {
      'K-1': { ask: 'Is a planet shaped like a ball or a box?', answer: 'ball' },
      '2-3': {
        ask: '{hero} draws only the outline of a star with 5 points. Each point has two lines of its own. How many lines?',
        answer: '10',
        sum: '5 * 2',
      },
      '4-5': {
        ask: 'A telescope is flat on its stand. It tips up 35 degrees. How many more degrees until it points straight up?',
        answer: '55',
        sum: '90 - 35',
      },
    },
    physical: {
      'K-1': { ask: "A space rocket's gas rushes down. Does the rocket go up or down?", answer: 'up' },
      '2-3': {
        ask: "You can jump much higher on the moon than on Earth. Is the moon's pull weaker or stronger?",
        answer: 'weaker',
      },
      '4-5': {
        ask: 'Sound needs air, water or something solid to travel through. Can it travel through empty space?',
        answer: 'no',
      },
    },
    life: {
      'K-1': { ask: 'Which do astronauts need to stay alive: food or toys?', answer: 'food' },
      '2-3': {
        ask: 'Lettuce grows in a space station under bright lamps. What do the lamps take the place of: sunlight or rain?',
        answer: 'sunlight',
      },
      '4-5': {
        ask: 'Astronauts float, so their legs have little work to do. Without exercise, do leg muscles get stronger or weaker?',
        answer: 'weaker',
      },
    },
    earth: {
      'K-1': { ask: 'We see one star by day. It keeps us warm. What is it called?', answer: 'the sun' },
      '2-3': { ask: 'The moon makes no light of its own. Whose light do we see on it?', answer: "the sun's" },
      '4-5': {
        ask: 'What does Earth do once in every 24 hours: spin around once or travel around the sun once?',
        answer: 'spin around once',
      },
    },
  },
  sparks: [
    { text: 'Draw a small star beside each answer you can prove. Choose one and prove it.', modality: 'visual' },
    { text: 'Are you sure? Trace a star in the air, or a moon for not yet.', modality: 'visual', ages: 'younger' },
    {
      text: 'Space engineers keep a log. Draw or write what you tried for one answer.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Space crews say each order back. Say one question back, word for word or in your own way.',
      modality: 'auditory',
    },
    {
      text: 'Whisper each answer to the Moon. Check it, then say it aloud or change it.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Reports from space are short. Tell one answer in ten words or fewer, then add the reason.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Choose two space signals: one for sure, one for check again. Hold one up after each answer.',
      modality: 'kinesthetic',
    },
    {
      text: 'A planet shows a new side as it turns. Move to another spot and check one answer you choose.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
