import type { Interest } from '../types.ts'

export const puzzles = {
  tag: 'puzzles',
  questions: {
    number: {
      'K-1': {
        ask: 'In a dot puzzle, {hero} joins dots in counting order. Which dot comes after dot 8?',
        answer: '9',
        sum: '8 + 1',
      },
      '2-3': {
        ask: 'A number puzzle: I have 4 tens. I have more ones than tens. I am less than 46. Which number am I?',
        answer: '45',
      },
      '4-5': {
        ask: 'A number puzzle: I have three digits, all the same. Together they make 21. Which number am I?',
        answer: '777',
        sum: '21 / 3 * 111',
      },
    },
    operations: {
      'K-1': {
        ask: 'A puzzle at {place} has 10 pieces. 7 are laid. How many pieces are missing?',
        answer: '3',
        sum: '10 - 7',
      },
      '2-3': {
        ask: 'In a puzzle wall, each brick is the sum of the two below. Below are 17 and 25. What goes on top?',
        answer: '42',
        sum: '17 + 25',
      },
      '4-5': {
        ask: 'A puzzle says: multiply me by 6, then add 8. You get 50. Which number am I?',
        answer: '7',
        sum: '(50 - 8) / 6',
      },
    },
    fractions: {
      'K-1': {
        ask: 'A puzzle has 6 pieces. {hero} has placed half. How many pieces are placed?',
        answer: '3',
        sum: '6 / 2',
      },
      '2-3': {
        ask: 'In a tangram puzzle, one big triangle covers one fourth of the square. What fraction of the square is left?',
        answer: '3/4',
      },
      '4-5': {
        ask: 'A jigsaw has 200 pieces. 3/10 of them show sky. How many pieces show sky?',
        answer: '60',
        sum: '200 / 10 * 3',
      },
    },
    patterns: {
      'K-1': { ask: 'A puzzle row goes star, moon, moon, star, moon, moon. What comes next?', answer: 'star' },
      '2-3': { ask: 'A number puzzle doubles each time: 2, 4, 8, 16. What comes next?', answer: '32', sum: '16 + 16' },
      '4-5': {
        ask: 'A puzzle shows growing triangles of 1, 3, 6 and 10 dots. How many dots does the next triangle have?',
        answer: '15',
        sum: '10 + 5',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A puzzle is 8 thumbs wide when done. {hero} has 5 thumbs done. How many thumbs are missing?',
        answer: '3',
        sum: '8 - 5',
      },
      '2-3': {
        ask: 'An old puzzle: Which is heavier, a pound of feathers or a pound of iron? Or are they the same?',
        answer: 'the same',
      },
      '4-5': {
        ask: 'A puzzle: You fill a 5-liter pail. From it you fill an empty 3-liter pail. How many liters stay in the first?',
        answer: '2',
        sum: '5 - 3',
      },
    },
    time: {
      'K-1': { ask: 'A clock puzzle: What time do I show? My short hand is on 7, my long on 12.', answer: "7 o'clock" },
      '2-3': {
        ask: 'A clock puzzle: My long hand is on the 4. My short hand is just past the 9. What time is it?',
        answer: '9:20',
      },
      '4-5': {
        ask: 'A clock puzzle: 50 minutes ago it was 11:25. What time will it be 20 minutes from now?',
        answer: '12:35',
      },
    },
    data: {
      'K-1': { ask: '{hero} solves 4 mazes and 4 riddles. More mazes, more riddles or the same?', answer: 'the same' },
      '2-3': {
        ask: 'Friends vote for a puzzle: 13 for mazes, 21 for riddles, 17 for jigsaws. How many votes lie between first and last?',
        answer: '8',
        sum: '21 - 13',
      },
      '4-5': {
        ask: 'A 300-piece jigsaw has 4 corner pieces and 62 other edge pieces. How many pieces go inside?',
        answer: '234',
        sum: '300 - 4 - 62',
      },
    },
    geometry: {
      'K-1': { ask: 'A jigsaw is a rectangle. How many corner pieces does it have?', answer: '4' },
      '2-3': {
        ask: 'A shape puzzle: Two equal squares lie side by side, edge on edge. What shape do they make?',
        answer: 'a rectangle',
      },
      '4-5': {
        ask: 'A grid of 2 by 2 small squares is a puzzle. How many squares of any size can you find?',
        answer: '5',
        sum: '4 + 1',
      },
    },
    physical: {
      'K-1': { ask: 'A riddle: I follow you in sunshine. I am dark. Am I your shoe or shadow?', answer: 'your shadow' },
      '2-3': {
        ask: 'A riddle: I am water, but you can skate on me. When I get warm, I run away. What am I?',
        answer: 'ice',
      },
      '4-5': {
        ask: 'A riddle: I am a sound that hits a far wall and comes back to you. What am I?',
        answer: 'an echo',
      },
    },
    life: {
      'K-1': { ask: 'A riddle: I have eight legs. I spin a web. What am I?', answer: 'a spider' },
      '2-3': {
        ask: 'A riddle: I hatch with a tail and no legs. Later I hop. Am I a bird or a frog?',
        answer: 'a frog',
      },
      '4-5': {
        ask: 'An odd-one-out puzzle: oak, fern, mushroom, moss. Which one cannot make its own food from sunlight?',
        answer: 'mushroom',
      },
    },
    earth: {
      'K-1': { ask: 'A riddle: I warm you by day. Am I the moon or the sun?', answer: 'the sun' },
      '2-3': { ask: 'A riddle: I run from the hills to the sea, but I have no legs. What am I?', answer: 'a river' },
      '4-5': {
        ask: 'A riddle: I am melted rock deep under the ground. Up on top I am called lava. Am I magma or marble?',
        answer: 'magma',
      },
    },
  },
  sparks: [
    {
      text: 'Draw a puzzle piece by each answer that fits. Pick one and tell why it fits.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'In a logic puzzle, you cross out what cannot be. Sketch or name one wrong answer, and say why.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Tell a clue to one answer, not the answer. Choose who gets to solve your puzzle.', modality: 'auditory' },
    {
      text: 'Say what you know first, as in a puzzle. Then say what is missing, or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A fair puzzle has one solution. Tell why your answer is the only one, or find another.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Stuck on a puzzle? Walk one slow circle, or try another question first.', modality: 'kinesthetic' },
    {
      text: 'Does your answer fit the puzzle? Hold your hands together for yes, or apart for no.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
