import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: '{hero} counts 8 spots on a ladybug, but one was counted twice. How many spots are there?',
    answer: '7',
    further: true,
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Scientists test two toy boats. The wide boat holds 9 stones, the thin boat 6. Which boat holds fewer?',
    answer: 'the thin boat',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A scientist counts 6 ant legs and 8 spider legs. Which number is bigger?',
    answer: '8',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A flat snowflake has 6 sides. It turns over and over as it falls. What shape is it when it lands?',
    answer: 'a hexagon',
    further: true,
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'How many drops fit on one coin? {hero} drips 6 drops and then 3 more. How many is that?',
    answer: '9',
    sum: '6 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '{hero} drops 9 things into water. 2 sink. Go back from 9. How many still float?',
    answer: '7',
    sum: '9 - 2',
    further: true,
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A scientist plants 10 beans for a test. 7 have sprouted. How many more must sprout?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: '{hero} times how ice melts. It takes ten minutes and 6 more. How many minutes is that?',
    answer: '16',
    sum: '10 + 6',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'A scientist sorts: shell, acorn, shell, feather, shell, acorn. Which group is the biggest?',
    answer: 'the shells',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A science lamp blinks long, short, short, long, short, short, long. What comes next?',
    answer: 'short',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Scientists see day, night, day, night, day. What comes next?',
    answer: 'night',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: '{hero} lays two bean sprouts down from one line. The left sprout ends first. Which sprout is longer?',
    answer: 'the right sprout',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A scientist rubs tree bark. It is rough. Which sense tells that?',
    answer: 'touch',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: '{hero} tests a toy boat. A thread brings it closer over the water. Is that a push or a pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: '{hero} tests one ball on one floor. First comes a tap, then a big push. Which roll is longer?',
    answer: 'after the big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A scientist puts a stone and a seed into damp soil. The seed sprouts. Which one is living?',
    answer: 'the seed',
    further: true,
  },
  {
    skills: ['science.k.needs'],
    ask: 'A test plant has light and air. Its soil is dry. What does it need?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A scientist finds a snail of the damp woods on dry sand. What does it miss?',
    answer: 'water',
    further: true,
  },
  {
    skills: ['science.k.weather'],
    ask: 'A scientist writes down 6 sunny days and 1 rainy day. How many more sunny days?',
    answer: '5',
    further: true,
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: '{hero} tests two ice cubes: one in sun, one in shade. Which one melts first?',
    answer: 'the one in sun',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A scientist finds 8 beetles under one log and 6 under another. Make ten first. How many beetles is that?',
    answer: '14',
    sum: '8 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'The water is at 15 degrees. {hero} adds ice, and it cools by 7 degrees. How many degrees is it now?',
    answer: '8',
    sum: '15 - 7',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A test plant was 6 inches tall. Now it is 13 inches tall. Which number is missing: 6 + __ = 13?',
    answer: '7',
    sum: '13 - 6',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: '{hero} counts birds for science. There are 7 groups of ten and 5 more birds. How many birds are there?',
    answer: '75',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A thermometer shows 45 degrees in the morning. At noon it is 30 degrees warmer. What does it show then?',
    answer: '75',
    sum: '45 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A science test begins. Draw the short hand between 10 and 11, the long hand on 6. What time is it?',
    answer: '10:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: '{hero} looks into a pond. How many more tadpoles than snails are there?',
    answer: '6',
    graph: bars("{hero}'s pond count", { snails: 3, tadpoles: 9, beetles: 5 }),
    sum: '9 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: '{hero} splits a round dish into four equal parts for a test. Moss grows in one. Name that part.',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 9 beans end to end beside a caterpillar. The last 2 lie past it. How many beans long is it?',
    answer: '7',
    sum: '9 - 2',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A bug is under the lens. It has more than 4 legs, fewer than 8, not 5 and not 7. How many legs?',
    answer: '6',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A grain of salt is a tiny box. One face has 4 equal sides and 4 square corners. Name its shape.',
    answer: 'a square',
  },
  {
    skills: ['science.1.sound'],
    ask: '{hero} taps a tuning fork and dips it into water. It hums and makes ripples. What does the fork do?',
    answer: 'it shakes',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: '{hero} sets a lamp and a mirror in a dark room. Which one can make its own light?',
    answer: 'the lamp',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: '{hero} shines a light on wood and then on clear plastic. Which makes the darker shadow?',
    answer: 'wood',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A scientist sorts by wings: moth, spider, bat, worm. Which two have wings?',
    answer: 'moth and bat',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: '{hero} stands a white rose in blue water. The petals turn blue. Which part carried the water up?',
    answer: 'the stem',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A scientist studies a bird. Do its wings help it hear or fly?',
    answer: 'fly',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A scientist raises baby animals in water. They have tails now, and soon they get legs and hop. What grows up there?',
    answer: 'frogs',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A scientist marks the sun: low in the east, then high at noon. On which side will it set?',
    answer: 'in the west',
  },
  {
    skills: ['science.1.seasons'],
    ask: '{hero} writes down each sunset. It comes a bit later each evening. Is summer or winter coming?',
    answer: 'summer',
  },
]
