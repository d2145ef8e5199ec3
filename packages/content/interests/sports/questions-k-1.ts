import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Draw a volleyball team: 3 players in front, 3 behind. Count them. How many players?',
    answer: '6',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A basketball team plays with 5. A volleyball team plays with 6. Which team has fewer players?',
    answer: 'the basketball team',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A tennis court has 4 square corners. Two of its sides are longer. Name its shape.',
    answer: 'a rectangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A soccer team kicks 4 goals. Then it kicks 3 more. How many goals in all?',
    answer: '7',
    sum: '4 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '9 bowling pins are up. The ball tips over 6. How many are left standing?',
    answer: '3',
    sum: '9 - 6',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: '{hero} wants to jump rope 10 times. 7 jumps are done. Go on from 7. How many more?',
    answer: '3',
    sum: '10 - 7',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Ten soccer players run on the field. 1 more keeps the goal. How many play?',
    answer: '11',
    sum: '10 + 1',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort the gear: soccer ball, helmet, basketball, tennis ball, skates. How many are balls?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A team warms up: hop, clap, hop, clap, hop. What comes next?',
    answer: 'clap',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'A ski and a bat start at one line, side by side. The ski reaches farther. Which one is shorter?',
    answer: 'the bat',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'The whistle blows. The game stops. Which part of you noticed the whistle?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A ball rolls at the goalie. Two flat hands stop it. Push or pull?',
    answer: 'a push',
    further: true,
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Kicks roll a soccer ball 6, 10 and 8 steps. How many steps did the smallest push give?',
    answer: '6',
    further: true,
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A soccer ball rolls. A goalie eats and grows. Which one is living?',
    answer: 'the goalie',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A runner is hot after a long race. Which drink does the body need?',
    answer: 'water',
  },
  {
    skills: ['science.k.weather'],
    ask: 'It rained on Monday, Tuesday and Friday. The team stayed in the gym. Count the rainy days.',
    answer: '3',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'The team sits in the shade. The sun moves and shines on the bench. What must the team do?',
    answer: 'move to the shade',
    further: true,
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A basketball team makes 9 points and then 6 more. Make ten first. How many points is that?',
    answer: '15',
    sum: '9 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A baseball team has 12 players. 9 are on the field. Count up from 9. How many sit on the bench?',
    answer: '3',
    sum: '12 - 9',
    further: true,
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A hockey team has 8 goals this year. It wants 15. Find the hidden number: 8 + __ = 15.',
    answer: '7',
    sum: '15 - 8',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A basketball game ends 47 to 74. The greater score wins. What is the winning score?',
    answer: '74',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A basketball team has 42 points. In the last part of the game it makes 30 more. How many points is that?',
    answer: '72',
    sum: '42 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A soccer game starts at 2:30. The first half lasts half an hour. What time is it then?',
    answer: '3:00',
    further: true,
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more games has the team won than lost?',
    answer: '3',
    graph: rings('Games of one team', { won: 7, lost: 4, tied: 2 }),
    sum: '7 - 4',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A basketball game has four equal parts. One of them is over. Name that part of the game.',
    answer: 'a fourth (a quarter)',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} measures a long jump with sneakers, end to end. There are ten sneakers and 3 more. How many sneakers long was the jump?',
    answer: '13',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: "A goalie's shirt number is over 10 and under 15. It is not 11, 12 or 14. Which number is it?",
    answer: '13',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Home plate in baseball is a closed shape with 5 straight sides. How many corners does it have?',
    answer: '5',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A bell ends the race. You touch it and feel a buzz. What does the bell do to make the sound?',
    answer: 'it shakes',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The lamps go out in the gym at night. The ball is still there. What must reach your eyes to see it?',
    answer: 'light',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: "The sun shines on a tennis player. Is the player's shadow on the sunny side or on the other side?",
    answer: 'on the other side',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: "Swimmers wear wide fins like the feet of a duck. What job do the duck's feet do?",
    answer: 'push water to swim',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A goalie squints early, for the sun has just come up ahead. Is the goalie looking east or west?',
    answer: 'to the east',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Skiers race in the snow. The sun sets before supper. Which season is it?',
    answer: 'winter',
  },
]
