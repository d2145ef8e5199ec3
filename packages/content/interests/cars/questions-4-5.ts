import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'The mile counter of a car shows 86,475. Round the number to the nearest thousand.',
    answer: '86000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: "A car's mile counter showed 46,750 a year ago. Now it shows 58,300. Estimate first. How many miles did the car go?",
    answer: '11550',
    sum: '58300 - 46750',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A car goes 38 miles on one gallon, and its tank holds 9 gallons. How many miles does it go on a full tank?',
    answer: '342',
    sum: '38 * 9',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A truck can carry 9 new cars, and 60 cars must go from the factory to a shop. How many trucks does it take for all of them?',
    answer: '7',
    sum: '(60 + 3) / 9',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: '{hero} lines up 30 toy cars for a parade in 5 equal rows. 5 and __ are a factor pair of 30. Which number is missing?',
    answer: '6',
    sum: '30 / 5',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'A driver wants to stop at the pump once the tank is less than one half full. The gauge shows 5/12. Is that more or less than half?',
    answer: 'less',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A car does 3/8 of a trip in the morning and 4/8 of it after lunch. What fraction of the trip is done?',
    answer: '7/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Two race cars time one lap: 0.5 minutes and 0.45 minutes. Which of the two times is shorter?',
    answer: '0.45 minutes',
  },
  {
    skills: ['math.4.angles'],
    ask: 'To drive back, a car must turn 180 degrees. It has turned 115 so far. How many degrees of the turn are left?',
    answer: '65',
    sum: '180 - 115',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'A stop sign has 8 equal sides and 8 equal angles. How many lines of symmetry does its shape have?',
    answer: '8',
    further: true,
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A car is 15 feet 4 inches long. How many inches long must a parking spot be at the least?',
    answer: '184',
    sum: '15 * 12 + 4',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A red, a blue and a green car finish a race. Blue is not last, and red comes in just behind green. Which car wins?',
    answer: 'the blue car',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A factory builds 235 cars a day. Estimate, then work out how many cars that is in 48 days.',
    answer: '11280',
    sum: '235 * 48',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A car goes 672 miles on 16 gallons of fuel. How many miles does it go on each gallon?',
    answer: '42',
    sum: '672 / 16',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A car wash costs 12 dollars, and wax costs 4. Three cars get both. Evaluate 3 × (12 + 4) to find how many dollars they pay.',
    answer: '48',
    sum: '3 * (12 + 4)',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A race car takes 59.2 seconds for its first lap and 57.85 seconds for the second. How many seconds faster is the second lap?',
    answer: '1.35',
    sum: '59.2 - 57.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'The tank of a car is 7/8 full. A trip to the lake uses up 1/4 of a tank. What fraction of the tank is left?',
    answer: '5/8',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'The tank of a car holds 16 gallons. The gauge shows 3/4. How many gallons are in the tank?',
    answer: '12',
    sum: '16 / 4 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: 'The trunk of a car is shaped like a box, 4 feet wide, 3 feet long and 2 feet high. How many cubic feet does it hold?',
    answer: '24',
    sum: '4 * 3 * 2',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On the grid of a town a car stands at (2, 5). It drives 4 blocks to the right and 3 blocks down. At which point is it now?',
    answer: '(6, 2)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A slanted parking space has two pairs of parallel sides, no right angle, two long sides and two short ones. Which fits it: rectangle, rhombus or parallelogram?',
    answer: 'parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each hour a tractor goes 20 miles and a car 60, both from 0. After each hour, how many times as far as the tractor is the car?',
    answer: '3',
    sum: '60 / 20',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'One lap of a race track is 800 meters long, and a car drives 25 laps. How many kilometers is that?',
    answer: '20',
    sum: '800 * 25 / 1000',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} lets a toy car roll down a ramp three times. It goes 90, 96 and 92 centimeters. Which is the middle result for the graph?',
    answer: '92 centimeters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two equal toy cars bump into equal blocks, one fast and one slow. Which car pushes its block farther?',
    answer: 'the fast car',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A brake rubs on a wheel until the car stops, and the brake gets very warm. Into what did the energy of motion turn?',
    answer: 'heat',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A driver sees a truck behind the car in the mirror. Put the path of light in order: eye, truck, sun, mirror.',
    answer: 'sun, truck, mirror, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "The lamps of a car make a cat's eyes shine, because a layer in them reflects light. Does this layer help it see at night or smell?",
    answer: 'see at night',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Wind carries sand across a desert road and drops it against a parked car. What is the dropping called: weathering, erosion or deposition?',
    answer: 'deposition',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Power for electric cars can come from sun, wind or coal. Which of the three is not renewable?',
    answer: 'coal',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does a toy car roll farther from a higher ramp? {hero} has one car. Which variable must {hero} change?',
    answer: 'the height of the ramp',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A driver pumps up a flat tire until it is firm. Which state of matter now pushes on the inside of the tire: solid, liquid or gas?',
    answer: 'gas',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A car weighs 1,400 kilograms with an empty tank. It takes in 40 kilograms of fuel. How many kilograms does it weigh then?',
    answer: '1440',
    sum: '1400 + 40',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'After years of rain, the steel door of an old car is covered with orange flakes. Did a physical or a chemical change make them?',
    answer: 'a chemical change',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'Many cars give off carbon dioxide, and trees along the road take it in. Which process do the trees need it for?',
    answer: 'photosynthesis',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Along a road for cars, mice eat spilled grain and hawks eat the mice. More grain falls. Do the hawks later find more or less food?',
    answer: 'more',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'At sunrise a parked car throws a long shadow. Toward which direction does the shadow point?',
    answer: 'west',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'A car drives slowly through fog, which is made of tiny drops of water. Which system of Earth do the drops belong to?',
    answer: 'hydrosphere',
  },
]
