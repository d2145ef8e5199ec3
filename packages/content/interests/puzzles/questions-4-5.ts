import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A giant jigsaw, laid in Vietnam in 2011, had 551,232 pieces. Round that to the nearest ten thousand.',
    answer: '550000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A club has laid 13,485 pieces of a jigsaw with 24,000 pieces. Estimate first. How many pieces are left?',
    answer: '10515',
    sum: '24000 - 13485',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Many jigsaws that are called 1,000 pieces have 38 rows of 27 pieces. How many pieces is that?',
    answer: '1026',
    further: true,
    sum: '38 * 27',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A book has 175 mazes. {hero} solves 4 a day. How many days are needed for all the mazes?',
    answer: '44',
    further: true,
    sum: '(175 + 1) / 4',
  },
  {
    skills: ['math.4.angles'],
    ask: 'Three corners of tangram pieces meet on a straight line and fill it. One has 90 degrees and one has 45. How many degrees has the third?',
    answer: '45',
    sum: '180 - 90 - 45',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: '{hero} has filled in 3/4 of a crossword, and {friend} 5/8 of the same one. Rename one fraction. Which is greater?',
    answer: '3/4',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'In a tangram, two small triangles each cover 1/16 of the square. The parallelogram covers 2/16. What fraction of the square do all three cover together?',
    answer: '4/16, or 1/4',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'In a number puzzle, {hero} must put 0.5, 0.45 and 0.54 in order. Which of them goes in the middle?',
    answer: '0.5',
    further: true,
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A jigsaw has 35 pieces in equal rows. There are more rows than one, and more pieces than rows. How many rows, and how many in each?',
    answer: '5 rows of 7',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A floor puzzle is 4 feet 3 inches long. How many inches is that?',
    answer: '51',
    sum: '4 * 12 + 3',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'A letter puzzle asks for the one with two lines of symmetry: A, F, H or N. Which is it?',
    answer: 'H',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A dot puzzle grows in triangles: 1, 3, 6 and 10 dots. Each new row has one dot more. How many dots come next?',
    answer: '15',
    sum: '10 + 5',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'A graph of solved mazes has a scale with steps of 10. One bar ends halfway between 40 and 50. What does it show?',
    answer: '45',
    further: true,
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'In a ball maze, the ball rolls slowly into the last gate, then again fast. When does the gate swing farther?',
    answer: 'when it rolls fast',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A riddle: I leave a ringing bell, cross the room and end in your ear. Which kind of energy am I?',
    answer: 'sound',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A riddle: I am a sound that hits a far wall and comes back to you. What am I?',
    answer: 'an echo',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A riddle: I reach from one crest of a wave to the next one. Am I its amplitude or its wavelength?',
    answer: 'wavelength',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'In a mirror maze, you see a star on the wall behind you. Put the path of light in order: mirror, eye, lamp, star.',
    answer: 'lamp, star, mirror, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A riddle: I hold you up, and I bend because I am many small bones. Which structure am I?',
    answer: 'the backbone',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A puzzle has three cards: break, carry, drop. They stand for changes to rock. Which card is erosion?',
    answer: 'carry',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'An odd-one-out puzzle: wind, sunlight, coal, moving water. Which energy source is nonrenewable?',
    answer: 'coal',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A puzzle maker cuts 365 jigsaws of 48 pieces each. How many pieces is that? Estimate first.',
    answer: '17520',
    sum: '365 * 48',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A jigsaw has 1,008 pieces, with 36 in each row. How many rows does it have?',
    answer: '28',
    sum: '1008 / 36',
  },
  {
    skills: ['math.5.expressions'],
    ask: '{hero} works on 4 crosswords, each with 12 words across and 9 down. 7 words are still missing. Evaluate 4 × (12 + 9) - 7.',
    answer: '77',
    sum: '4 * (12 + 9) - 7',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: '{hero} walks through a corn maze in 12.4 minutes, and {friend} needs 9.85. How many minutes sooner is {friend} out?',
    answer: '2.55',
    sum: '12.4 - 9.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: '{hero} lays 1/4 of a jigsaw on Monday and 2/5 of it on Tuesday. What fraction of the jigsaw is laid?',
    answer: '13/20',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A jigsaw has 200 pieces. 3/10 of them show sky. How many pieces show sky?',
    answer: '60',
    sum: '200 / 10 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A block puzzle fills a box 5 cubes long, 4 wide and 3 high. Each piece is made of 5 cubes. How many pieces fill the box?',
    answer: '12',
    sum: '5 * 4 * 3 / 5',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'A grid puzzle starts at (2, 1). {hero} goes 3 right, 4 up and 1 left. At which point is the hidden star?',
    answer: '(4, 5)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A shape riddle: I have four equal sides and four right angles. Which names fit me: square, trapezoid, rhombus, rectangle?',
    answer: 'square, rhombus and rectangle',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each maze brings {hero} 3 points, and each crossword brings {friend} 12. Both start at 0 and solve one a day. How many times as many points has {friend} each day?',
    answer: '4',
    sum: '12 / 3',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A jigsaw in its box weighs 1.2 kilograms. Its 250 pieces weigh 4 grams each. How many grams does the empty box weigh?',
    answer: '200',
    sum: '1.2 * 1000 - 250 * 4',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'You test whether people solve a maze sooner in a quiet room. Which variable do you change, and which do you measure?',
    answer: 'change noise, measure time',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A riddle: My particles fly far apart, and I fill every room. Am I a solid, a liquid or a gas?',
    answer: 'a gas',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A finished jigsaw weighs 480 grams. {hero} takes all 24 pieces apart. How many grams do the pieces weigh together?',
    answer: '480',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'An odd-one-out puzzle: melted ice, bent wire, rusted nail, torn cloth. In which one did a new substance form?',
    answer: 'the rusted nail',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A riddle: When I rotate once, you get one day and one night. What am I?',
    answer: 'Earth',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A riddle: I am a gas in the air, and a tree builds itself from me and water. What am I?',
    answer: 'carbon dioxide',
  },
  {
    skills: ['science.5.food-webs'],
    ask: '{hero} lays the cards of a food chain: grass, grasshopper, frog, heron. All the frogs leave. Will there be more or fewer grasshoppers at first?',
    answer: 'more',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'An odd-one-out puzzle: river, glacier, mountain, ocean. Which one is not part of the hydrosphere?',
    answer: 'the mountain',
  },
]
