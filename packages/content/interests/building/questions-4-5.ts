import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A brickyard made 384,650 bricks for builders in one month. Round the number to the nearest thousand.',
    answer: '385000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'The main span of the Golden Gate Bridge is 4,200 feet, that of the Brooklyn Bridge 1,595 feet. Estimate first. How many feet longer is the first?',
    answer: '2605',
    sum: '4200 - 1595',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A tower has 24 floors, and builders set 36 windows into each. How many windows do they need?',
    answer: '864',
    further: true,
    sum: '24 * 36',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A builder needs 50 boards for a deck. Boards come in packs of 8. How many packs must the builder buy?',
    answer: '7',
    sum: '(50 + 6) / 8',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: '{hero} wants to lay 36 square tiles in one full rectangle. Which number of rows does not work: 4, 8 or 9?',
    answer: '8',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'A builder needs the thicker of two bolts. One is 3/8 inch thick, one 5/16 inch. Which fraction is greater?',
    answer: '3/8',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A builder lays three boards on top of each other. Each is 3/8 inch thick. How many inches thick is the pile?',
    answer: '1 1/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A gap in a wall is 0.68 meters wide. One stone is 0.7 meters wide, one 0.65. Which stone fits into the gap?',
    answer: 'the 0.65 meter stone',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A builder sets a board into a square frame, from corner to corner. How many degrees are between the board and each side?',
    answer: '45',
    sum: '90 / 2',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'Builders made the front of the Taj Mahal so that its left half matches its right half. How many lines of symmetry is that?',
    answer: '1',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A room will be 9 feet high, but the builder marks wall boards in inches. How many inches high must they be?',
    answer: '108',
    sum: '9 * 12',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A builder lays square floors of 1, 4, 9 and 16 tiles. How many tiles does the next larger square take?',
    answer: '25',
    sum: '16 + 9',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Builders set 425 seats in each of the 36 sections of a new stadium. Estimate, then work out how many seats that is.',
    answer: '15300',
    sum: '425 * 36',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A builder has 1,152 bricks for a wall with 36 bricks in each row. How many rows high can the wall be?',
    answer: '32',
    sum: '1152 / 36',
  },
  {
    skills: ['math.5.expressions'],
    ask: '{hero} has 100 boards. One staircase takes 16 boards, and {hero} builds 5. Evaluate 100 - 5 × 16. How many boards are left?',
    answer: '20',
    sum: '100 - 5 * 16',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The hole for a window is 1.25 meters wide, and its frame is 1.18 meters wide. How many meters of gap are left to fill?',
    answer: '0.07',
    sum: '1.25 - 1.18',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A builder lays plywood 3/4 inch thick on a board 5/8 inch thick. How many inches thick are both together?',
    answer: '1 3/8',
    further: true,
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A bridge over a bay will be 540 feet long. Its builders have finished 2/3 of it. How many feet is that?',
    answer: '360',
    sum: '540 / 3 * 2',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Builders dig a pit like a box, 6 feet long, 4 feet wide and 3 feet deep. How many cubic feet of concrete fill it?',
    answer: '72',
    sum: '6 * 4 * 3',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On a builder's grid, a house has corners at (2, 1), (8, 1) and (8, 5). It is a rectangle. Where is the fourth corner?",
    answer: '(2, 5)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A builder cuts floor tiles with four equal sides and no right angle. Is each one a rhombus, a rectangle or a square?',
    answer: 'a rhombus',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each hour, crew A lays 2 rows of bricks and crew B lays 10. After 3 hours the point is (6, 30). Which point comes an hour later?',
    answer: '(8, 40)',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A builder cuts 8 shelves, each 18 inches long, from one long board. How many feet of board is that?',
    answer: '12',
    sum: '8 * 18 / 12',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Builders want to graph how high a new tower gets each week. Which unit fits best: millimeters, meters or kilometers?',
    answer: 'meters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two equal iron balls swing at an old wall, one faster than the other. Which one breaks more of the wall?',
    answer: 'the faster one',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Builders fill walls with foam, because heat moves through it slowly. Is foam a conductor or an insulator?',
    answer: 'an insulator',
    further: true,
  },
  {
    skills: ['science.4.waves'],
    ask: 'In an earthquake the ground moves in waves. Two waves have the same wavelength, but one is taller and shakes towers more. What is larger in the tall wave?',
    answer: 'the amplitude',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'With a small mirror a builder sees a bolt behind a beam. Put the path of light in order: eye, mirror, bolt, lamp.',
    answer: 'lamp, bolt, mirror, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A beaver wears down its front teeth as it cuts trees for a dam, but they keep growing. What would happen if they did not grow?',
    answer: 'they would wear away',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Rain and frost crumble the stone blocks of an old tower where they stand. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A builder sets panels on a roof that turn sunlight into electric energy. Is this source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does a longer bridge sag sooner? {hero} builds bridges and piles coins on each until it sags. Which variable must {hero} change?',
    answer: 'the length of the bridge',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A builder mixes 20 kilograms of cement, 50 of sand and 10 of water in a closed drum. How many kilograms is the mix?',
    answer: '80',
    sum: '20 + 50 + 10',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A builder saws an oak board, and sawdust falls to the floor. Does a new substance form?',
    answer: 'no',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A wooden beam weighs 90 kilograms. Did the tree make most of that wood from soil, or from air and water?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Beavers build a dam, and many frogs move into the new pond. Do herons, which eat frogs, now find more or less food?',
    answer: 'more',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'At noon a tower throws a long shadow in winter and a short one in summer. In which season is the sun higher at noon?',
    answer: 'summer',
    further: true,
  },
]
