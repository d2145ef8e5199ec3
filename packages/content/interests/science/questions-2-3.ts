import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A scientist counts moths at a lamp: 38 one night and 27 the next. How many moths is that?',
    answer: '65',
    sum: '38 + 27',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A dish holds 82 milliliters of water. In a warm week 47 milliliters dry up. How many milliliters are left?',
    answer: '35',
    sum: '82 - 47',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A scientist reads 48 degrees in the morning, then 75 degrees at noon. How many degrees warmer is it?',
    answer: '27',
    sum: '75 - 48',
    further: true,
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'A stone balances 3 weights of 100 grams, 4 of 10 and 7 of 1. How many grams does it weigh?',
    answer: '347',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A crystal at the science fair costs 6 dimes and 3 nickels. How many cents is that?',
    answer: '75',
    sum: '6 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A wet sponge weighs 60 grams. 25 grams of water dry up, then {hero} drips on 10. How many grams is it now?',
    answer: '45',
    sum: '60 - 25 + 10',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A science class sprouts beans in 3 equal rows of pots. There are 5 pots in each row. How many pots?',
    answer: '15',
    sum: '3 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: '{hero} tests how many steps a ball rolls. How many more is it on tile than on grass?',
    answer: '9',
    sum: '12 - 3',
    graph: bars('Steps that a ball rolls', { wood: 10, tile: 12, rug: 5, grass: 3 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A rain gauge is marked in 3 equal shares. Rain fills two of them. What part is filled?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'After lunch a moth comes out of its cocoon. Draw the short hand between 2 and 3, the long hand on 5. What time is it, with a.m. or p.m.?',
    answer: '2:25 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A bean plant was 4 centimeters tall on Monday and 11 on Friday. How many centimeters did it grow?',
    answer: '7',
    sum: '11 - 4',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: '{hero} measures a bean plant each week: 3, 7, 11, 15 inches. What is the rule?',
    answer: 'add 4',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A scientist writes down four properties: shiny, hard, stiff, smooth. Is it a metal spoon or a wool sock?',
    answer: 'a metal spoon',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: '{hero} tips honey and a stone into a wide dish. Only one spreads out. Which one is a liquid?',
    answer: 'honey',
  },
  {
    skills: ['science.2.best-material'],
    ask: '{hero} tests cloths on a spill. Cotton soaks up 9 spoonfuls, wool 6, nylon 2. Which is best for wiping?',
    answer: 'cotton',
    further: true,
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A scientist warms two things and cools them again. Which change goes back: melted butter or toasted bread?',
    answer: 'melted butter',
  },
  {
    skills: ['science.2.plant-test'],
    ask: '{hero} grows beans in sand and in soil. The soil pot also gets more light. Is the test fair?',
    answer: 'no',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A scientist drops a maple seed. Its thin wing makes it spin down slowly. What can carry it far off?',
    answer: 'the wind',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A scientist draws a plant with a thick stem full of water. Is its habitat a desert or a rainforest?',
    answer: 'a desert',
  },
  {
    skills: ['science.2.land-changes'],
    ask: '{hero} pours water on two hills of soil. One is bare, and one has grass. Which loses less soil?',
    answer: 'the one with grass',
    further: true,
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A wet towel weighs 914 grams, and dry it weighs 586 grams. How many grams of water dried up? Round to test it.',
    answer: '328',
    sum: '914 - 586',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: '{hero} tests 6 kinds of soil, each in its own pot. Each pot gets 8 beans. How many beans are needed?',
    answer: '48',
    sum: '6 * 8',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A scientist has 36 milliliters of plant food for 4 test pots. Each pot gets the same. How many milliliters is that?',
    answer: '9',
    sum: '36 / 4',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A science class sets ice in the sun at 1:50. It is all melted at 2:35. How many minutes did that take?',
    answer: '45',
    sum: '10 + 35',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'To count bugs, a scientist marks a rectangle on a lawn. It is 8 feet by 6 feet. How many square feet is that?',
    answer: '48',
    sum: '8 * 6',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A scientist graphs the birds at a feeder. How many sparrows came?',
    answer: '26',
    graph: rings('Birds at the feeder', { robins: 8, sparrows: 26, finches: 18 }, 4),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A cup for science tests has 5 equal marks from empty to one liter. Water reaches the third mark. What fraction of a liter is it?',
    answer: '3/5',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: '{hero} plans 3 science tests of the same length. Two are done. What fraction is done?',
    answer: '2/3',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two equal tubes of muddy water stand still. The mud sinks and fills 3/8 of one tube and 3/6 of the other. Which fraction is more?',
    answer: '3/6',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A scientist measures six worms: 2, 2 1/4, 2 1/2, 2 1/4, 3 and 2 1/4 inches. Plot them. Which length has the most crosses?',
    answer: '2 1/4 inches',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'In a lab on Earth, weights hang on a spring. 2 weights stretch it 6 centimeters, 3 weights 9, 5 weights 15. What is the rule?',
    answer: 'times 3',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A scientist looks at one face of a calcite crystal. Its four sides are equal, and no corner is square. Name its shape.',
    answer: 'a rhombus',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} asks if sugar dissolves faster than salt. The sugar goes into warm water, the salt into cold. What makes the test unfair?',
    answer: 'warm and cold water',
    further: true,
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A stone hangs still on a spring scale. Gravity pulls it down. Are the forces on it balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A pendulum makes 10 swings in 15 seconds, each time {hero} counts. Predict how many swings it makes in 60 seconds.',
    answer: '40',
    sum: '10 * 4',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A mealworm is the larva of a beetle. A scientist sees it turn into a still pupa. What will come out of the pupa?',
    answer: 'an adult beetle',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A scientist grows two cuttings of one plant. The one in the dark turns pale. Is that from its parent or its environment?',
    answer: 'its environment',
    further: true,
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A scientist finds a moth with wings like gray bark. How does that help it survive on a tree trunk?',
    answer: 'it is hard to see',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A scientist digs in flat layers of rock. The top layer holds ferns, and a deeper one holds shells. Which fossils are older?',
    answer: 'the shells',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: '{hero} records the rain of one week. Does that tell about weather or about climate?',
    answer: 'weather',
  },
]
