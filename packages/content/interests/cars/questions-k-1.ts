import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A car goes honk, honk, honk, honk, honk. Draw a dot for each. How many honks?',
    answer: '5',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '10 cars park close together. 9 cars park far apart in a longer row. Which is more: 10 or 9?',
    answer: '10',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A parking lot has a row of ten cars. 4 more park. How many cars?',
    answer: '14',
    sum: '10 + 4',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '{hero} parks 6 toy cars at {place}. {friend} parks 3 more. How many are parked?',
    answer: '9',
    sum: '6 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '7 cars wait. The light turns green and 4 drive off. How many still wait?',
    answer: '3',
    sum: '7 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A car lot has room for 10 cars. 8 are parked. How many more fit?',
    answer: '2',
    sum: '10 - 8',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: '{hero} sorts toys: car, truck, car, bus, car, truck. Which group has the most?',
    answer: 'the cars',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Parked cars go red, blue, red, blue. What color comes next?',
    answer: 'red',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'A car and a bus park with noses at one line. The bus ends farther back. Which is shorter?',
    answer: 'the car',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A sign tells cars to let others go first. It has 3 sides, with its point down. Name its shape.',
    answer: 'a triangle',
    further: true,
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Two race cars have done 48 and 84 laps. The greater number leads. Which number is that?',
    answer: '84',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: '9 cars drive onto a ferry. 4 more cars follow. Make ten first. How many cars are on it?',
    answer: '13',
    sum: '9 + 4',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: '16 cars are parked at the beach. 9 drive home. How many cars are left?',
    answer: '7',
    sum: '16 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A big truck can carry 9 new cars. 6 are loaded: 6 + __ = 9. How many more fit on it?',
    answer: '3',
    sum: '9 - 6',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A race car has done 35 laps. It does 20 more. How many laps is that?',
    answer: '55',
    sum: '35 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The car race starts. The long hand is on 6. The short hand is halfway from 1 to 2. What time is it?',
    answer: '1:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more cars are red than blue?',
    answer: '5',
    graph: rings('Cars on a street', { red: 8, white: 5, blue: 3 }),
    sum: '8 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A car wheel has a round cap with 4 equal parts. 2 parts are red. Is that a half or a fourth of the cap?',
    answer: 'a half',
    further: true,
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Toy cars of one size stand on a shelf, bumper to bumper. 6 reach from end to end. How many cars long is the shelf?',
    answer: '6',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'The winning car has a number over 10 and under 14. It is not 11 or 12. Which number is it?',
    answer: '13',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A stop sign for cars has 8 straight sides. How many corners does it have?',
    answer: '8',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A car honks far behind you. Which part of you tells you that it is there?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A toy car rolls off. You tug it back, and it stops. Push or pull?',
    answer: 'a pull',
    further: true,
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Your push rolled a toy car 7 steps. You want 5. Push harder or softer?',
    answer: 'softer',
    further: true,
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A car has a motor, a driver and four wheels. Which of them is living?',
    answer: 'the driver',
  },
  {
    skills: ['science.k.needs'],
    ask: 'After a long car ride, a dog pants. Its tongue hangs out. What does it need?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A swallow sits in the car garage. Which is its home: a nest or a den?',
    answer: 'a nest',
  },
  {
    skills: ['science.k.weather'],
    ask: 'The wipers of a car push off drops on Monday and Friday. How many rainy days?',
    answer: '2',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A car stands in the shade of a tree. Then the sun moves and hits it. Does it get warm or cool?',
    answer: 'warm',
    further: true,
  },
  {
    skills: ['science.1.sound'],
    ask: 'The hood of a car shakes while the motor hums. The shaking stops. What happens to the hum?',
    answer: 'it stops',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A car drives down a dark road. What on the car makes light: a mirror or the headlights?',
    answer: 'the headlights',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Which part of a car lets sunlight through: the windshield or a tire?',
    answer: 'the windshield',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Headlights help a driver find the way at night. Which body part helps an owl do that?',
    answer: 'its eyes',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'In the evening a car drives straight toward the setting sun. Does it go east or west?',
    answer: 'west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'It is cold and gets dark before supper. The driver scrapes ice off the car. Which season is it?',
    answer: 'winter',
  },
]
