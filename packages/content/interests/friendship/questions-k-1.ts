import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Friends in a ring count themselves: 1, 2, 3, 4, 6. Which number was left out?',
    answer: '5',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Two friends lay 4 shells far apart and 7 close by. Which is fewer: 4 or 7?',
    answer: '4',
    further: true,
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Friends hold hands in a round ring with no corners. Name its shape.',
    answer: 'a circle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '2 friends build a snow fort. 7 more friends come to help. How many friends now?',
    answer: '9',
    sum: '2 + 7',
    further: true,
  },
  {
    skills: ['math.k.take-away'],
    ask: '{hero} has 6 apples and gives 2 to a friend. Go back from 6. How many are left?',
    answer: '4',
    sum: '6 - 2',
    further: true,
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: '10 friends are coming to play. 5 are here. Go on from 5. How many are still missing?',
    answer: '5',
    sum: '10 - 5',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Ten friends sit in a ring. 3 more friends sit behind them. How many friends in all?',
    answer: '13',
    sum: '10 + 3',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Friends heap up their shoes: big, small, small, big, small. Sort them. How many are small?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A friendship handshake goes clap, bump, clap, bump. What comes next?',
    answer: 'clap',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Three friends jump from one line: 4, 6 and 5 steps. How many steps is the longest jump?',
    answer: '6',
    further: true,
  },
  {
    skills: ['math.1.add-within-20'],
    ask: '{hero} brings 7 pears to a picnic, and a friend brings 5. Make ten first. How many pears is that?',
    answer: '12',
    sum: '7 + 5',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: '{hero} has 15 shells and gives 7 to a friend. Stop at ten on the way. How many shells are left?',
    answer: '8',
    sum: '15 - 7',
  },
  {
    skills: ['math.1.missing-number'],
    ask: '13 friends play hide and seek. Some are found, and 8 still hide. Fill in: 13 - __ = 8.',
    answer: '5',
    sum: '13 - 8',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Two friends collect acorns. One has 39, the other has 41. Which number is greater?',
    answer: '41',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Two friends make a chain to tell the days to a visit: 34 links. They add 5 more. How many links is that?',
    answer: '39',
    sum: '34 + 5',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Two friends meet now. The long hand is on 6. The short hand is between 3 and 4. What time is it?',
    answer: '3:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Each friend chooses one game. How many friends are there in all?',
    answer: '16',
    graph: rings('Games that friends choose', { tag: 8, ball: 5, chess: 3 }),
    sum: '8 + 5 + 3',
    further: true,
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Two friends cut a square sandwich so that both get the same. What part does each friend get?',
    answer: 'a half',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Two friends measure one bench. One uses long shoes, the other uses short ones. Which shoes give the bigger number?',
    answer: 'the short shoes',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A friend thinks of a number over 12 and under 16. It is not 13 or 15. What is it?',
    answer: '14',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A friend folds a secret note into a shape with 3 straight sides. How many corners does it have?',
    answer: '3',
  },
  {
    skills: ['science.k.five-senses'],
    ask: "Your eyes are shut. You touch a friend's soft mitten. Which part of you feels it?",
    answer: 'your fingers',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A friend sends your swing away with both hands. Push or pull?',
    answer: 'a push',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Your ball rolls 4 steps. Your friend sits at 6. Push harder or softer?',
    answer: 'harder',
    further: true,
  },
  {
    skills: ['science.1.sound'],
    ask: 'Two friends hum and hold a hand on the neck. What does the throat do to make the sound?',
    answer: 'it shakes',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'Two friends sit in a dark tent. What can they turn on to see each other: a lamp or a drum?',
    answer: 'a lamp',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Two friends stand in the sun. Each blocks its light. What do they see on the ground?',
    answer: 'their shadows',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A friend gives you a tulip bulb, a card and a pebble. All lie still. Which one is living?',
    answer: 'the bulb',
    further: true,
  },
  {
    skills: ['science.k.needs'],
    ask: "You take care of a friend's cat. What two things must it eat and drink?",
    answer: 'food and water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'Bees share the work like good friends. Do they share a hive or a pond?',
    answer: 'a hive',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'You feed two pets for a friend, a parrot and a hamster. Which one has wings?',
    answer: 'the parrot',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: "A friend's dog sniffs the path and finds a lost glove. Which body part did that job?",
    answer: 'its nose',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A friend holds a fluffy puppy. Is its parent a dog or a cat?',
    answer: 'a dog',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Two friends note seven days: sun, rain, sun, rain, rain, sun, rain. How many were rainy?',
    answer: '4',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: "A friend's snowball melts fast in the sun. Where would it melt more slowly?",
    answer: 'in the shade',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'Two friends play until the sun sets. Is the sun in the east or in the west now?',
    answer: 'the west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Two friends walk home early, and it is cold and dark already. Is it winter or summer?',
    answer: 'winter',
  },
]
