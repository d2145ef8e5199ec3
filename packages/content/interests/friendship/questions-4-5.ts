import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Two friends counted their steps for a month: 184,250 and 184,520. Which place decides who took more?',
    answer: 'the hundreds',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A pen friend flies 8,140 kilometers to visit. After 5,675 kilometers the plane lands. Estimate first. How many kilometers are left?',
    answer: '2465',
    sum: '8140 - 5675',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: '24 friends swap friendship cards. Each friend gives one card to each of the 23 others. How many cards is that?',
    answer: '552',
    further: true,
    sum: '24 * 23',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'Five friends share 68 plums fairly. How many plums does each friend get, and how many are left?',
    answer: '13 each, 3 left',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: '24 friends want to stand in equal rows for a picture. How many factor pairs of 24 can they use?',
    answer: '4',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Two friends read the same story. One has read 2/3 of it, the other 7/12. Rename one fraction. Which is greater?',
    answer: '2/3',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'Two friends meet at a lake. One walks 3 1/8 miles to it, the other 1 5/8. How many miles farther is the first way?',
    answer: '1 1/2',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Two friends jump. One jumps 1.4 meters, the other 1.38 meters. Which jump is longer?',
    answer: '1.4 meters',
    further: true,
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'Two friends hike together for 2 hours and 35 minutes. How many minutes is that?',
    answer: '155',
    sum: '2 * 60 + 35',
  },
  {
    skills: ['math.4.angles'],
    ask: 'Nine friends stand evenly around a circle. How many degrees of a full turn lie between two neighbors?',
    answer: '40',
    further: true,
    sum: '360 / 9',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'A friend folds a heart for a card and cuts out both halves at once. How many lines of symmetry does the heart have?',
    answer: '1',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Each friend shakes hands once with every other friend. 2 friends make 1 handshake, 3 make 3, 4 make 6. How many do 5 make?',
    answer: '10',
    sum: '6 + 4',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'A friend measures your long jump three times: 142, 150 and 147 centimeters. Which middle result do you graph?',
    answer: '147 centimeters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Friends A and B roll equal balls at equal boxes. Box A moves 4 inches, box B moves 11. Whose ball was faster?',
    answer: "friend B's",
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Two friends talk through tin cans on a tight line. Which kind of energy travels along it from friend to friend?',
    answer: 'sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Two friends shake a rope. Now they shake faster, and the crests come closer together. What gets shorter: amplitude or wavelength?',
    answer: 'wavelength',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'At night you see a friend wave under a lamp. Put the path of the light in order: your eye, hand, lamp.',
    answer: 'lamp, hand, your eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A clownfish lives in a stinging anemone like a friend. Claim: its slimy skin protects it. Which is evidence: it gets no stings, or it is orange?',
    answer: 'it gets no stings',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Two friends skip smooth stones. The river wore them smooth as they rubbed together. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Two friends meet halfway. One comes by a train on wind power, the other by a diesel bus. Whose energy source is nonrenewable?',
    answer: "the bus rider's",
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A club of 36 friends writes to lonely people. Each friend writes 145 letters in ten years. Estimate first. How many letters is that?',
    answer: '5220',
    sum: '145 * 36',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: '18 friends rent a camp together for 846 dollars and share the cost equally. How many dollars does each friend pay?',
    answer: '47',
    sum: '846 / 18',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Three friends earn 15 dollars each and pay 9 dollars in all for lemons. They share the rest. Evaluate (3 × 15 - 9) ÷ 3 for one share.',
    answer: '12',
    sum: '(3 * 15 - 9) / 3',
    further: true,
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'Two friends want to give a third friend a kite for 15.2 dollars. One has 6.75 dollars, the other 4.9. How many dollars are missing?',
    answer: '3.55',
    sum: '15.2 - 6.75 - 4.9',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Two friends rake a yard together. One rakes 1/4 of it, the other 2/5. What fraction is raked?',
    answer: '13/20',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'Two friends have 2/3 of a pizza left and give 1/4 of that to a third friend. What part of a whole pizza is it?',
    answer: '1/6',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Two friends bury a memory box, 12 inches long, 8 wide and 5 high. How many cubic inches of space does it need?',
    answer: '480',
    sum: '12 * 8 * 5',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Six friends share 1.5 liters of lemonade equally. How many milliliters does each friend get?',
    answer: '250',
    sum: '1.5 * 1000 / 6',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a street grid, one friend lives at (2, 3) and the other at (8, 7). How many blocks is the shortest way along the streets?',
    answer: '10',
    sum: '(8 - 2) + (7 - 3)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A friend thinks of a quadrilateral with four equal sides and no right angle. Which name fits: square, rectangle or rhombus?',
    answer: 'rhombus',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Two friends save from 0. One saves 2 dollars a week, the other 6. How many has the second friend when the first has 14?',
    answer: '42',
    sum: '14 * 3',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Two friends talk through tin cans. Plan a test: do fewer words arrive over a longer line? Which variable must they change?',
    answer: 'the length of the line',
  },
  {
    skills: ['science.5.particles'],
    ask: 'Two friends pump more and more air into a hard ball. Do the gas particles get closer together or farther apart?',
    answer: 'closer together',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Three friends break a cracker of 90 grams into crumbs and lose none. How many grams do all the crumbs weigh?',
    answer: '90',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'Two friends stir sugar into water and lemon juice until it dissolves. Is dissolving the sugar a physical or a chemical change?',
    answer: 'a physical change',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A friend claims that trees are made of soil. A tree in a tub gained 160 pounds, and the soil lost 2 ounces. Does that support the claim?',
    answer: 'no',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Two friends watch a pond. Minnows eat algae, and herons eat minnows. The herons move away. Will there be more or less algae?',
    answer: 'less',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: "A pen friend lives halfway around Earth. At your home it is noon. Is it near noon, sunset or midnight at your friend's home?",
    answer: 'midnight',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "Two friends sit on a boulder in a lake. The lake belongs to the hydrosphere. To which of Earth's systems does the boulder belong?",
    answer: 'the geosphere',
  },
]
