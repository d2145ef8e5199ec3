import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Dance along: hop, hop, hop, hop, hop, hop, hop, hop. How many hops?',
    answer: '8',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '{hero} spins 6 times in a dance. {friend} spins 4 times. Who spins fewer times?',
    answer: '{friend}',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '7 dancers wear blue and 4 wear red. How many more wear blue?',
    answer: '3',
    sum: '7 - 4',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Three dancers stand apart. Ribbons join them in 3 sides and 3 corners. Name the shape.',
    answer: 'a triangle',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Dancers join hands in a ring. Is that a circle or a square?',
    answer: 'circle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A dance has 4 hops and then 3 claps. How many moves is that?',
    answer: '7',
    sum: '4 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '9 dancers spin. 6 of them sit down. How many dancers still spin?',
    answer: '3',
    sum: '9 - 6',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A dancer wiggles all ten toes, then hides 2. Go back from 10. How many still show?',
    answer: '8',
    sum: '10 - 2',
    further: true,
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A dance needs 10 dancers. 7 are on the stage. How many more must come?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Ten dancers stand in a row. 4 more dance in front. How many dancers are there?',
    answer: '14',
    sum: '10 + 4',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Draw a dot for each foot move: clap, stomp, wave, hop, kick. How many?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A dance goes clap, stomp, clap, stomp, clap. What comes next?',
    answer: 'stomp',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A dance goes clap, stomp, spin, clap, stomp, spin, clap, stomp. What comes next?',
    answer: 'spin',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Three dance ribbons start at one line. Red ends first. Gold ends last. Which is the longest?',
    answer: 'the gold ribbon',
    further: true,
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'You shut your eyes and wait for the dance music. Which part of you notices it?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'In a partner dance, {hero} brings {friend} close by the hand. Is that a push or a pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Two dancers dance on ice. Which push makes a dancer glide farther: small or big?',
    answer: 'a big push',
  },
  {
    skills: ['science.k.weather'],
    ask: 'The dancers want to dance in the park. Drops fall from gray clouds. Name the weather.',
    answer: 'rainy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A dance floor in the park is hot. Is it cooler in sun or under trees?',
    answer: 'under trees',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A thirsty dancer takes a rest. What does the dancer need to drink?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'Bees dance to tell where blossoms are. Do they dance in a hive or a pond?',
    answer: 'in a hive',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A dance has 8 counts of steps and then 7 counts of spins. Make ten first. How many counts is that?',
    answer: '15',
    sum: '8 + 7',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A dance has 16 counts. {hero} has danced 9 of them. How many counts are left?',
    answer: '7',
    sum: '16 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: '12 dancers form two lines. One line has 5 dancers. Which number is missing: 5 + __ = 12?',
    answer: '7',
    sum: '12 - 5',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Dancers come in 3 groups of ten, and 6 more dance alone. How many dancers is that?',
    answer: '36',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Two dancers at {place} wear the numbers 61 and 16. The lower number dances first. Which number is that?',
    answer: '16',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '24 dancers are on the stage. 30 more come from both sides. How many dancers are on the stage now?',
    answer: '54',
    sum: '24 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Dance class begins. Draw the short hand between 5 and 6, the long hand on 6. What time is it?',
    answer: '5:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Each dancer picks a move. How many more pick kicks than jumps?',
    answer: '5',
    graph: rings('Moves that dancers pick', { spins: 7, jumps: 4, kicks: 9 }),
    sum: '9 - 4',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: '{hero} marks a round dance floor in four equal parts. What is each part called?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A dancer steps heel to toe along a stage: 9 steps. The last is past the edge. How many steps long is it?',
    answer: '8',
    sum: '9 - 1',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A dance repeats a clap. It claps more than 5 times, fewer than 9, not 6 and not 7. How many claps?',
    answer: '8',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Six dancers stretch a ribbon. It is closed, with 6 straight sides. How many corners are there?',
    answer: '6',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A dancer shakes a tambourine. Its little plates jingle. What shakes to make the sound?',
    answer: 'its little plates',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A dance hall is dark, and you cannot see the steps. Which helps: a lamp or a mirror?',
    answer: 'a lamp',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A dancer leaps in front of a lamp. A dark dancer leaps on the wall. What is it?',
    answer: 'a shadow',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A crane dances by leaping and spreading two wide body parts. Which parts also help it fly?',
    answer: 'its wings',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'These animals dance for a partner: crane, spider, seahorse. Sort them by legs. Which one has none?',
    answer: 'the seahorse',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Dancers meet in the park. The days are long and warm, and the sun sets late. Which season is it?',
    answer: 'summer',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: '{hero} dances the sun. The dancer starts low in the east. On which side must the dancer sink down?',
    answer: 'in the west',
  },
]
