import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A big airport counted 384,620 flights in a year. Round that to the nearest ten thousand.',
    answer: '380000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A pilot has flown 18,750 miles this month and 26,480 last month. {friend} finds 35,230 in all. Estimate, then add again. What is right?',
    answer: '45230',
    further: true,
    sum: '18750 + 26480',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A plane flies to the islands 14 times a week with 78 riders each time. How many riders is that?',
    answer: '1092',
    further: true,
    sum: '14 * 78',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A plane has 28 rows with 6 seats each. How many seats is that?',
    answer: '168',
    sum: '28 * 6',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A class of 86 children flies in small planes. One plane has 9 seats for them. How many planes are needed?',
    answer: '10',
    sum: '(86 + 4) / 9',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A plane must turn halfway around, 180 degrees. It has turned 125 degrees. How many degrees are left to turn?',
    answer: '55',
    sum: '180 - 125',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'A plane flew 3/4 of its way before noon, and a second plane flew 7/10 of the same way. Which fraction is greater?',
    answer: '3/4',
    further: true,
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A plane burns 3/8 of a tank going out and 4/8 of a tank coming back. What fraction of the tank is left?',
    answer: '1/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: '{hero} flies two folded planes. One lands after 3.4 meters, the other after 3.29. Which distance is greater?',
    answer: '3.4',
    further: true,
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A plane needs 42 seats in equal rows, more than 5 rows and more than 6 seats in each. How many rows, and how many seats?',
    answer: '6 rows of 7',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'The first motor plane of 1903 measured 40 feet 4 inches from wing tip to wing tip. How many inches is that?',
    answer: '484',
    sum: '40 * 12 + 4',
  },
  {
    skills: ['math.4.symmetry'],
    ask: "Seen from above, a plane's left and right sides match. Its nose and tail differ. How many lines of symmetry does it have?",
    answer: '1',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A plane comes down by even steps: 9,000, 7,800, 6,600 feet. Which height comes next?',
    answer: '5400',
    sum: '6600 - 1200',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} flies one glider in three trials: 14, 9 and 12 feet. Which is the middle result?',
    answer: '12 feet',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A toy plane lands on a pillow, first slowly, then fast. When does it press a deeper dent into the pillow?',
    answer: 'when it lands fast',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A plane flies high above, and its roar shakes your window. Which kind of energy came down to the window?',
    answer: 'sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A seaplane rests on small waves with its motor off. The waves pass under it. Does it bob up and down or travel with them?',
    answer: 'bob up and down',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A pilot sees a red barn at noon. Put the path of the light in order: barn, eye, sun.',
    answer: 'sun, barn, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'An eagle glides far without a flap, as a glider plane does. Which structure helps it: wide wings or yellow feet?',
    answer: 'wide wings',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'From a plane you see brown sand in a river, on its way to the sea. Is that erosion or deposition?',
    answer: 'erosion',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'In 2016 a plane with solar cells finished a flight around the world. Is that energy source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A jumbo jet has 416 seats. It flies full 32 times in a month. How many riders is that? Estimate first.',
    answer: '13312',
    sum: '416 * 32',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A cargo plane carries 945 boxes on 35 pallets, the same number on each. How many boxes are on one pallet?',
    answer: '27',
    sum: '945 / 35',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A plane has 22 rows with 3 seats on the left and 3 on the right. 14 seats are free. Evaluate 22 × (3 + 3) - 14.',
    answer: '118',
    sum: '22 * (3 + 3) - 14',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A glider flies 6.2 kilometers in the morning and 4.75 kilometers after noon. How many kilometers is that?',
    answer: '10.95',
    sum: '6.2 + 4.75',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A plane uses 1/6 of its fuel to climb and 3/4 of it to fly on. What fraction of the fuel is used?',
    answer: '11/12',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A plane has 180 seats. 5/6 of them are taken. How many riders is that?',
    answer: '150',
    sum: '180 / 6 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: "A crate for a plane's cargo hold is 6 feet long, 5 feet wide and 4 feet high. What is its volume in cubic feet?",
    answer: '120',
    sum: '6 * 5 * 4',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On a pilot's grid, the plane is at (3, 2). It flies 6 right and 5 up to the airport. At which point is the airport?",
    answer: '(9, 7)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: "A plane's safety card has two pairs of parallel sides, four right angles and two side lengths. Which names fit: square, rectangle, rhombus, parallelogram?",
    answer: 'rectangle and parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each minute, a small plane flies 2 miles and a jet flies 8. Both start at 0. How many times as far is the jet each minute?',
    answer: '4',
    sum: '8 / 2',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A model plane may weigh 2.5 kilograms in a contest. Its frame weighs 1,450 grams and its motor 380 grams. How many grams are left for the rest?',
    answer: '670',
    sum: '2.5 * 1000 - 1450 - 380',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'You test whether a longer wing makes a glider fly farther. Which variable do you change, and which do you measure?',
    answer: 'change wing, measure distance',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A crew pumps air into a flat plane tire, and it gets firm. What pushes on the inside of the tire?',
    answer: 'air particles',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A model plane weighs 240 grams. {hero} takes it apart into 12 parts. How many grams do all the parts weigh together?',
    answer: '240',
  },
  {
    skills: ['science.5.new-substances'],
    ask: "A plane's engine burns fuel, and gases stream out behind. Is burning a physical or a chemical change?",
    answer: 'chemical',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A pilot lands at noon. On the far side of Earth, turned away from the sun, is it day or night?',
    answer: 'night',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A light plane was built from the wood of a spruce. From which two did that tree mainly grow?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: "Mice live in the grass by a runway, and hawks hunt them. The grass is cut short, and mice move away. What happens to the hawks' food?",
    answer: 'there is less',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "Planes fly through the layer of air around Earth. Which of Earth's systems is that?",
    answer: 'the atmosphere',
  },
]
