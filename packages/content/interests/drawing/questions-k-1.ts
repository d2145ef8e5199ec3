import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Draw 5 fish and 2 crabs in a jumble. Cross out and count. How many animals?',
    answer: '7',
    further: true,
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Which drawing has fewer clouds: one with 4 or one with 7?',
    answer: 'the one with 4',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Draw a caterpillar with ten spots and 3 more. How many spots?',
    answer: '13',
    sum: '10 + 3',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'You draw a bug. It gets 4 dots on each of its two wings. How many dots?',
    answer: '8',
    sum: '4 + 4',
  },
  {
    skills: ['math.k.take-away'],
    ask: '{hero} draws 6 stars and rubs out 2. How many stars are left?',
    answer: '4',
    sum: '6 - 2',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'You draw two hands with 10 fingers in all. 5 are done. How many more?',
    answer: '5',
    sum: '10 - 5',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'You draw a cat, a tree, a fish and a dog. How many are animals?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'You draw a border: leaf, dot, leaf, dot, leaf. What comes next?',
    answer: 'dot',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'You draw two snakes side by side from one line. The red one ends first. Is red longer or shorter?',
    answer: 'shorter',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Draw a door: 2 long sides, 2 short ones, 4 square corners. Name the shape.',
    answer: 'a rectangle',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A big box of colors has 4 rows of ten and 8 more. How many colors can {hero} draw with?',
    answer: '48',
    sum: '4 * 10 + 8',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: '{hero} draws a giraffe with 9 spots. Then {hero} draws 5 more. Make ten first. How many spots?',
    answer: '14',
    sum: '9 + 5',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A night sky in a drawing needs 12 stars. {hero} has drawn 9. How many must still be drawn?',
    answer: '3',
    sum: '12 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'An octopus has 8 arms. 3 are drawn: 3 + __ = 8. How many must still be drawn?',
    answer: '5',
    sum: '8 - 3',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A flip book has 34 drawings. {hero} draws 20 more. How many drawings are there now?',
    answer: '54',
    sum: '34 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'You draw a clock for half past 9. The short hand goes halfway between 9 and which number?',
    answer: '10',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more artists choose blue than green?',
    answer: '5',
    graph: bars('Colors that artists choose', { blue: 9, red: 6, green: 4 }),
    sum: '9 - 4',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'You draw a cross in a square and get 4 equal parts. You color one. What part is colored?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'You lay keys along a drawn snake but leave gaps. Will your number be too small or too big?',
    answer: 'too small',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: '{hero} hides stars in a drawing. They are more than 5 and fewer than 9, not 6 or 8. How many?',
    answer: '7',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'You draw a closed shape with 6 straight sides. How many corners did you draw?',
    answer: '6',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'You feel a shell with shut eyes. What can tell if it is pink: eyes or fingers?',
    answer: 'eyes',
    further: true,
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'You slide an eraser away from you over a line. Do you push or pull it?',
    answer: 'push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'Draw a cloud that gets bigger and an acorn that lies still. Which one is living?',
    answer: 'the acorn',
    further: true,
  },
  {
    skills: ['science.k.needs'],
    ask: 'You draw a droopy plant in dry soil. What does the plant need?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'You draw a bird with eggs. Which home do you draw: a nest or a pond?',
    answer: 'a nest',
  },
  {
    skills: ['science.k.weather'],
    ask: 'You draw a chart of 5 rainy days and 4 sunny days. How many more rainy days?',
    answer: '1',
    further: true,
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'You draw the sun on the right of a tree. On which side do you draw the shade?',
    answer: 'on the left',
    further: true,
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'You draw at night and the lamp goes out. You cannot see your page. Why?',
    answer: 'there is no light',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'You trace shadows on a page. Which toy makes the darker one: a wood horse or a clear cup?',
    answer: 'the wood horse',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'You draw a page of animals with feathers: an owl, a bat, a hen. Which one does not fit?',
    answer: 'the bat',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'You draw a tree. Which part do you draw under the ground, to take in water?',
    answer: 'the roots',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'You draw a foal with four hooves and a mane. Which parent do you draw: a horse or a duck?',
    answer: 'a horse',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'You draw a sunset over the sea. Is the sun in the east or in the west?',
    answer: 'in the west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'You draw a bare oak on a cold, short day. Which season is it?',
    answer: 'winter',
  },
]
