import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A recipe asks for 6 eggs. The chef counts 1, 2, 3, 5, 6. How many eggs are really there?',
    answer: '5',
    further: true,
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Each pan needs a lid. The chef has 6 pans and 5 lids. Which are fewer?',
    answer: 'the lids',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'The chef cuts a sandwich. One piece has 3 sides and 3 corners. Name its shape.',
    answer: 'a triangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A pancake recipe takes 4 eggs. The chef makes it two times. How many eggs in all?',
    answer: '8',
    sum: '4 + 4',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A chef has 8 eggs. 3 go into the pancakes. How many eggs are left?',
    answer: '5',
    sum: '8 - 3',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A muffin pan has 10 spots. The chef has filled 7. Go on from 7. How many more?',
    answer: '3',
    sum: '10 - 7',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A chef fills a tray with ten buns. 4 more buns do not fit. How many buns?',
    answer: '14',
    sum: '10 + 4',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort for the chef: apple, carrot, pear, plum, potato. How many are fruits?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'The chef lays fruit on a cake: apple, pear, apple, pear, apple. What comes next?',
    answer: 'pear',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: "Two noodles start at the edge of the chef's board. The green one ends past the white one. Which is longer?",
    answer: 'the green one',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A chef has 8 tomatoes and picks 6 more for a sauce. Make ten first. How many tomatoes?',
    answer: '14',
    sum: '8 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A chef has 13 plums. A cake takes 5 of them. Stop at ten on the way. How many are left?',
    answer: '8',
    sum: '13 - 5',
  },
  {
    skills: ['math.1.missing-number'],
    ask: "The chef's soup needs 11 carrots, and 7 are cut. Fill in: 7 + __ = 11.",
    answer: '4',
    sum: '11 - 7',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A chef has 46 buns and fills trays of ten. How many buns are left over?',
    answer: '6',
    sum: '46 - 40',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A chef has folded 34 dumplings and folds 20 more. How many dumplings is that?',
    answer: '54',
    sum: '34 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The recipe says: let the dough rest half an hour. It rests from 4:00 on. When is it ready?',
    answer: '4:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more pies than salads must the chef make?',
    answer: '5',
    graph: bars("The chef's lunch orders", { soups: 7, salads: 4, pies: 9 }),
    sum: '9 - 4',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A chef cuts a round pie so that four guests get the same. What is each part called?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A chef lays 5 equal spoons along a loaf of bread. The last one starts past its end. How many spoons long is the loaf?',
    answer: '4',
    sum: '5 - 1',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'Sauce hides the number of eggs in a recipe. It is over 6 and under 10. It is not 7 or 9. How many eggs?',
    answer: '8',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: "The chef's cookie cutter has 6 straight sides. What shape are the cookies?",
    answer: 'a hexagon',
  },
  {
    skills: ['science.k.five-senses'],
    ask: "Two of the chef's pots look alike. One smells of mint. What finds it: eyes or nose?",
    answer: 'nose',
    further: true,
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'The chef tugs a drawer open to get a spoon. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A chef taps a pot lid, and it rings. Then a hand holds it tight. What happens to the sound?',
    answer: 'it stops',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'The chef has a spoon, some salt and a dry bean. Which one can sprout and is living?',
    answer: 'the bean',
    further: true,
  },
  {
    skills: ['science.k.needs'],
    ask: "The chef's basil plant droops. Its soil is dry. What does it need?",
    answer: 'water',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'The chef peels a carrot. It is the root of a plant. What job did it do in the soil?',
    answer: 'it took in water',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: "The chef's butter gets soft on a picnic table. Where is it cooler: sun or shade?",
    answer: 'in the shade',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A chef picks ripe garden tomatoes. The days are long and hot. Name the season.',
    answer: 'summer',
  },
]
