import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A train rolls by: clack, clack, clack, clack, clack, clack, clack. How many clacks?',
    answer: '7',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The red train has 6 long cars. The green train has 8 short ones. Which has more cars?',
    answer: 'the green train',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A train has 14 cars. Ten are in the tunnel. What in 14 tells you the rest: the 1 or the 4?',
    answer: 'the 4',
    further: true,
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'An engine pulls 7 cars. 2 more are hooked on. How many cars now?',
    answer: '9',
    sum: '7 + 2',
  },
  {
    skills: ['math.k.take-away'],
    ask: '10 people ride in a train car. 4 get off. How many ride on?',
    answer: '6',
    sum: '10 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A train car has 10 seats. 5 people sit down. How many more fill it?',
    answer: '5',
    sum: '10 - 5',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'A yard sorts train cars: tank, box, tank, tank, box. How many are tank cars?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A train goes choo, choo, hiss, choo, choo, hiss, choo, choo. What comes next?',
    answer: 'hiss',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Toy trains of 5, 8 and 6 cars start at one line. How many cars has the longest?',
    answer: '8',
    further: true,
  },
  {
    skills: ['math.k.shapes'],
    ask: 'You see a train window. It has 2 long sides, 2 short ones, 4 square corners. Name its shape.',
    answer: 'a rectangle',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'The ticket book has 5 strips of ten train tickets and 3 more. How many tickets?',
    answer: '53',
    sum: '5 * 10 + 3',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A freight train has 8 cars. 6 more are hooked on. Make ten first. How many cars has it now?',
    answer: '14',
    sum: '8 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A train has 17 cars. It drops off 8 of them at the yard. How many cars are left?',
    answer: '9',
    sum: '17 - 8',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A train takes 11 cars. 7 are hooked on: 7 + __ = 11. How many must still come?',
    answer: '4',
    sum: '11 - 7',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '24 people ride a train. At the big station 30 more get on. How many ride now?',
    answer: '54',
    sum: '24 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The train comes in at half past 4. Say the time with numbers.',
    answer: '4:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more cars has the blue train than the green one?',
    answer: '3',
    graph: rings('Cars of three trains', { red: 3, blue: 8, green: 5 }),
    sum: '8 - 5',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A round train track has 2 equal parts. One part runs through a tunnel. What is that part called?',
    answer: 'a half',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'You lay equal toy tracks along a rug to see how long it is. Some overlap. Is your number too big or too small?',
    answer: 'too big',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'The train waits on a track with a number over 11 and under 15. It is not 12 or 13. Which track is it?',
    answer: '14',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A train sign has 4 equal sides and 4 square corners. It hangs tipped on one corner. Name the shape.',
    answer: 'a square',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A train toots far off in the fog. Which part of you finds it?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'An engine rolls in front of its cars. Does it push or pull them?',
    answer: 'pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'You push a toy train car hard, then softly. After which push is it slower?',
    answer: 'the soft push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A train has wheels, a bell and a driver. Which one is living?',
    answer: 'the driver',
  },
  {
    skills: ['science.k.needs'],
    ask: 'On the train, a sunflower in a pot droops. Its soil is dry. What does it need?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'An old train tunnel is dark and dry. Who finds a home there: bats or fish?',
    answer: 'bats',
  },
  {
    skills: ['science.k.weather'],
    ask: '{hero} rides the train each day. It rains on Monday, Tuesday and Thursday. How many rainy days?',
    answer: '3',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'You wait for a train at noon. Which bench is cooler: under the roof or in the sun?',
    answer: 'under the roof',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A train bell rings. What does the metal of the bell do to make the sound?',
    answer: 'it shakes',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A train rolls into a dark tunnel. What helps the driver see: the bell or the headlight?',
    answer: 'the headlight',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'The sun shines on a train. Which part lets light through: a clear window or a steel door?',
    answer: 'a clear window',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A big machine digs a tunnel for trains. Which part of a mole digs its tunnels?',
    answer: 'its front feet',
    further: true,
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'Early in the morning a train rolls toward the rising sun. Does it go east or west?',
    answer: 'east',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A train with a plow clears the snow. The days are short. Which season is it?',
    answer: 'winter',
  },
]
