import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: '{hero} fits 48 pieces of a big jigsaw before lunch and 36 after it. How many pieces is that?',
    answer: '84',
    sum: '48 + 36',
  },
  {
    skills: ['math.2.add-within-100'],
    ask: 'In a puzzle wall, each brick is the sum of the two below. Below are 17 and 25. What goes on top?',
    answer: '42',
    sum: '17 + 25',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'Solving the secret code brings 72 points. {hero} used hints that cost 25 points. How many points does {hero} get?',
    answer: '47',
    sum: '72 - 25',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'A number riddle: I have 4 hundreds, no tens and 9 ones. Which number am I?',
    answer: '409',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A coin puzzle: Make 45 cents with 1 nickel and only dimes. How many dimes do you need?',
    answer: '4',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A jigsaw has 80 pieces. {hero} lays 35 of them, and {friend} lays 28. How many pieces are left?',
    answer: '17',
    sum: '80 - 35 - 28',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A slide puzzle has 4 equal rows with 4 places in each. How many places for tiles is that?',
    answer: '16',
    sum: '4 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many puzzles did the puzzle club solve in all?',
    answer: '33',
    sum: '12 + 7 + 5 + 9',
    graph: bars('Solved by the puzzle club', { mazes: 12, riddles: 7, jigsaws: 5, codes: 9 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Three equal pieces fill a puzzle shape. Two of the pieces are blue. What part of the shape is blue?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A puzzle lock opens in the morning. Its short hand is between 9 and 10, its long hand on 4. Write the time with a.m. or p.m.',
    answer: '9:20 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A finished jigsaw is 27 inches wide. The table is only 24 inches wide. How many inches too wide is the jigsaw?',
    answer: '3',
    sum: '27 - 24',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Find the rule of this number puzzle: 45, 40, 35, 30, 25.',
    answer: 'subtract 5',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A number puzzle: I have 4 tens. I have more ones than tens. I am less than 46. Which number am I?',
    answer: '45',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A riddle: I am soft, bendy and fuzzy. Warm socks are made of me. Am I wool or metal?',
    answer: 'wool',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A riddle: I have no shape of my own. I take the shape of each mug. Am I milk or a pebble?',
    answer: 'milk',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'The pieces of a floor puzzle must stay stiff when toddlers bend them. Which is best: wool, foil or wood?',
    answer: 'wood',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A riddle: You can skate on me. When I get warm, I run away as water. What am I?',
    answer: 'ice',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'A puzzle: Two bean pots got the same soil, water and warmth. One is pale. What was different?',
    answer: 'the light',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A riddle: I have tiny hooks, so I ride on socks and fur. Am I a burr or a coconut?',
    answer: 'a burr',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'An odd-one-out puzzle: camel, cactus, polar bear, rattlesnake. Which one does not live in a desert?',
    answer: 'the polar bear',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A riddle: I shake the ground and crack roads in seconds. Am I an earthquake or a dripping cave?',
    answer: 'an earthquake',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A jigsaw has 1,000 pieces. {hero} has laid 387 of them. How many are left? Round to test your answer.',
    answer: '613',
    sum: '1000 - 387',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A turning cube puzzle has 6 faces. Each face shows 9 colored squares. How many colored squares is that?',
    answer: '54',
    sum: '6 * 9',
  },
  {
    skills: ['math.3.divide'],
    ask: '{hero} sorts 56 jigsaw pieces by color onto trays, 8 pieces on each. How many trays are needed?',
    answer: '7',
    sum: '56 / 8',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: '{friend} hears a hard riddle at 4:45 and solves it at 5:10. How many minutes did that take?',
    answer: '25',
    sum: '15 + 10',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A block puzzle fills a rectangle, 10 squares long and 6 squares wide. What is its area in squares?',
    answer: '60',
    sum: '10 * 6',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A puzzle club graphs what it solved. How many riddles did it solve?',
    answer: '65',
    graph: rings('What the puzzle club solved', { mazes: 40, riddles: 65, codes: 25 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'In a tangram puzzle, one big triangle covers one fourth of the square. What fraction of the square is not under it?',
    answer: '3/4',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: '{hero} and {friend} each do the same maze. {hero} has done 5/8 of the way, and {friend} 5/6. Which fraction is more?',
    answer: '5/6',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A tiny maze goes 1 1/4 inches to the right and then 3/4 inch up. How many quarter inches is the way?',
    answer: '8',
    sum: '5 + 3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A number puzzle has a table: 3 goes in and 18 comes out, 5 and 30, 8 and 48. What is the rule?',
    answer: 'times 6',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A number puzzle doubles each time: 2, 4, 8, 16. What comes next?',
    answer: '32',
    sum: '16 * 2',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'One tangram piece has two pairs of sides that never meet. No corner is square, and its sides have two lengths. Is that shape a rectangle or a parallelogram?',
    answer: 'a parallelogram',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A shape puzzle: Two equal squares lie side by side, edge on edge. What shape do they make?',
    answer: 'a rectangle',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests who is faster, with an easy maze for one child and a hard maze for the other. What must be the same?',
    answer: 'the maze',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: '{hero} and {friend} pull at a puzzle box from both ends, equally hard. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A riddle: I swing out and back, again and again. On a short thread I am quick. What am I?',
    answer: 'a pendulum',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: '{hero} puts four picture pieces in order: pupa, egg, adult butterfly, larva. Which piece is third?',
    answer: 'the pupa',
  },
  {
    skills: ['science.3.traits'],
    ask: 'An odd-one-out puzzle: eye color, freckles, riding a bike, curly hair. Which one is not inherited?',
    answer: 'riding a bike',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A riddle: I hunt at night. My huge eyes let in much light, and my soft feathers make no noise. What am I?',
    answer: 'an owl',
  },
  {
    skills: ['science.3.fossils'],
    ask: '{hero} fits pieces of a fossil together like a jigsaw. They show fins and a tail. Where did the animal likely live?',
    answer: 'in water',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A riddle: I am not just today. I am what is usual over many years. Am I weather or climate?',
    answer: 'climate',
  },
]
