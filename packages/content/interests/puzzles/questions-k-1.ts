import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A tangram puzzle has 5 triangles, 1 square and 1 slanted piece. Draw and count. How many pieces?',
    answer: '7',
  },
  {
    skills: ['math.k.count-to-10'],
    ask: 'In a dot puzzle, {hero} joins dots in counting order. Which dot comes after dot 8?',
    answer: '9',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The lake maze has 6 dead ends. The forest maze has 9. Which maze has fewer?',
    answer: 'the lake maze',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '{hero} solves 4 mazes and 4 riddles. More mazes, more riddles or the same?',
    answer: 'the same',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'One puzzle piece is long and thin. It has 3 sides and 3 corners. Name its shape.',
    answer: 'a triangle',
    further: true,
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A jigsaw is a rectangle. How many corner pieces does it have?',
    answer: '4',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '{hero} fits 4 jigsaw pieces together. {friend} adds 5 more. How many pieces is that?',
    answer: '9',
    sum: '4 + 5',
    further: true,
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A jigsaw puzzle has 9 pieces. {hero} takes out 5. How many pieces are left?',
    answer: '4',
    sum: '9 - 5',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'In a number puzzle, two pieces fit if they make 10. One shows 7. What must the other show?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A puzzle at {place} has 10 pieces. 7 are laid. How many pieces are missing?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: '{hero} finds ten words in a puzzle and 3 more. Write it as one number. What is it?',
    answer: '13',
    sum: '10 + 3',
    further: true,
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort the puzzle pieces: edge, middle, edge, corner, edge, corner. Which are the most?',
    answer: 'edge pieces',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A puzzle row goes star, ring, star, ring. What comes next?',
    answer: 'star',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Puzzle rows start at one line: 5 red, 8 blue, 3 green. Which row is the shortest?',
    answer: 'the green row',
    further: true,
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'You feel a puzzle piece with shut eyes. What can tell its color: fingers or eyes?',
    answer: 'eyes',
    further: true,
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A slide puzzle is stuck. {hero} moves a tile away with one finger. Is that a push or a pull?',
    answer: 'a push',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'In a floor maze, the gate is far off. Will a tap or a big push get the ball there?',
    answer: 'a big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A riddle: I grow, and my roots drink. Am I a tree or a chair?',
    answer: 'a tree',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A riddle: Fish, trees and you all need me. You can drink me. What am I?',
    answer: 'water',
    further: true,
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A maze has a nest, a pond and a hive. Where must the bee go?',
    answer: 'to the hive',
  },
  {
    skills: ['science.k.weather'],
    ask: 'A riddle: I fall from the sky as white flakes. Name my weather.',
    answer: 'snowy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A riddle: I block the hot sun, so you sit under me. Am I a tree or a puddle?',
    answer: 'a tree',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'In a brick puzzle, the top brick is the sum of both below. Below are 9 and 6. What is on top?',
    answer: '15',
    sum: '9 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A word search hides 12 words. {hero} has found 9 of them. How many words are still hidden?',
    answer: '3',
    sum: '12 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A puzzle hides a number behind a star. It says 8 + star = 14. Which number is the star?',
    answer: '6',
    sum: '14 - 8',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A number riddle: I have 5 tens and 8 ones. Which number am I?',
    answer: '58',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '{hero} has laid 34 pieces of a jigsaw. {friend} fits in 20 more. How many pieces are laid now?',
    answer: '54',
    sum: '34 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A clock riddle: My long hand is on 6. My short hand is between 7 and 8. What time am I?',
    answer: '7:30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A clock puzzle: What time do I show? My short hand is on 7, my long on 12.',
    answer: "7 o'clock",
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more mazes than riddles did {friend} solve?',
    answer: '5',
    graph: bars('Puzzles that {friend} solved', { mazes: 8, riddles: 3, jigsaws: 6 }),
    sum: '8 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A square puzzle has four equal pieces. Two of them are laid. Is that one half or one fourth of the square?',
    answer: 'one half',
    further: true,
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 10 equal tiles end to end along a jigsaw. The last 2 lie past its edge. How many tiles long is it?',
    answer: '8',
    sum: '10 - 2',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'Each row of a number puzzle needs 1, 2, 3 and 4. One row shows 4, 1 and 2. Which number is missing?',
    answer: '3',
    further: true,
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Six triangle pieces fit around one point of a puzzle. They make a closed shape with 6 sides. Name it.',
    answer: 'a hexagon',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A riddle: I shake when you hum. Put your fingers on your neck to feel me. What am I?',
    answer: 'the throat',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A riddle: I shine by my own light, and I wake you. Am I the sun or the moon?',
    answer: 'the sun',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A riddle: You block the light, and I lie dark on the ground. What am I?',
    answer: 'a shadow',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'An odd-one-out puzzle: robin, duck, bat, hen. Which one has no feathers?',
    answer: 'the bat',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A riddle: I hold a tree in the ground and drink for it. Which part am I?',
    answer: 'the roots',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A match puzzle: kitten and cat, foal and horse. Which parent goes with a cub: a bear or a hen?',
    answer: 'a bear',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A riddle: I turn once a day. That is why the sun seems to move. Am I the earth or the moon?',
    answer: 'the earth',
    further: true,
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A riddle: My days get shorter and cooler, and many trees go bare. Which season am I?',
    answer: 'fall',
  },
]
