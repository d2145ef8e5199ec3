import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A museum keeps 127,480 drawings. Round the number to the nearest thousand.',
    answer: '127000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A hand-drawn cartoon takes 14,400 drawings, and 8,650 are done. Estimate first. How many drawings are still missing?',
    answer: '5750',
    sum: '14400 - 8650',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A flip book shows 12 drawings in one second. How many drawings does {hero} need for 45 seconds?',
    answer: '540',
    further: true,
    sum: '45 * 12',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: "A comic page has room for 6 pictures, and {hero}'s story has 45. How many pages does it take, even if the last is not full?",
    answer: '8',
    sum: '(45 + 3) / 6',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: '{hero} wants to draw a comic in equal rows, with at least 2 rows and 2 pictures in each. Which number fails: 21, 23 or 27?',
    answer: '23',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: '{hero} has shaded 3/5 of one drawing and 7/10 of one just as large. Rename to compare. Which fraction is greater?',
    answer: '7/10',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: '{hero} colors 3/10 of a drawing red and 4/10 of it blue. What fraction of the drawing is colored?',
    answer: '7/10',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'To copy a drawing, {hero} lays a grid of 100 equal squares on it and copies 35. Write that part as a decimal.',
    answer: '0.35',
    sum: '35 / 100',
  },
  {
    skills: ['math.4.angles'],
    ask: '{hero} draws a sun with 9 rays, evenly spread around it. How many degrees are between one ray and the next?',
    answer: '40',
    further: true,
    sum: '360 / 9',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'You draw a big A, a big H and a big R. Which letter has no line of symmetry?',
    answer: 'R',
  },
  {
    skills: ['math.4.convert-units'],
    ask: '{hero} rolls out a sheet for a wall drawing. It is 4 feet 5 inches long. How many inches is that?',
    answer: '53',
    sum: '4 * 12 + 5',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: '{hero} draws squares in a row that share sides. 1 square takes 4 lines, 2 take 7, 3 take 10. How many lines do 8 squares take?',
    answer: '25',
    further: true,
    sum: '4 + 7 * 3',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A cartoon shows 24 drawings in one second. Estimate, then work out how many drawings an artist needs for 135 seconds.',
    answer: '3240',
    sum: '135 * 24',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: '{hero} has drawn 432 tiny pictures for a long comic and fits 18 of them on each page. How many pages does it have?',
    answer: '24',
    sum: '432 / 18',
  },
  {
    skills: ['math.5.expressions'],
    ask: '{hero} plans a comic of 5 pages, each with 3 large drawings and 4 small ones. Evaluate 5 × (3 + 4) to find how many drawings it takes.',
    answer: '35',
    sum: '5 * (3 + 4)',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: '{hero} draws one ink line 0.8 millimeters wide and one pencil line 0.35 millimeters wide. How many millimeters wider is the ink line?',
    answer: '0.45',
    sum: '0.8 - 0.35',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: '{hero} shades 1/2 of a drawing black and another 1/3 gray and keeps the rest white. What fraction is black or gray?',
    answer: '5/6',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'In an old drawing rule, 3/8 of a standing figure is above the belt. {hero} draws one 24 inches tall. How many inches are above the belt?',
    answer: '9',
    sum: '24 / 8 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: '{hero} draws a box of cubes, 5 cubes long, 3 wide and 2 high. Many are hidden behind others. How many cubes are in the box?',
    answer: '30',
    sum: '5 * 3 * 2',
  },
  {
    skills: ['math.5.coordinates'],
    ask: '{hero} copies a face onto a grid. The nose is at (4, 3), and one eye is 2 left and 3 up from it. At which point is the eye?',
    answer: '(2, 6)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: '{hero} draws a parallelogram with four right angles, two long sides and two short ones. Which name does not fit: rectangle, rhombus or quadrilateral?',
    answer: 'rhombus',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Lines of 2, 4 and 6 inches in a sketch become 8, 16 and 24 inches in a wall drawing. How long does a line of 9 inches become?',
    answer: '36',
    sum: '9 * 4',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: "On {hero}'s drawn map, 1 centimeter stands for 50 meters, and a path is 30 centimeters long. How many kilometers is the real path?",
    answer: '1.5',
    sum: '30 * 50 / 1000',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} draws a graph whose scale says 0, 5, 10, 20, 25 in equal steps. Which number is missing?',
    answer: '15',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'You rub an eraser fast over a drawn line, and the spot gets warm. Into which kind of energy did the motion change?',
    answer: 'heat',
  },
  {
    skills: ['science.4.waves'],
    ask: 'You draw two waves with the same wavelength, but one has a larger amplitude. What looks different: the height or the distance between crests?',
    answer: 'the height',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'You draw two arrows to show how you see an apple under a lamp. Which arrow comes first?',
    answer: 'lamp to apple',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A scientist's drawing of a cut cactus shows a thick stem full of water. Which claim does it support: the stem stores water or it catches insects?",
    answer: 'the stem stores water',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'You draw a river in three boxes: rock breaks, bits are carried, bits are dropped. Which word belongs under the third?',
    answer: 'deposition',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: which line lasts longest, one in pencil, in ink or in chalk? {hero} rubs each 10 times. Which must {hero} change?',
    answer: 'the kind of line',
  },
  {
    skills: ['science.5.particles'],
    ask: 'You draw dots for particles. They are packed in rows and can only wiggle in place. Which state of matter did you draw?',
    answer: 'solid',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A 15-gram piece of drawing chalk breaks into crumbs and dust, and you collect all of it. How many grams do you collect?',
    answer: '15',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'You crush a piece of chalk and rub the dust into a drawing. Is crushing it a physical or a chemical change?',
    answer: 'physical',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'You draw how a plant makes its food. Which gas from the air do you draw on its way into the plant?',
    answer: 'carbon dioxide',
  },
  {
    skills: ['science.5.food-webs'],
    ask: "You draw a food chain of grass, rabbit and fox. Arrows show who gets the energy. To whom does the rabbit's arrow point?",
    answer: 'the fox',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'You draw Earth with its north half leaning toward the sun. Which season do you write beside the north half?',
    answer: 'summer',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'You draw 100 drops for all the water on Earth. About how many of them do you color as salty?',
    answer: 'about 97',
  },
]
