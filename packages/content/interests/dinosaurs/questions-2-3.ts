import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Diggers find 47 dinosaur bones in one layer and 36 in the next. How many bones is that?',
    answer: '83',
    sum: '47 + 36',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A dinosaur tail had 45 bones. Diggers have found 28 of them. How many are missing? Check by adding.',
    answer: '17',
    sum: '45 - 28',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Some duckbill dinosaurs had 960 teeth in their jaws. What is the 6 in 960 worth?',
    answer: '60',
    sum: '6 * 10',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A dinosaur museum sells a copy of a tooth for 6 dimes and 3 nickels. How many cents is that?',
    answer: '75',
    sum: '6 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A herd has 35 dinosaurs. 12 stop to make nests, and 9 others join the herd. How many walk on?',
    answer: '32',
    sum: '35 - 12 + 9',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Diggers split a dinosaur site into 3 equal rows of 5 squares. How many squares must they search?',
    answer: '15',
    sum: '3 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Diggers find four sorts of dinosaur tracks. How many tracks is that in all?',
    answer: '26',
    sum: '9 + 4 + 6 + 7',
    graph: rings('Dinosaur tracks', { clawed: 9, round: 4, tiny: 6, huge: 7 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A dinosaur skull is marked off in 3 equal shares. One is clean. What part is still dirty?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Wet plaster around a dinosaur bone gets hard before lunch. Draw the short hand between 10 and 11, the long hand on 7. What time is it, with a.m. or p.m.?',
    answer: '10:35 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A dinosaur claw lies beside inch marks. It goes from 4 to 13. How many inches long is it?',
    answer: '9',
    sum: '13 - 4',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Dinosaur diggers put flags at 5, 15, 25 and 35 feet. The rule goes on. At how many feet is the next?',
    answer: '45',
    sum: '35 + 10',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A T. rex had about 380 bones. Of the one named Sue, diggers found about 250. How many are missing by these numbers?',
    answer: '130',
    sum: '380 - 250',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Each foot of a T. rex left 3 toe marks. A trail has 9 footprints. How many toe marks is that?',
    answer: '27',
    sum: '9 * 3',
  },
  {
    skills: ['math.3.divide'],
    ask: 'Diggers share 48 dinosaur teeth equally among 6 trays. How many teeth lie in each tray?',
    answer: '8',
    sum: '48 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Wet plaster goes on a dinosaur bone at 10:45. It is hard at 11:20. How many minutes does that take?',
    answer: '35',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Diggers rope off a rectangle of dinosaur bones, 9 feet long and 6 feet wide. How many feet of rope go around it?',
    answer: '30',
    sum: '2 * 9 + 2 * 6',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A digger graphs the dinosaur bones from three hills. How many bones came from the red hill?',
    answer: '45',
    graph: rings('Dinosaur bones found', { red: 45, gray: 30, green: 15 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A dinosaur skull lies under a grid of 8 equal squares. Diggers have cleaned 5 of them. What fraction is left to clean?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Team A has dug out 3/8 of a dinosaur rib, and team B 3/4 of one just as long. Which team has done more?',
    answer: 'team B',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'Four dinosaur teeth are 2 1/4, 2 3/4, 2 1/2 and 2 3/4 inches long. Which length gets two crosses on a line plot?',
    answer: '2 3/4 inches',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A dinosaur table says: 2 T. rex have 8 fingers, and 5 have 20. How many fingers do 9 of them have?',
    answer: '36',
    sum: '9 * 4',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A dinosaur dig has four straight sides. Only one pair of its sides would never meet. Is that shape a rectangle or a trapezoid?',
    answer: 'a trapezoid',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A dinosaur bone has turned to stone. Which word describes it: bendy, stiff or fuzzy?',
    answer: 'stiff',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Runny plaster goes around a dinosaur bone. Later it keeps its shape. Is it now a solid or a liquid?',
    answer: 'a solid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A dinosaur bone must stay dry in the rain. Which makes the best cover: a plastic sheet or wool?',
    answer: 'a plastic sheet',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A giant dinosaur stands still. Gravity pulls it down. What pushes up on it just as hard?',
    answer: 'the ground',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A dinosaur walked in steps of 4 feet. The pattern goes on. Predict how many feet it went in 7 steps.',
    answer: '28',
    sum: '7 * 4',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Some long-necked dinosaurs ate from tall trees. Which habitat fits them better: a forest or a dry desert?',
    answer: 'a forest',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: "Put the stages of a dinosaur's life in order: adult, egg, hatchling.",
    answer: 'egg, hatchling, adult',
  },
  {
    skills: ['science.3.traits'],
    ask: "Say a young dinosaur has its parents' crest and a tooth that it broke. Which of the two is inherited?",
    answer: 'the crest',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'The dinosaur Brachiosaurus had a very long neck. How did its neck help it find food?',
    answer: 'it reached tall trees',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'Many fossil nests of one kind of dinosaur lie close together. Did these dinosaurs nest alone or in groups?',
    answer: 'in groups',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Wind and rain wore down a hill until a dinosaur bone peeked out. Was that a fast or a slow change?',
    answer: 'slow',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'Rock shows that the land of a dinosaur was warm for thousands of years. Does that tell of weather or climate?',
    answer: 'climate',
  },
]
