import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A city library has 348,620 books. Round that to the nearest ten thousand.',
    answer: '350000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A library had 52,400 books and bought 3,875 new ones. Estimate first. How many books does it have now?',
    answer: '56275',
    sum: '52400 + 3875',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A long novel has 28 chapters with 14 pages in each. How many pages is that?',
    answer: '392',
    further: true,
    sum: '28 * 14',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: '{friend} reads 36 pages of a long book each day. How many pages is that in 8 days?',
    answer: '288',
    sum: '36 * 8',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A librarian sends 393 books in boxes. One box takes 8 books. How many boxes are needed for all of them?',
    answer: '50',
    further: true,
    sum: '(393 + 7) / 8',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A pop-up book is opened 110 degrees. It must lie flat like a straight line. How many degrees more must it open?',
    answer: '70',
    sum: '180 - 110',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: '{hero} has read 5/8 of a book, and {friend} has read 3/4 of it. Rename one fraction. Which is greater?',
    answer: '3/4',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A poet fills 7/8 of a page with one poem and 4/8 of a page with the next. How many pages is that?',
    answer: '1 3/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A book of 100 poems has 37 that rhyme. Write that part of the book as a decimal.',
    answer: '0.37',
    sum: '37 / 100',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: '{hero} stacks 29 books in equal piles, more than one pile and more than one book in each. Why does it fail?',
    answer: '29 is prime',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A librarian has 6 meters and 40 centimeters of shelf for picture books. How many centimeters is that?',
    answer: '640',
    sum: '6 * 100 + 40',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'A title has the letters B, O, K, S. Which of these letters has no line of symmetry?',
    answer: 'S',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'The chapters of a book begin on pages 5, 19 and 33, always equally far apart. On which page does chapter 5 begin?',
    answer: '61',
    sum: '33 + 14 + 14',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} wants to graph how thick different books are. Which unit fits best: centimeters, meters or kilometers?',
    answer: 'centimeters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A book falls flat into sand, once from knee height and once, faster, from shoulder height. Which fall brings more energy to the collision?',
    answer: 'the higher fall',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A librarian reads out loud, and the whole circle hears it. Which kind of energy moves from the reader to the ears?',
    answer: 'sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A sea story says: the crests grew taller, but stayed as far apart as before. Did the amplitude or the wavelength change?',
    answer: 'the amplitude',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: '{hero} reads by a lamp. Put the path of the light in order: eye, page, lamp.',
    answer: 'lamp, page, eye',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'Lamp light bounces off a book page into your eyes. Is this bouncing called melting or reflection?',
    answer: 'reflection',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A nature book claims that a turtle's shell helps it survive. Which is evidence: it shields the turtle, or it is brown?",
    answer: 'it shields the turtle',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A beach story tells how waves drop sand grain by grain until there is a new sandbar. Is that erosion or deposition?',
    answer: 'deposition',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A book shows how waves break bits of stone off a cliff. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A book tells of a mill that a river turns. Is moving water a renewable or a nonrenewable energy source?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A printer makes 275 copies of a book with 96 pages. How many pages is that? Estimate first.',
    answer: '26400',
    sum: '275 * 96',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A saga has 912 pages. {hero} wants to read 24 pages a day. How many days will that take?',
    answer: '38',
    sum: '912 / 24',
  },
  {
    skills: ['math.5.expressions'],
    ask: '{hero} reads 12 pages each morning and 15 each evening for 5 days, then 8 more. Evaluate 5 × (12 + 15) + 8.',
    answer: '143',
    sum: '5 * (12 + 15) + 8',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A dictionary weighs 2.4 kilograms and an atlas weighs 1.85 kilograms. How many kilograms heavier is the dictionary?',
    answer: '0.55',
    sum: '2.4 - 1.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: '{friend} reads 1/3 of a book on Saturday and 2/5 of it on Sunday. What fraction of the book is read?',
    answer: '11/15',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A book has 120 pages. Pictures fill 2/5 of the pages. How many pages is that?',
    answer: '48',
    sum: '120 / 5 * 2',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A box for books is 12 inches long, 9 inches wide and 10 inches high. What is its volume in cubic inches?',
    answer: '1080',
    sum: '12 * 9 * 10',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'The map in an adventure book has a grid. The cave is at (2, 6), and the well lies 5 right and 4 down. At which point is the well?',
    answer: '(7, 2)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A square book cover has four equal sides and four right angles. Which names fit it, too: rectangle, trapezoid, rhombus?',
    answer: 'rectangle and rhombus',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each day {hero} reads 4 pages and {friend} reads 20. Both start at 0. How many times as many pages has {friend} read each day?',
    answer: '5',
    sum: '20 / 4',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: '24 picture books weigh 350 grams each. The empty box weighs 600 grams. How many kilograms is the full box?',
    answer: '9',
    sum: '(24 * 350 + 600) / 1000',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'You test whether readers find a word sooner in big print. Which variable do you change, and which do you measure?',
    answer: 'change print, measure time',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A new book smells of ink, and soon you can smell it across the room. What spread through the air?',
    answer: 'particles of ink',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A book of 320 grams comes apart into 16 loose parts. Nothing is lost. How many grams do all the parts weigh together?',
    answer: '320',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The pages of an old book turned yellow and do not turn white again. Is that a chemical or a physical change?',
    answer: 'chemical',
    further: true,
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A story takes place while Earth rotates three times. How many days does the story last?',
    answer: '3',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A book is made from the wood of a tree. From which two things did the tree mainly build that wood?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'In a fable, all the foxes leave the forest for good. In a real forest, would there be more or fewer rabbits at first?',
    answer: 'more',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'A book of maps shows glaciers, forests, mountains and clouds. Which of these belongs to the biosphere?',
    answer: 'forests',
  },
]
