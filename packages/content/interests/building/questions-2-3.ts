import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Builders set 48 beams in a bridge in May and 37 in June. How many beams are set?',
    answer: '85',
    sum: '48 + 37',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: '{hero} builds a ramp at {place} with 75 planks. 48 planks are laid. How many planks are still to lay?',
    answer: '27',
    sum: '75 - 48',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Bricks come in stacks of 100. A wall takes 3 full stacks and 6 single bricks. How many bricks is that?',
    answer: '306',
    sum: '3 * 100 + 6',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: '{hero} buys screws for a bird house and pays 2 dimes and 4 nickels. How many cents is that?',
    answer: '40',
    sum: '2 * 10 + 4 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '{hero} lays 30 bricks. 8 sit crooked and come out, then 25 more are laid. How many bricks are in the wall?',
    answer: '47',
    sum: '30 - 8 + 25',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A builder makes a big window with 3 equal rows of 5 panes. How many panes of glass does it take?',
    answer: '15',
    sum: '3 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more blocks has the tallest tower than the shortest?',
    answer: '8',
    sum: '12 - 4',
    graph: bars('Blocks in four towers', { red: 9, blue: 6, green: 12, gold: 4 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A builder saws a plank into 3 equal parts. One part becomes a shelf. What part of the plank is the shelf?',
    answer: 'a third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'After breakfast the crane starts. Draw the short hand just past 9, the long hand on 2. What time is it, with a.m. or p.m.?',
    answer: '9:10 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A builder puts a 26-inch board on a wall 40 inches long. How many inches stay bare?',
    answer: '14',
    sum: '40 - 26',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A builder sets fence posts at 8, 16 and 24 feet. The rule goes on. At how many feet is the next post?',
    answer: '32',
    sum: '24 + 8',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A house takes 486 boards, and 297 are there. Test with round hundreds. How many boards must still come?',
    answer: '189',
    sum: '486 - 297',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A tower has 7 floors, and builders set 6 windows into each. How many windows do they need?',
    answer: '42',
    sum: '7 * 6',
  },
  {
    skills: ['math.3.divide'],
    ask: '{hero} has 48 bricks for a garden wall and lays 6 in each row. How many rows high does the wall get?',
    answer: '8',
    sum: '48 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Builders pour a floor from 10:35 to 11:15. How many minutes does that take?',
    answer: '40',
    sum: '25 + 15',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: '{hero} lays square tiles, 1 foot on each side, on a floor 9 feet long and 6 feet wide. How many tiles cover it?',
    answer: '54',
    sum: '9 * 6',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: '{hero} graphs the bricks of three walls. How many bricks are in the tall wall?',
    answer: '40',
    graph: rings('Bricks of the walls', { low: 15, long: 30, tall: 40 }, 5),
    sum: '8 * 5',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A fence has 8 equal parts. The builder has put up 5 of them. What fraction of the fence is missing?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two planks have the same length. A builder uses 2/3 of one and 2/6 of the other. Which fraction is greater?',
    answer: '2/3',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A common brick is 2 1/4 inches high. How many quarter inches is that?',
    answer: '9',
    sum: '2 * 4 + 1',
  },
  {
    skills: ['math.3.number-rules'],
    ask: "A builder's table for stairs says: 2 steps, 14 inches high; 5 steps, 35 inches high. What is the rule?",
    answer: 'multiply by 7',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'Seen from the side, a dam has four straight sides. Only its top and its bottom would never meet. Is that shape a rectangle or a trapezoid?',
    answer: 'a trapezoid',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A builder bends a steel beam and a rope. Which of the two is stiff?',
    answer: 'the steel beam',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'The new concrete step keeps its shape, even when {hero} jumps on it. Is it a solid or a liquid now?',
    answer: 'a solid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A builder wants a roof that keeps rain out. Which is best for the job: metal, wool or sponge?',
    answer: 'metal',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Termites build mounds in dry grassland. Which animal builds where a stream runs: a beaver or a termite?',
    answer: 'a beaver',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Waves carry a beach away, year by year. Builders set up a sea wall. Which slow change does it hold up?',
    answer: 'erosion',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests whether a flat or an arched bridge is stronger. One is of wood, one of foam. Why is the test unfair?',
    answer: 'the material differs, too',
    further: true,
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A bridge and the truck parked on it do not move. Are the forces on the truck balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'Beavers dam a stream, and the pond hides the door of their lodge under water. How does that help them?',
    answer: 'wolves cannot get in',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A spider spins its first web with no lesson. A child has lessons in sawing a board. Is spinning inherited or learned?',
    answer: 'inherited',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'In a mountain town all roofs are built steep, because deep snow falls there every winter. Is that snow pattern weather or climate?',
    answer: 'climate',
  },
]
