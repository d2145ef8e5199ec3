import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Draw an octopus: 4 arms on the left, 4 on the right. Count them. How many arms?',
    answer: '8',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A spider has 8 legs. An ant has 6. Which animal has fewer legs?',
    answer: 'the ant',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A spider pulls three threads tight. They make 3 sides and 3 corners. Name the shape.',
    answer: 'a triangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '5 penguins stand on the ice. 3 more hop out of the sea. How many penguins are on the ice now?',
    answer: '8',
    sum: '5 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '7 ducklings sit by a pond. 4 jump in and swim off. How many are left?',
    answer: '3',
    sum: '7 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A hen sits on 10 eggs. 9 have hatched. How many more must hatch?',
    answer: '1',
    sum: '10 - 9',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A sheepdog brings home ten sheep and then 4 more. How many sheep are home?',
    answer: '14',
    sum: '10 + 4',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Draw a dot for each bird: owl, shark, robin, crab, gull. How many birds?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: "A zebra's stripes go black, white, black, white, black. What comes next?",
    answer: 'white',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two snakes lie side by side, tails on one line. One is 9 steps long, one 6. How long is the shorter snake?',
    answer: '6',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A toy mouse rolls on wheels. A real mouse eats and grows. Which one is living?',
    answer: 'the real mouse',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A hamster and a fern: which one must find food?',
    answer: 'the hamster',
    further: true,
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A crab lives in the sea, a robin in a tree. Can they swap homes?',
    answer: 'no',
    further: true,
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Shut your eyes. A cat purrs beside you. Which part of you notices it?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A dog runs off. You hold its leash back, and it stops. Is that a push or a pull?',
    answer: 'a pull',
    further: true,
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A cat taps a ball. Then it bats the ball hard. Which makes it roll farther?',
    answer: 'the hard bat',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Ducks splash in new puddles. Drops fall from gray clouds. Name the weather.',
    answer: 'rainy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A lizard is cold. Should it lie in the sun or in the shade?',
    answer: 'in the sun',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: '9 swallows sit on a wire. 5 more land. Make ten first. How many swallows sit there now?',
    answer: '14',
    sum: '9 + 5',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: '13 mice play in the barn. 6 slip into their holes. Go back to ten first. How many still play?',
    answer: '7',
    sum: '13 - 6',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A gray squirrel hid 14 nuts. It has found 6 of them again. Which number is hidden: 6 + __ = 14?',
    answer: '8',
    sum: '14 - 6',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'One sea turtle lays 89 eggs, another lays 98. Which number is greater?',
    answer: '98',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '36 flamingos stand in a lake. 20 more land beside them. How many flamingos are there now?',
    answer: '56',
    sum: '36 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The seals are fed now. Draw the short hand between 3 and 4, the long hand on 6. What time is it?',
    answer: '3:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more finches than doves came to the feeder?',
    answer: '7',
    graph: bars('Birds at the feeder', { sparrows: 6, doves: 2, finches: 9 }),
    sum: '9 - 2',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Four rabbits share a square patch of clover. Each one gets an equal part. Name the part.',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 8 shells end to end beside a lizard. The last one starts past its tail. How many shells long is the lizard?',
    answer: '7',
    sum: '8 - 1',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A cat has kittens. There are more than 3, fewer than 6, and not 4. How many kittens are there?',
    answer: '5',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A bee builds a closed cell of wax with 6 straight sides. How many corners does it have?',
    answer: '6',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Sort by legs: ant, frog, butterfly, lizard. Which two have six legs?',
    answer: 'ant and butterfly',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A cricket rubs its wings together and chirps. What shakes to make the sound?',
    answer: 'its wings',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A firefly blinks in the dark. A beetle does not. Which of them makes light?',
    answer: 'the firefly',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A cat sits in front of a lamp. A dark cat shape is on the wall. What is it?',
    answer: 'a shadow',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A heron has a long, pointed beak. What does its shape fit: to catch fish or to crack nuts?',
    answer: 'to catch fish',
    further: true,
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: "A cygnet is gray and fluffy. It hatched from a swan's egg. What will it grow into?",
    answer: 'a swan',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A squirrel hides nuts. Each day is shorter and cooler than the last. Which season is it?',
    answer: 'fall',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A rooster crows as the sun comes up. Does it see the sun in the east or in the west?',
    answer: 'in the east',
  },
]
