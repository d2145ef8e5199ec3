import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A kingdom has 283,647 people. The princess reports that to the nearest thousand. Which number does she report?',
    answer: '284000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'The castle has 30,050 gold pieces, and the princess spends 12,675 on a bridge. Estimate first. How many are left?',
    answer: '17375',
    sum: '30050 - 12675',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'The princess builds a tower with 38 rows of 46 stones. How many stones does she need?',
    answer: '1748',
    further: true,
    sum: '38 * 46',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'The princess seats 95 guests at tables for 8. How many tables does she need, so that nobody stands?',
    answer: '12',
    sum: '(95 + 1) / 8',
  },
  {
    skills: ['math.4.angles'],
    ask: 'The castle drawbridge lies flat. The princess raises it 65 degrees. How many more degrees until it stands straight up?',
    answer: '25',
    sum: '90 - 65',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: "Two equal towers are being built. The princess's tower is 5/6 done, her friend's 7/12. Rename one fraction. Which is greater?",
    answer: '5/6',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: "A princess's cloak takes 2 3/8 yards of blue cloth and 1 4/8 yards of gold cloth. How many yards is that?",
    answer: '3 7/8',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Of 100 gems on the castle door, 7 are rubies. Write that part as a decimal.',
    answer: '0.07',
    sum: '7 / 100',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'The princess lines up 28 guards in equal rows. How many factor pairs does 28 have? List them.',
    answer: '3',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'The princess needs a rope of 14 yards to reach the top of the castle wall. How many feet is that?',
    answer: '42',
    sum: '14 * 3',
  },
  {
    skills: ['math.4.symmetry'],
    ask: "The castle's rose window is a shape with 8 equal sides and 8 equal corners. How many lines of symmetry does it have?",
    answer: '8',
    further: true,
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: "Princesses Ada, Bea and Cleo have a red, a blue and a gold crown. Ada's is not red, and Cleo's is blue. Whose is red?",
    answer: "Bea's",
  },
  {
    skills: ['science.4.body-structures'],
    ask: "The princess claims that a swan's webbed feet help it swim. Which is evidence: they push water back, or they are black?",
    answer: 'they push water back',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two equal balls fly from a toy catapult at the castle wall, one slow and one fast. Which brings more energy to the collision?',
    answer: 'the fast one',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'The princess rings the tower bell, and people far away hear it. Which kind of energy reached their ears?',
    answer: 'sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'The castle moat has waves. The princess counts 2 feet from one crest to the next. Is that amplitude or wavelength?',
    answer: 'wavelength',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'The princess sees herself in a shiny shield. Does the shield reflect light or let the light through?',
    answer: 'reflect light',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'The princess measures how far it is from her castle to the next town. Which unit fits: centimeters or kilometers?',
    answer: 'kilometers',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Wind and frost break small bits off an old castle wall. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'The princess builds a mill that runs on wind, to grind grain for the castle. Is wind renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: "The princess orders 235 roof tiles for each of the castle's 48 small roofs. Estimate first. How many tiles is that?",
    answer: '11280',
    sum: '235 * 48',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'The princess sends 1,035 loaves to 45 villages after a flood, the same number to each. How many does each get?',
    answer: '23',
    sum: '1035 / 45',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'The princess sets 14 tables with 8 seats each, and 95 guests come to the ball. Evaluate 14 × 8 - 95 for the empty seats.',
    answer: '17',
    sum: '14 * 8 - 95',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The princess has 3.6 meters of rope and needs 1.85 meters to leave the tower. How many meters are left over?',
    answer: '1.75',
    sum: '3.6 - 1.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'The princess reads 1/6 of a history book on Monday and 3/4 of it on Tuesday. What fraction has she read?',
    answer: '11/12',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A castle has 56 rooms, and 3/8 of them have a fireplace. How many rooms with a fireplace must the princess heat?',
    answer: '21',
    sum: '56 / 8 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: "The princess's treasure chest is 24 inches long, 15 inches wide and 10 inches high inside. How many cubic inches does it hold?",
    answer: '3600',
    sum: '24 * 15 * 10',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a map of the castle garden, the princess starts at (1, 2). She walks 6 steps right and 3 up to a fountain. At which point is it?',
    answer: '(7, 5)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'The princess draws a flag with two pairs of parallel sides and no right angle. Which name fits: parallelogram, rectangle or square?',
    answer: 'a parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each week the princess learns 3 songs and her teacher writes 9, both from 0. How many times as many has the teacher?',
    answer: '3',
    sum: '9 / 3',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'The princess pours 12 mugs of 250 milliliters for her guards from a 5-liter pot. How many liters are left in it?',
    answer: '2',
    sum: '5 - 12 * 250 / 1000',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'It is summer at the castle in the north. Does the north of Earth lean toward the sun or away from it?',
    answer: 'toward the sun',
  },
  {
    skills: ['science.5.particles'],
    ask: 'The princess cuts an orange in the hall, and soon the whole castle smells of it. What spread through the air?',
    answer: 'particles of the orange',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'The princess stirs 20 grams of sugar into 300 grams of tea. How many grams does the sweet tea weigh?',
    answer: '320',
    sum: '300 + 20',
  },
  {
    skills: ['science.5.new-substances'],
    ask: "A knight's iron helmet gets wet in the castle yard and turns orange and crumbly. Which new substance has formed?",
    answer: 'rust',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test for the princess: does a longer rope swing more slowly from the tower? Which variable must she change?',
    answer: "the rope's length",
  },
  {
    skills: ['science.5.plant-food'],
    ask: "The princess's rose bush grew 10 pounds in a tub, but its soil weighs almost as much as before. What did it mainly grow from?",
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'In the castle garden, ladybugs eat the tiny aphids on the roses. The ladybugs fly off. What happens to the number of aphids?',
    answer: 'it goes up',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "The princess watches ivy roots crack the stone of the castle wall. Which two of Earth's systems meet there?",
    answer: 'biosphere and geosphere',
  },
]
