import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A school kitchen served 148,650 lunches last year. The chef rounds this to the nearest thousand. What does the chef write?',
    answer: '149000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'The kitchen has 12,500 grams of rice. The chef uses 3,875 grams for a feast. Estimate first. How many grams are left?',
    answer: '8625',
    sum: '12500 - 3875',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'One tray holds 35 dumplings. The chef fills 8 trays for a feast. How many dumplings is that?',
    answer: '280',
    sum: '35 * 8',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'One pot of soup feeds 8 guests, and 130 guests are coming. How many pots must the chef make?',
    answer: '17',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A chef cuts a round pie into 8 equal slices. How many degrees is the angle at the tip of each slice?',
    answer: '45',
    further: true,
    sum: '360 / 8',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'One muffin recipe takes 2/3 cup of milk, another takes 3/4 cup. Rename both in twelfths. Which amount is more?',
    answer: '3/4 cup',
    further: true,
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'The chef pours 1 3/4 quarts of broth and 2 2/4 quarts of milk into a pot. How many quarts is that?',
    answer: '4 1/4',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: "A recipe takes 0.4 kilogram of rice. The chef's scale shows 0.36 kilogram. Is that enough?",
    answer: 'no, 0.4 is more',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A chef sets out 23 rolls. No equal rows work, only one long row. What kind of number is 23?',
    answer: 'a prime number',
  },
  {
    skills: ['math.4.convert-units'],
    ask: "A stew recipe takes 3 pounds of carrots. The chef's scale shows ounces, 16 to a pound. How many ounces must it show?",
    answer: '48',
    sum: '3 * 16',
  },
  {
    skills: ['math.4.symmetry'],
    ask: "A chef's cookie cutter is a star with five equal points. How many lines of symmetry does each cookie have?",
    answer: '5',
    further: true,
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A chef feeds a bread starter so that it doubles every day. On day 1 it weighs 25 grams. How many grams is it on day 5?',
    answer: '400',
    sum: '25 * 2 * 2 * 2 * 2',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A hotel chef serves 128 breakfasts a day. How many breakfasts is that in 31 days? Estimate to check.',
    answer: '3968',
    sum: '128 * 31',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A chef has 384 dumplings, and one steamer basket holds 24. How many baskets are filled?',
    answer: '16',
    sum: '384 / 24',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A chef makes 6 plates with 4 dumplings and 3 rolls each. Then 5 rolls come back. Evaluate 6 × (4 + 3) - 5 to tell how many pieces are eaten.',
    answer: '37',
    sum: '6 * (4 + 3) - 5',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: "A recipe takes 2.5 kilograms of potatoes. The chef's scale shows 1.85 kilograms. How many kilograms are missing?",
    answer: '0.65',
    sum: '2.5 - 1.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A stew takes 2/3 pound of beans and 3/4 pound of carrots. How many pounds is that in all?',
    answer: '1 5/12',
    further: true,
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A recipe for 12 guests takes 3/4 pound of beans. The chef makes only 2/3 of the recipe. How many pounds of beans go in?',
    answer: '1/2',
  },
  {
    skills: ['math.5.volume'],
    ask: "A chef's bread pan is 10 inches long, 4 inches wide and 3 inches deep. How many cubic inches of dough fill it to the top?",
    answer: '120',
    sum: '10 * 4 * 3',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'A chef maps the kitchen on a grid. The sink is at (2, 6). The table is 5 right and 4 down from the sink. Name its point.',
    answer: '(7, 2)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A chef cuts lasagna into rectangles that are longer than wide. Which name does not fit them: parallelogram, rhombus or quadrilateral?',
    answer: 'rhombus',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: "In a chef's table the eggs go 2, 4, 6 and the pancakes go 8, 16, 24. How many pancakes go with 10 eggs?",
    answer: '40',
    sum: '10 * 4',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A chef has 5 liters of soup and serves 12 portions of 300 milliliters each. How many milliliters are left in the pot?',
    answer: '1400',
    sum: '5000 - 12 * 300',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: "A chef's cold metal ladle stands in warm soup. Which way does heat move: soup to ladle or ladle to soup?",
    answer: 'from soup to ladle',
  },
  {
    skills: ['science.5.particles'],
    ask: "Water vapor rises from the chef's soup. Are water particles farther apart in the soup or in the vapor?",
    answer: 'in the vapor',
    further: true,
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A chef stirs 20 grams of salt into 480 grams of water until nobody can see it. How many grams does the mixture weigh?',
    answer: '500',
    sum: '480 + 20',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A chef toasts bread. It turns brown, smells new and cannot turn back. Is that a physical or a chemical change?',
    answer: 'a chemical change',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A chef grows pea shoots in water, light and air, without soil. Which gas do they take in to make food?',
    answer: 'carbon dioxide',
  },
  {
    skills: ['science.5.food-webs'],
    ask: "In a chef's garden, snails eat lettuce and a thrush eats snails. The thrush moves away. Will more or less lettuce be left?",
    answer: 'less',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A kitchen runs on natural gas, which took millions of years to form. Is that source renewable or nonrenewable?',
    answer: 'nonrenewable',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "A chef needs fresh water for soup. Of 100 spoonfuls of Earth's water, about 97 are salty. About how many are fresh?",
    answer: '3',
  },
]
