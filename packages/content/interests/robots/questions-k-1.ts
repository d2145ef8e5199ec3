import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A robot counts its steps: 1, 2, 3, 4, 6. Which number did it leave out?',
    answer: '5',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A red robot has 8 lights. A blue robot has 6. Which robot has fewer?',
    answer: 'the blue robot',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A robot draws as it rolls. It makes 3 sides and 3 corners. Name the shape.',
    answer: 'a triangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A robot dog has 4 legs. A robot bug has 6. How many legs in all?',
    answer: '10',
    sum: '4 + 6',
    further: true,
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A robot carries 8 boxes. It sets down 5. How many does it still carry?',
    answer: '3',
    sum: '8 - 5',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A robot has 10 lights. 3 are lit. How many more make 10?',
    answer: '7',
    sum: '10 - 3',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A robot beeps ten times and 5 more. It writes 105. Which number is right?',
    answer: '15',
    sum: '10 + 5',
    further: true,
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'A robot sorts: bolt, gear, bolt, bolt, gear, spring. How many are bolts?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A robot does step, turn, beep, step, turn. What does it do next?',
    answer: 'beep',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two robot arms start at one wall. The red arm ends past the blue arm. Which is shorter?',
    answer: 'the blue arm',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A robot packs 9 gears and then 4 more. It fills a box of ten first. How many gears in all?',
    answer: '13',
    sum: '9 + 4',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A robot is 11 steps from the door. It has made 8 of them. How many steps are left?',
    answer: '3',
    sum: '11 - 8',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A robot uses 5 bolts, and 7 are left. How many were there at first? Fill in: __ - 5 = 7.',
    answer: '12',
    sum: '7 + 5',
    further: true,
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A robot shows a number in lights. 5 lights stand for tens, and 3 stand for ones. Which number is it?',
    answer: '53',
    sum: '5 * 10 + 3',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A robot walks 35 steps and then 30 more. How many steps did it walk?',
    answer: '65',
    sum: '35 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A robot wakes with the long hand on 6. The short hand is between 7 and 8. What time is it?',
    answer: '7:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more springs than bolts does the robot need?',
    answer: '6',
    graph: bars('Parts for one robot', { gears: 5, bolts: 3, springs: 9 }),
    sum: '9 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A robot has a square light with 4 equal parts. Two of them are lit. What bigger part is that?',
    answer: 'a half',
    further: true,
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Your hand is the gripper of a robot. Lay it end to end down this page. How many grippers long is the page?',
    answer: 'about 2 grippers',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: "One number opens the robot's door. It is between 30 and 40. Its two digits are the same. What is it?",
    answer: '33',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A robot walks around a closed shape with straight sides. It turns at 5 corners. How many sides does it have?',
    answer: '5',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A robot has a part that picks up sounds. Which part of you does that?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A robot hooks a drawer and slides it open, closer to itself. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A robot kicks balls 5, 9 and 2 steps. Which had the biggest push?',
    answer: 'the one at 9',
    further: true,
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A robot rolls down a dark hall with its lamp on. Which makes light: the lamp or the wall?',
    answer: 'the lamp',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A robot stands between a lamp and a wall. What dark shape does it make on the wall?',
    answer: 'its shadow',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A robot and a puppy both walk. Only one of them eats and grows. Which one is living?',
    answer: 'the puppy',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A robot needs no food or water. A kitten is thirsty. What does the kitten need?',
    answer: 'water',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A builder gives a robot 8 legs. Is it built like an ant or like a spider?',
    answer: 'like a spider',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A robot has a claw to hold a box. Which part of you has that job?',
    answer: 'your hand',
  },
  {
    skills: ['science.k.weather'],
    ask: 'A robot writes down 5 sunny days and 2 rainy days. How many more sunny days?',
    answer: '3',
    further: true,
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'Sun shines on a big robot from the left. Which of its sides stays cooler?',
    answer: 'the right side',
    further: true,
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A robot runs on sunlight. Is the sun highest at noon or at sunset?',
    answer: 'at noon',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A garden robot runs on sunlight. Days have 10, 16 and 12 hours of daylight. Which number fits summer?',
    answer: '16',
    further: true,
  },
]
