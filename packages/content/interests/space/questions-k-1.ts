import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Draw 2 big stars and 7 small ones in a jumble. Cross out and count. How many stars?',
    answer: '9',
    further: true,
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Mars has 2 moons. Earth has 1 moon. Which planet has fewer?',
    answer: 'Earth',
  },
  {
    skills: ['math.k.shapes'],
    ask: '{hero} draws the full moon. It is round and has no corners. Name its shape.',
    answer: 'a circle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '4 planets are near the sun. 4 more are far out. How many planets are there in all?',
    answer: '8',
    sum: '4 + 4',
  },
  {
    skills: ['math.k.take-away'],
    ask: '7 astronauts live in a space station. 3 fly home. Go back from 7. How many are left?',
    answer: '4',
    sum: '7 - 3',
    further: true,
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A rocket has 10 seats. 8 astronauts sit in it. Go on from 8. How many more can come?',
    answer: '2',
    sum: '10 - 8',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Ten people and then 2 more walked on the moon long ago. How many people is that?',
    answer: '12',
    sum: '10 + 2',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Draw a dot for each made by people: moon, rocket, star, rover. How many?',
    answer: '2',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A space beacon blinks red, blue, red, blue. Which color is next?',
    answer: 'red',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two toy rockets lie side by side, ends on one line. One is 10 hands long, one 7. How many hands is the longer one?',
    answer: '10',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A rocket takes off far away. It rumbles and roars. Which part of you hears it?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'An astronaut floats to a wall and shoves away from it. Push or pull?',
    answer: 'a push',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A ball floats in a space station. Which makes it fly faster: a tap or a big push?',
    answer: 'a big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A moon stone and a bean plant ride in a rocket. Which one is living?',
    answer: 'the bean plant',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Astronauts bring food and water. The moon has nothing to breathe. What else must they bring?',
    answer: 'air',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Dust blows fast over the land on Mars. Is the weather there calm or windy?',
    answer: 'windy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'The sun heats the ground of the moon. Where is it cooler: in sun or shade?',
    answer: 'in the shade',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A rover finds 8 red stones and 6 gray stones on Mars. Make ten first. How many stones is that?',
    answer: '14',
    sum: '8 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A moon crew has 15 meals left and eats 8. Go back to ten first. How many meals are left?',
    answer: '7',
    sum: '15 - 8',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A space walk needs 12 air tanks. The crew has 7. Which number is missing: 7 + __ = 12?',
    answer: '5',
    sum: '12 - 7',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: "Halley's Comet flies past about every 76 years. What does the 7 in 76 mean?",
    answer: '7 tens',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A rocket is 24 miles up. It climbs 30 miles more. How many miles up is it now?',
    answer: '54',
    sum: '24 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'It is 10:00. The rocket takes off in half an hour. What time will it be then?',
    answer: '10:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'A space club votes on a flight. How many more want the moon than Venus?',
    answer: '6',
    graph: bars('Where the space club wants to go', { Mars: 7, Venus: 3, moon: 9 }),
    sum: '9 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Draw the moon as a circle with four equal parts. Color one part dark. Name that part.',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 9 moon boots end to end along a rover. Two of them start past its end. How many boots long is it?',
    answer: '7',
    sum: '9 - 2',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A landing spot has a number over 15 and under 18. It is not 16. Which number is it?',
    answer: '17',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: "A space telescope's big mirror is made of tiles with 6 straight sides. Name their shape.",
    answer: 'a hexagon',
  },
  {
    skills: ['science.1.sound'],
    ask: 'An astronaut hums in a space suit full of air. What shakes to make the sound?',
    answer: 'the throat',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'We can see a star, and we can see the moon. Which one makes its own light?',
    answer: 'the star',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'The sun shines on an astronaut on the moon. Does the shadow point toward the sun or away from it?',
    answer: 'away from it',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A bean plant grows in a space station. Which of its parts drinks the water?',
    answer: 'the roots',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'You see the moon come up in the east. Toward which side does it seem to move?',
    answer: 'the west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'You want to see stars before supper. In which season does it get dark so early?',
    answer: 'winter',
  },
]
