import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'In one day 748,650 people walked through a great train station. Round the number to the nearest thousand.',
    answer: '749000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A train ride across Russia is 5,772 miles long, and one from Chicago to San Francisco Bay 2,438 miles. Estimate first. How many miles longer is the Russian ride?',
    answer: '3334',
    sum: '5772 - 2438',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Each car of a train has 86 seats, and the train has 8 cars. How many seats are on the train?',
    answer: '688',
    sum: '86 * 8',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A sleeping car has rooms for 4 people each. 50 people want to ride the night train. How many rooms do they need?',
    answer: '13',
    sum: '(50 + 2) / 4',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A train yard has 24 cars to make equal trains, with none left over. Which number of trains does not work: 3, 5 or 8?',
    answer: '5',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Two trains ride the same line. One has done 7/12 of it and one 2/3. Rename to compare. Which fraction is greater?',
    answer: '2/3',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A tank car on a train is 9/10 full of milk. At the dairy 2/10 of a tank flows out. What fraction of the tank is left?',
    answer: '7/10',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A bridge is 0.65 miles down the tracks, and a station is 0.7 miles down the tracks. Which of them does the train reach first?',
    answer: 'the bridge',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A turntable in a train yard turns an engine. A full turn is 360 degrees, and it has turned 250. How many degrees are left?',
    answer: '110',
    further: true,
    sum: '360 - 250',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'A crossing sign for trains is made of two equal boards that cross in the middle at right angles. How many lines of symmetry does it have?',
    answer: '4',
    further: true,
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'Rails for trains often came in pieces 39 feet long. How many inches long is one such rail?',
    answer: '468',
    sum: '39 * 12',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A train starts out with 5 cars and gets 4 more at each stop. List the pattern. How many cars does it have after 6 stops?',
    answer: '29',
    sum: '5 + 4 * 6',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'About 3,250 wooden ties lie under each mile of a train track. Estimate, then work out how many ties lie under 18 miles.',
    answer: '58500',
    sum: '3250 * 18',
    further: true,
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: '986 people ride a train in cars with 58 seats each, and every seat is taken. How many cars does the train have?',
    answer: '17',
    sum: '986 / 58',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Each of 6 train cars has 40 seats below and 30 above, and 25 seats in all are empty. Evaluate 6 × (40 + 30) - 25 to find the riders.',
    answer: '395',
    sum: '6 * (40 + 30) - 25',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The Gotthard train tunnel is about 57.1 kilometers long, and the Seikan tunnel about 53.85 kilometers. How many kilometers longer is the Gotthard tunnel?',
    answer: '3.25',
    sum: '57.1 - 53.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'On a freight train, 1/2 of the cars carry coal and 2/5 carry grain. What fraction of the cars carry coal or grain?',
    answer: '9/10',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A freight train has 40 cars. It drops off 3/8 of them at a yard. How many cars stay on the train?',
    answer: '25',
    sum: '40 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: 'The inside of a boxcar on a freight train is 50 feet long, 9 feet wide and 11 feet high. How many cubic feet is that?',
    answer: '4950',
    sum: '50 * 9 * 11',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a map grid, a train sets out at (1, 2). The next station is 6 right and 3 up from there. At which point is the station?',
    answer: '(7, 5)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Two rails and two ties of a train track frame a shape with four right angles, two long sides and two short ones. Which name does not fit: parallelogram, rectangle or square?',
    answer: 'square',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'On a mountain line, the points for engines and the cars that they pull are (1, 30), (2, 60) and (3, 90). Which point fits 5 engines?',
    answer: '(5, 150)',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A freight train is 1.2 kilometers long and is made of 40 equal cars. How many meters long is each car?',
    answer: '30',
    sum: '1.2 * 1000 / 40',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} wants to graph how far a train gets in each hour. Which unit fits best: centimeters, meters or kilometers?',
    answer: 'kilometers',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two equal freight cars roll into equal parked cars, one faster than the other. Which one makes its parked car roll farther?',
    answer: 'the faster one',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'In a steam engine of an old train, the fire turns water into steam. Which kind of energy moves from the fire to the water?',
    answer: 'heat',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'At night a train driver sees a deer by the tracks. Put the path of light in order: eye, deer, headlight.',
    answer: 'headlight, deer, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Bats in an old train tunnel find moths in the dark by listening for echoes. Which structure helps them most: large ears or strong claws?',
    answer: 'large ears',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Heavy rain carries gravel from under the train tracks down a hill. Is that weathering, erosion or deposition?',
    answer: 'erosion',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Old trains ran on coal, which formed over millions of years. Is coal renewable or nonrenewable?',
    answer: 'nonrenewable',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: do more cars slow a toy train on a ramp? {hero} has one train and three cars. Which variable must {hero} measure?',
    answer: 'the time',
  },
  {
    skills: ['science.5.particles'],
    ask: 'In an old train engine, steam spreads out and pushes on every side of its pipes. In which state of matter are its particles?',
    answer: 'gas',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A closed train car carries 500 kilograms of ice. On the way all of it melts, and none drips out. How many kilograms of water arrive?',
    answer: '500',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'In the engine of an old train, black coal burns to gray ash and smoke. Do new substances form?',
    answer: 'yes',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'Old trains burned coal, which formed from plants of long ago. Where did those plants get the energy to make their food?',
    answer: 'from sunlight',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Foxes along a train line eat rabbits, and rabbits eat the grass. The foxes move away. At first, is there more or less grass?',
    answer: 'less',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'It is noon at a train station. What time of day is it exactly on the other side of Earth?',
    answer: 'midnight',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'From a mountain train {hero} sees a wide glacier. Is the water in its ice salty or fresh?',
    answer: 'fresh',
    further: true,
  },
]
