import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A robot sorts 48 bolts before noon and 36 after noon. How many bolts is that?',
    answer: '84',
    sum: '48 + 36',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A robot must climb 81 steps. It has climbed 47. How many are left? Check by adding.',
    answer: '34',
    sum: '81 - 47',
  },
  {
    skills: ['math.2.hundreds'],
    ask: "A robot's counter shows 399. It counts one more step. What does the counter show now?",
    answer: '400',
    sum: '399 + 1',
    further: true,
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A robot sorts coins: 5 dimes and 6 nickels. How many cents does it count?',
    answer: '80',
    sum: '5 * 10 + 6 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A robot has 50 steps to its charger. It rolls 18 steps, turns, and rolls 14 more. How many are left?',
    answer: '18',
    sum: '50 - 18 - 14',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A garden robot plants 3 equal rows with 4 beans in each. How many beans is that?',
    answer: '12',
    sum: '3 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'The graph shows what a robot did today. How far apart are the tallest and the shortest bar?',
    answer: '7',
    sum: '11 - 4',
    graph: bars("A robot's day", { sweeps: 9, lifts: 6, turns: 4, beeps: 11 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A robot arm paints a wall in 4 equal strips. It has done 3 of them. What part is painted?',
    answer: 'three fourths',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A robot is charged just before supper. Draw the short hand almost on 6, the long hand on 11. What time is it, with a.m. or p.m.?',
    answer: '5:55 p.m.',
    further: true,
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'One robot arm is 40 centimeters long, another 12. How many centimeters longer is the first?',
    answer: '28',
    sum: '40 - 12',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A robot follows one rule. 5 goes in, and 12 comes out. 20 in, 27 out. What comes out for 30?',
    answer: '37',
    sum: '30 + 7',
    further: true,
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A robot on Mars rolls 376 feet on Monday and 458 on Tuesday. How many feet is that? Round to hundreds to test your answer.',
    answer: '834',
    sum: '376 + 458',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Robots that drive on Mars often have 6 wheels. {hero} builds 7 of these robots. How many wheels are needed?',
    answer: '42',
    sum: '7 * 6',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A robot packs 56 gears in boxes of 8. How many boxes does it fill?',
    answer: '7',
    sum: '56 / 8',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A robot sweeps the floor from 3:35 to 4:15. How many minutes does it sweep?',
    answer: '40',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A robot washes a floor that is 9 feet long and 4 feet wide. How many square feet must it wash?',
    answer: '36',
    sum: '9 * 4',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A robot graphs the boxes that it carries. How many more boxes did it carry on Monday than on Tuesday?',
    answer: '15',
    graph: bars('Boxes that the robot carries', { Monday: 35, Tuesday: 20, Friday: 40 }, 5),
    sum: '35 - 20',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: "A robot's power bar has 6 equal parts. 5 parts are lit. What fraction of the bar is dark?",
    answer: '1/6',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two robots roll along paths of one length. Robot A has done 4/6 of its path, robot B 4/8. Which is farther?',
    answer: 'robot A',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A robot hand closes a quarter inch at a time. How many times must it move to close 2 3/4 inches?',
    answer: '11',
    sum: '2 * 4 + 3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A robot turns 4 into 24 and 7 into 42, always by one rule. What does it make of 9?',
    answer: '54',
    sum: '9 * 6',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A robot rolls 5, 3, 5 and 3 feet and makes a square corner after each. Name the shape of its path.',
    answer: 'a rectangle',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: "A robot's arm is shiny, hard and stiff. Is it made of metal or of cloth?",
    answer: 'metal',
  },
  {
    skills: ['science.2.best-material'],
    ask: "A robot's wheels slip on a smooth floor. Which material grips best: soft rubber or smooth plastic?",
    answer: 'soft rubber',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests which wheels make a robot fastest. It is the same robot on the same floor. Which one variable changes?',
    answer: 'the wheels',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two robots push a box from opposite sides, both just as hard. Does the box start to move?',
    answer: 'no',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A robot arm swings 8 times in 10 seconds. The pattern goes on. Predict its swings for 30 seconds.',
    answer: '24',
    sum: '8 * 3',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A robot fish swims by kelp and coral. Which habitat does it visit: desert, ocean or forest?',
    answer: 'the ocean',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'Builders made a tiny robot that spins down like a maple seed. What carries the real seed along?',
    answer: 'the wind',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A puppy has brown eyes and has learned to sit when a robot beeps. Which of the two is inherited?',
    answer: 'the brown eyes',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A robot climbs walls with feet like those of a gecko. How do such feet help a gecko survive?',
    answer: 'it climbs to safety',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A robot sees mud rush down a bare slope in one minute. Is that a fast or a slow change?',
    answer: 'fast',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A weather robot reads 62 degrees at noon and 45 at night. How many degrees did it drop?',
    answer: '17',
    sum: '62 - 45',
  },
]
