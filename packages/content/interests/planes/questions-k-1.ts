import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Draw a jumbo jet with 2 engines under each wing. Count them. How many engines?',
    answer: '4',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A long, wide row of 5 riders waits. A tight row of 8 waits, too. Which is fewer: 5 or 8?',
    answer: '5',
    further: true,
  },
  {
    skills: ['math.k.shapes'],
    ask: "A plane's tail has 3 sides and 3 corners. Name its shape.",
    answer: 'a triangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '6 planes stand at the gates. 3 more roll in. How many planes are there now?',
    answer: '9',
    sum: '6 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A small plane has 10 seats. Riders take 4. How many seats are free?',
    answer: '6',
    sum: '10 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: '10 riders may board the plane. 8 are on board. How many more may come?',
    answer: '2',
    sum: '10 - 8',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A pilot checks ten dials and then 5 more. How many dials is that?',
    answer: '15',
    sum: '10 + 5',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: '{hero} sorts what flies by: plane, bird, plane, kite, plane, plane. How many are planes?',
    answer: '4',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Runway lamps go red, white, red, white, red. What comes next?',
    answer: 'white',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two toy planes stand side by side, tails on one line. The green nose reaches farther. Which plane is longer?',
    answer: 'the green plane',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'You cannot see the plane, but you notice its hum. Which part of you does?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A truck tows a plane out with a bar. Is that a push or a pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: '{hero} throws a toy plane softly, then with a big push. Which throw sends it farther?',
    answer: 'the big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A gull and a plane fly by. Which one is living?',
    answer: 'the gull',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'Swallows look for a home at the airport. Does a nest or a pond fit them?',
    answer: 'a nest',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Trees sway, and the wind sock flies straight out. Name the weather the pilot sees.',
    answer: 'windy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'One plane stands in the sun, one in a hangar. Which plane stays cooler?',
    answer: 'the one in the hangar',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A small plane has 9 riders. At the next stop 4 more get on. How many riders are there now?',
    answer: '13',
    sum: '9 + 4',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: '15 planes stand at the airport. 8 of them take off. How many planes are left?',
    answer: '7',
    sum: '15 - 8',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A plane has 18 seats. Some riders sit down, and 9 seats stay free. What is missing: 18 - __ = 9?',
    answer: '9',
    sum: '18 - 9',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: '{hero} sits in row 27 of the plane. {friend} sits in row 17. Which row has the greater number?',
    answer: 'row 27',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Row 1 is at the front of a plane. Which row is farther back, row 26 or row 62?',
    answer: 'row 62',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A plane has 46 riders on board. 30 more get on. How many riders are on board now?',
    answer: '76',
    sum: '46 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The plane takes off now. Draw the short hand between 1 and 2, the long hand on 6. What time is it?',
    answer: '1:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: '{hero} counts planes. How many more are white than red?',
    answer: '6',
    graph: rings('Planes that {hero} counts', { white: 8, blue: 5, red: 2 }),
    sum: '8 - 2',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: '{hero} folds a square toy plane down the middle, edge on edge. What is each equal part called?',
    answer: 'a half',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 7 equal toy cars end to end along a toy plane. Two lie past its nose. How many cars long is it?',
    answer: '5',
    sum: '7 - 2',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'Your plane waits at a gate over 6 and under 10. It is not 7 and not 9. Which gate is it?',
    answer: '8',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: "A blind in a plane's window has 4 equal sides and 4 square corners. Name its shape.",
    answer: 'a square',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A propeller plane hums, and the window buzzes under your hand. What is the window doing?',
    answer: 'it shakes',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A pilot lands at night. Which can make its own light: the runway lamps or the white lines?',
    answer: 'the runway lamps',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A plane flies in the sun. A dark plane shape slides over the field. What is that shape?',
    answer: 'its shadow',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Planes have wings. Sort these animals by wings: gull, frog, bee, snake. Which two have wings?',
    answer: 'gull and bee',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: "A plane's wings hold it up in the air. Which part does that job for a bird?",
    answer: 'its wings',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A pilot flies toward the setting sun. Is the plane flying to the east or to the west?',
    answer: 'to the west',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A pilot flies at night. What can the pilot see: stars or the sun?',
    answer: 'stars',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A pilot takes off before supper, and it is dark and cold already. Is it summer or winter?',
    answer: 'winter',
  },
]
