import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A Mars crew packs 38 meals for one week and 45 for the next. How many meals is that?',
    answer: '83',
    sum: '38 + 45',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A moon rover has power for 60 minutes. It has driven for 27 minutes. How many minutes are left?',
    answer: '33',
    sum: '60 - 27',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Venus goes around the sun in 225 days. What is the first 2 in 225 worth?',
    answer: '200',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A moon postcard at the space museum costs 4 dimes, 3 nickels and 2 pennies. How many cents is that?',
    answer: '57',
    sum: '4 * 10 + 3 * 5 + 2',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A moon rover has power for 60 minutes. It drives for 24 minutes and digs for 18. How many minutes are left?',
    answer: '18',
    sum: '60 - 24 - 18',
  },
  {
    skills: ['math.2.arrays'],
    ask: "A space station's sun panel has 3 equal rows of 5 cells. How many cells catch the light?",
    answer: '15',
    sum: '3 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more shooting stars came on the third night than on the second?',
    answer: '8',
    sum: '11 - 3',
    graph: bars('Shooting stars by night', { first: 6, second: 3, third: 11, fourth: 8 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A flight to the moon has three equal parts, each one day long. Two are done. What part is left?',
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A space walk begins after breakfast. Draw the short hand just past 8, the long hand on 2. What time is it, with a.m. or p.m.?',
    answer: '8:10 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A moon boot print is 13 inches long. A shoe print is 8 inches long. How many inches longer is the moon print?',
    answer: '5',
    sum: '13 - 8',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: "A rocket's countdown is checked at 60, 50, 40 and 30. What is the rule?",
    answer: 'take away 10',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A space suit must be strong and bend at the knees. Which is best: glass, tough cloth or wood?',
    answer: 'tough cloth',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Juice floats out of a pouch in space. It changes its shape all the time. Solid or liquid?',
    answer: 'liquid',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: "Look through an astronaut's visor: you see the stars. Which property must it have: dull or clear?",
    answer: 'clear',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Lettuce grows in a space station. One pot gets red light, one gets white. What must be the same?',
    answer: 'the water and soil',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A stone from space makes a crater. Later wind wears the crater down. Which change is the slow one?',
    answer: 'the wearing down',
    further: true,
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'Mars takes 687 days to go around the sun, and Earth takes 365. How many days longer is that? Round to test it.',
    answer: '322',
    sum: '687 - 365',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'The Big Dipper has 7 bright stars. {hero} draws the Big Dipper 9 times on a big sky map. How many stars is that?',
    answer: '63',
    sum: '9 * 7',
  },
  {
    skills: ['math.3.divide'],
    ask: '45 moon stones are shared equally among 5 science labs. How many stones does each lab get?',
    answer: '9',
    sum: '45 / 5',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A space station starts a lap around Earth at 2:40. The lap ends at 4:10. How many minutes did it take?',
    answer: '90',
    sum: '20 + 60 + 10',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A space station has an L of two sun panels. They are 6 by 4 and 6 by 2 meters. What is the area of the L in square meters?',
    answer: '36',
    sum: '6 * 4 + 6 * 2',
    further: true,
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: '{hero} graphs the nights spent looking at stars. How many of those nights were in winter?',
    answer: '35',
    graph: bars('Nights of looking at stars', { spring: 15, summer: 20, winter: 35 }, 5),
    sum: '7 * 5',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Draw a round moon in 8 equal slices. Sunlight reaches 3 of the slices. What fraction is dark?',
    answer: '5/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two air tanks of the same size hang on two space suits. One is 2/3 full, one 2/6. Which fraction is more?',
    answer: '2/3',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A meteorite in a museum is 4 1/2 inches long. How many quarter inches is that?',
    answer: '18',
    sum: '4 * 4 + 2',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'Things weigh less on the moon: 60 pounds become 10, 48 become 8, 30 become 5. What is the rule?',
    answer: 'divide by 6',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A space sail is pushed by sunlight. It has four equal sides and four square corners. Is it a rectangle, a rhombus or both?',
    answer: 'both',
    further: true,
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A rocket stands still on its launch pad. Gravity pulls it down, and the ground pushes it up. Balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A space station goes around Earth 4 times in 6 hours. Predict how many times it goes around in 24 hours.',
    answer: '16',
    sum: '4 * 4',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Does a toy space capsule land more softly under a wide parachute? Name one thing to keep the same in each trial.',
    answer: "the capsule's weight",
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Fruit flies hatched on a space flight. An egg became a larva, then a pupa. What came next?',
    answer: 'the adult',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A dust storm blows on Mars this afternoon. Is that weather or climate?',
    answer: 'weather',
  },
]
