import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A chef folds 38 dumplings in the morning and 27 at noon. How many dumplings is that?',
    answer: '65',
    sum: '38 + 27',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A chef has 52 dumplings ready. Guests eat 35. How many are left? Check by adding.',
    answer: '17',
    sum: '52 - 35',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'A big kitchen has 347 plates. The chef makes stacks of ten. How many full stacks are there?',
    answer: '34',
    sum: '340 / 10',
    further: true,
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A chef sells a slice of pie for 3 dimes and 3 nickels. How many cents is that?',
    answer: '45',
    sum: '3 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'The chef has 30 eggs. The pancakes take 12, and a cake takes 6. How many eggs are left?',
    answer: '12',
    sum: '30 - 12 - 6',
  },
  {
    skills: ['math.2.arrays'],
    ask: "The chef's muffin pan has 4 rows with 5 muffins in each row. How many muffins is that?",
    answer: '20',
    sum: '4 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more soups and salads are there than stews?',
    answer: '2',
    sum: '8 + 5 - 11',
    further: true,
    graph: rings('What the chef cooked', { soups: 8, salads: 5, stews: 11, pies: 6 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'The chef cuts corn bread into 3 equal shares and serves 2 of them. What part is served?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: "The chef's dough is ready before supper. Draw the short hand between 4 and 5, the long hand on 9. What time is it, with a.m. or p.m.?",
    answer: '4:45 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A chef rolls dough out from the 3-inch mark to the 15-inch mark. How many inches long is it?',
    answer: '12',
    sum: '15 - 3',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A chef puts 20 berries on the first layer of a cake, then 16, then 12. How many come next?',
    answer: '8',
    sum: '12 - 4',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'Noodle dough takes 385 grams of flour, and dumplings take 248. How many grams does the chef need? Round to test it.',
    answer: '633',
    sum: '385 + 248',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Each pot of soup takes 6 carrots. The chef makes 8 pots. How many carrots must be cut?',
    answer: '48',
    sum: '8 * 6',
    further: true,
  },
  {
    skills: ['math.3.divide'],
    ask: 'A chef shares 42 meatballs equally among 7 plates. How many go on each plate?',
    answer: '6',
    sum: '42 / 7',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Bread dough must rise from 9:45 to 10:30. How many minutes does the chef wait?',
    answer: '45',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A chef rolls dough into a rectangle, 9 inches by 7 inches. How many one-inch square crackers can be cut from it?',
    answer: '63',
    sum: '9 * 7',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'The chef graphs the pies that were sold. How many pies were sold on Friday?',
    answer: '26',
    graph: rings("The chef's pies", { Monday: 12, Friday: 26, Sunday: 18 }, 4),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A chef cuts a pizza into 8 equal slices. Guests eat 3 of them. What fraction is left?',
    answer: '5/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two loaves are the same size. The chef uses 3/6 of the rye loaf and 3/8 of the white one. Of which loaf is more used?',
    answer: 'the rye loaf',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: "A chef's crackers are 2 1/4, 2 1/2, 2 1/4 and 2 3/4 inches wide. How many crosses stand over 2 1/4 on a line plot?",
    answer: '2',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A recipe table says: 2 pans take 6 eggs, 5 pans take 15. How many eggs do 8 pans take?',
    answer: '24',
    sum: '8 * 3',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A chef cuts flat noodles with four equal sides and no square corners. Name their shape.',
    answer: 'a rhombus',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A chef lets honey run off a spoon. It spreads out on the plate. Is it a solid or a liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'The handle of a soup pot must stay cool. Which is best for it: wood or metal?',
    answer: 'wood',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'The chef melts butter in a pan. Then the butter gets cold. Can this change go back?',
    answer: 'yes, it gets hard',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'A chef tests if dough rises faster in a warm spot than in a cool one. Which one variable changes?',
    answer: 'the temperature',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'A chef grows two pots of basil: same soil, same water. One stands in the dark. What is tested?',
    answer: 'the light',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "A bird eats a berry in the chef's garden and flies off. How does that help the plant?",
    answer: 'it spreads the seed',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A chef grows beans: sprout, plant with pods, dry bean. Which of these stages comes first?',
    answer: 'the dry bean',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A chef finds a crooked carrot. A stone was in its way. Is the bend inherited or from the environment?',
    answer: 'from the environment',
  },
  {
    skills: ['science.2.land-changes'],
    ask: "Rain washes soil off a bare slope in a chef's garden. Which slows this: planting grass or raking?",
    answer: 'planting grass',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "A chef's herb garden got 42 millimeters of rain in May and 17 in July. How many millimeters more fell in May?",
    answer: '25',
    sum: '42 - 17',
  },
]
