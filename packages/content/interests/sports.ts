import type { Interest } from '../types.ts'

export const sports = {
  tag: 'sports',
  questions: {
    number: {
      'K-1': { ask: 'Two team shirts say eight and three. Which number is less?', answer: '3' },
      '2-3': {
        ask: 'A basketball game ends 47 to 74. The higher score wins. What is the winning score?',
        answer: '74',
      },
      '4-5': {
        ask: "A runner's number has 8 hundreds, half as many tens and no ones. What is the number?",
        answer: '840',
        sum: '800 + 40',
      },
    },
    operations: {
      'K-1': { ask: 'A soccer team kicks 2 goals, then 3 more. How many goals is that?', answer: '5', sum: '2 + 3' },
      '2-3': {
        ask: 'A basketball team makes 6 shots of 2 points and one shot of 3 points. How many points is that?',
        answer: '15',
        sum: '6 * 2 + 3',
      },
      '4-5': {
        ask: 'The 8 swimmers of a team swim 45 laps each. How many laps is that altogether?',
        answer: '360',
        sum: '8 * 45',
      },
    },
    fractions: {
      'K-1': {
        ask: 'A line splits a soccer field into two equal parts. What part of the field is each?',
        answer: 'half',
      },
      '2-3': {
        ask: 'A hockey game has three equal parts. Two parts are over. What fraction of the game is left?',
        answer: '1/3',
      },
      '4-5': {
        ask: 'A basketball player makes 3/5 of 20 free throws. How many does the player make?',
        answer: '12',
        sum: '20 / 5 * 3',
      },
    },
    patterns: {
      'K-1': { ask: 'A team does 1 hop, 2 hops, 3 hops. How many hops come next?', answer: '4', sum: '3 + 1' },
      '2-3': {
        ask: 'A team warms up with 40 jumps, then 35, then 30. The pattern goes on. How many jumps come next?',
        answer: '25',
        sum: '30 - 5',
      },
      '4-5': {
        ask: 'A cup begins with 64 teams, and half go on after each round: 64, 32, 16. How many teams play in round 5?',
        answer: '4',
        sum: '64 / 2 / 2 / 2 / 2',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A bowling ball stops after 7 steps. Another goes 10. How many steps farther does the second one go?',
        answer: '3',
        sum: '10 - 7',
      },
      '2-3': {
        ask: '{hero} trains for the long jump. The first jump is 62 inches, the second 71. How many inches longer is the second?',
        answer: '9',
        sum: '71 - 62',
      },
      '4-5': { ask: 'A big soccer goal is 8 yards wide. How many feet wide is it?', answer: '24', sum: '8 * 3' },
    },
    time: {
      'K-1': {
        ask: "Soccer practice lasts two hours. It ends at 5 o'clock. What time did it begin?",
        answer: "3 o'clock",
      },
      '2-3': {
        ask: 'A soccer game has two halves of 20 minutes and a break of 5 minutes. How many minutes is that?',
        answer: '45',
        sum: '20 + 20 + 5',
      },
      '4-5': {
        ask: 'One runner needs 8 minutes 15 seconds for a mile, another 7 minutes 50 seconds. How many seconds faster is the second?',
        answer: '25',
        sum: '8 * 60 + 15 - (7 * 60 + 50)',
      },
    },
    data: {
      'K-1': {
        ask: 'A team won 6 games, lost 2 and tied 1. How many games did it play?',
        answer: '9',
        sum: '6 + 2 + 1',
      },
      '2-3': {
        ask: 'A team scores 4, 0, 3 and 5 goals in four games. How many goals are its two best games together?',
        answer: '9',
        sum: '5 + 4',
      },
      '4-5': {
        ask: 'A player scores 18, 24, 9, 24 and 13 points in five games. In how many games was it more than 15?',
        answer: '3',
      },
    },
    geometry: {
      'K-1': { ask: "Baseball's bases are the corners of a square. How many bases is that?", answer: '4' },
      '2-3': {
        ask: 'A tennis court is a rectangle. A net goes straight across its middle. Are the two parts rectangles or triangles?',
        answer: 'rectangles',
      },
      '4-5': {
        ask: 'Home plate in baseball has five straight sides. What is a shape with five sides called?',
        answer: 'pentagon',
      },
    },
    physical: {
      'K-1': {
        ask: 'A player throws a ball straight up. It slows and stops. Which way does it go then?',
        answer: 'down',
      },
      '2-3': {
        ask: 'A player gives a hockey puck the same push on grass and on ice. Where does it slide farther?',
        answer: 'on ice',
      },
      '4-5': {
        ask: 'A catcher moves the glove back with the ball, so the ball stops more slowly. Does the hand feel more force or less?',
        answer: 'less',
      },
    },
    life: {
      'K-1': { ask: 'You run a race. Does your heart beat faster or slower?', answer: 'faster' },
      '2-3': {
        ask: 'Players sweat in a long game. As sweat dries, does it cool the body or warm it?',
        answer: 'cool the body',
      },
      '4-5': {
        ask: 'A runner breathes hard. Which gas from the air do the muscles need: oxygen or nitrogen?',
        answer: 'oxygen',
      },
    },
    earth: {
      'K-1': { ask: 'Which sport needs snow: skiing or swimming?', answer: 'skiing' },
      '2-3': {
        ask: 'The flag on a soccer field streams toward the goal. Does the wind push the ball toward the goal or away?',
        answer: 'toward the goal',
      },
      '4-5': {
        ask: 'On a sunny day a sailing team feels a breeze from sea to land. Which has warmed up faster: land or water?',
        answer: 'land',
      },
    },
  },
  sparks: [
    { text: 'Look back like a team after a game. Choose your best answer and one to practice.', modality: 'visual' },
    {
      text: 'Keep a team score: draw a line for each answer you checked. Pick one to check twice.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Call one answer like a sports reporter. Tell it calmly or with a cheer.',
      modality: 'auditory',
    },
    {
      text: 'Talk before you play, as a team does. Say what you will do first, or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A good sports coach praises one thing and mends one. Tell both about an answer you pick.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Sports judges hold up a score. Choose one to five fingers for how sure you are.',
      modality: 'kinesthetic',
    },
    {
      text: 'Get set like a sports star: stand, breathe, listen. Then step up to answer, or ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
