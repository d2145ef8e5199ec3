import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: '57 people ride a train. At the next station 36 more get on. How many people ride now?',
    answer: '93',
    sum: '57 + 36',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A train has 84 seats, and 57 of them are taken. How many seats are free?',
    answer: '27',
    sum: '84 - 57',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'The morning train carries 518 people and the evening train 581. Which train carries more?',
    answer: 'the evening train',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A ride on the park train costs 3 dimes and 3 nickels. How many cents is that?',
    answer: '45',
    sum: '3 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A train carries 48 people. 15 get off and 22 get on. How many people ride now?',
    answer: '55',
    sum: '48 - 15 + 22',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A small train car has 5 equal rows of 4 seats. How many people can sit in it?',
    answer: '20',
    sum: '5 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many fewer cars has the blue train than the green one?',
    answer: '6',
    sum: '12 - 6',
    graph: rings('Cars of four trains', { red: 9, blue: 6, green: 12, gold: 8 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A train line has 3 equal parts, and the train has done 2 of them. What part of the line is done?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'The night train sets out before bedtime. Draw the short hand between 8 and 9, the long hand on 8. What time is it, with a.m. or p.m.?',
    answer: '8:40 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'One toy train is 63 centimeters long and one is 48. How many centimeters longer is the first?',
    answer: '15',
    sum: '63 - 48',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A train stops at mile 12, 18, 24 and 30, always as far apart. Which mile comes next?',
    answer: '36',
    sum: '30 + 6',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'An express train carries 412 people. At the harbor 205 get off. Test with round hundreds. How many people stay on?',
    answer: '207',
    sum: '412 - 205',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Each car of a train has 9 windows on one side. The train has 6 cars. How many windows shine on that side at night?',
    answer: '54',
    sum: '6 * 9',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A freight train brings 54 crates. All of its 6 cars carry the same number. How many crates are in each car?',
    answer: '9',
    sum: '54 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A train sets out at 8:50 and gets in at 9:45. How many minutes does the ride take?',
    answer: '55',
    sum: '10 + 45',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: '{hero} lays a toy train track along the edge of a table, all the way around. The table is 6 feet long and 4 feet wide. How many feet of track is that?',
    answer: '20',
    sum: '6 + 4 + 6 + 4',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A conductor graphs the riders on three trains. How many people rode the noon train?',
    answer: '75',
    graph: rings('Riders on the trains', { morning: 50, noon: 75, night: 25 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A freight train has 8 cars, all of one size. Sand fills 1 of them. What fraction of the cars has no sand?',
    answer: '7/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two trains ride the same line. The red one has done 4/6 of it and the blue one 5/6. Which fraction is greater?',
    answer: '5/6',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: '{hero} measures toy train cars: 3, 3 1/4, 3 1/2, 3 1/4 and 3 1/4 inches. How many crosses stand over 3 1/4 on the line plot?',
    answer: '3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A table for freight trains says: 3 cars, 24 wheels; 5 cars, 40 wheels. What is the rule?',
    answer: 'multiply by 8',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'The side of a hopper car for coal has four straight edges. Only the top and the bottom edge would never meet. Is that shape a rectangle or a trapezoid?',
    answer: 'a trapezoid',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'You touch a steel rail and a train seat. Which one is soft and bends?',
    answer: 'the seat',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Milk rides in a tank car of a train and takes the shape of the tank. Is milk a solid or a liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Rails must hold up very heavy trains and not bend. Which is best for them: steel, foam or wool?',
    answer: 'steel',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'Steam from an old engine cools down on a cold window. What does it turn back into?',
    answer: 'water',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A train rushes past, and dandelion seed flies off in its wind. What part of the seed catches the air?',
    answer: 'its fluff',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A train rolls through a desert and then a rainforest. Where do the riders see fewer plants?',
    answer: 'in the desert',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Tracks run along a canyon that a river cut into the rock. Was that change fast or slow?',
    answer: 'slow',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests which of two toy engines pulls more cars. One runs on a rug, one on a smooth floor. What must be kept the same?',
    answer: 'the floor',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two engines pull one train with the same strength, but opposite ways. It does not move. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'The wheels of a train clack 6 times in 5 seconds, again and again. Predict how many clacks come in 20 seconds.',
    answer: '24',
    sum: '6 * 4',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Some caterpillars walk nose to tail like the cars of a train. Which stage comes after the caterpillar: egg, pupa or adult?',
    answer: 'pupa',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'From a mountain train {hero} sees goats on a cliff. Their hooves have rough, soft soles. How do these help them?',
    answer: 'they do not slip',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'Workers cut into a hill to lay train tracks and find fossil shells of sea animals. What covered that land long ago?',
    answer: 'a sea',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "Snow held up a train in one warm town, once in 50 years. Was the snow weather, or is it the town's climate?",
    answer: 'weather',
  },
]
