import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "A robot's counter shows 299,650 steps. Round the number to the nearest thousand.",
    answer: '300000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A factory robot set 52,400 screws in May and 38,750 in June. Estimate first. How many more did it set in May?',
    answer: '13650',
    sum: '52400 - 38750',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A robot moves 145 boxes in an hour. How many boxes does it move in 6 hours?',
    answer: '870',
    sum: '145 * 6',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A robot packs 100 gears in full boxes of 7. How many gears are left over?',
    answer: '2',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A robot makes three turns to the right, 75 degrees each. How many degrees are missing to a full turn?',
    answer: '135',
    further: true,
    sum: '360 - 3 * 75',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Robot A has 2/3 of its charge, and robot B has 7/12. Rename 2/3 in twelfths. Which robot has more?',
    answer: 'robot A',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A robot rolls 1 7/10 miles and drops off a box. Then it rolls 1 6/10 miles more. How many miles did it roll?',
    answer: '3 3/10',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A robot reads 0.6 meter to the wall. Then it reads 0.58 meter. Is it nearer to the wall now or farther away?',
    answer: 'nearer',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A robot must solder 36 lamps in a full rectangle of rows. How many factor pairs of 36 could it use?',
    answer: '5',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A robot arm is 2 meters and 35 centimeters long. How many centimeters is that?',
    answer: '235',
    sum: '2 * 100 + 35',
  },
  {
    skills: ['math.4.symmetry'],
    ask: "A robot's square face has two equal eyes in one row, but an ear only on the left. Why has it no line of symmetry?",
    answer: 'the ear has no partner',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A robot doubles each number and takes away 1. It has said 3, 5, 9 and 17. Which number comes next?',
    answer: '33',
    sum: '2 * 17 - 1',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A factory robot sets 145 screws in an hour. How many screws does it set in 18 hours? Estimate to check.',
    answer: '2610',
    sum: '145 * 18',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A robot packs 945 gears, with 27 in each box. How many boxes does it fill?',
    answer: '35',
    sum: '945 / 27',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A robot rolls 3 feet ahead and 1 foot back, 6 times over, and then 4 feet ahead. Evaluate 6 × (3 - 1) + 4 to see how far it gets.',
    answer: '16',
    sum: '6 * (3 - 1) + 4',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A robot rolls 3.5 meters ahead and then backs up 0.75 meters. How many meters is it from its start?',
    answer: '2.75',
    sum: '3.5 - 0.75',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A robot has 5/6 of its full charge. One job takes 3/8 of a full charge. What fraction is left after the job?',
    answer: '11/24',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A robot can work 48 minutes on a full charge. Now it is only 5/8 charged. How many minutes can it work?',
    answer: '30',
    sum: '48 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A robot stacks cubes in a box: 6 cubes long, 3 cubes wide and 5 cubes high. How many cubes does it stack?',
    answer: '90',
    sum: '6 * 3 * 5',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'A robot starts at (2, 3) on a grid. It rolls 5 right, 4 up and then 2 left. At which point does it stop?',
    answer: '(5, 7)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'The path of a robot has four equal sides. Its corners have 60, 120, 60 and 120 degrees. Which quadrilateral is it?',
    answer: 'a rhombus',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Each minute, robot A packs 4 boxes and robot B packs 12. How many boxes has B packed when A has packed 28?',
    answer: '84',
    sum: '28 / 4 * 12',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'With each turn of its wheels a robot rolls 85 centimeters. How many meters does it roll in 40 turns?',
    answer: '34',
    sum: '85 * 40 / 100',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'A robot rolls the same path three times, in 14, 18 and 15 seconds. What is the middle result?',
    answer: '15 seconds',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A robot bumps a box slowly, and then twice as fast. After which bump does the box slide farther?',
    answer: 'after the fast bump',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: "A robot's motor turns electric energy into motion. It gets warm, too. Which other energy does the motor give off?",
    answer: 'heat',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A robot sees with a light sensor. Put the path of the light in order: sensor, ball, lamp.',
    answer: 'lamp, ball, sensor',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does a heavier load slow a robot? {hero} has loads of 1, 2 and 3 kilograms and one path. Which variable must {hero} measure?',
    answer: 'the time',
  },
  {
    skills: ['science.5.new-substances'],
    ask: "A robot's iron wheel stood in the rain and turned orange and crumbly. Which new substance formed?",
    answer: 'rust',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A robot's back is one stiff rod. Your backbone is many small bones. What does this structure let you do that the robot cannot?",
    answer: 'bend your back',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A robot gets its energy from a plug. What gives a plant the energy for photosynthesis?',
    answer: 'light',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'A cleaning robot takes all algae out of a pond. Will there be more or fewer of the snails that eat algae?',
    answer: 'fewer',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'A robot on Mars sees wind carry sand off a hill. Is that weathering, erosion or deposition?',
    answer: 'erosion',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'One robot runs on sunlight, another on oil. Which of the two sources is nonrenewable?',
    answer: 'oil',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A robot that runs on sunlight stops each night. What turns so that night comes: Earth or the sun?',
    answer: 'Earth',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "About 97 of every 100 spoonfuls of Earth's water are salty. Where would a diving robot find most of that water?",
    answer: 'in the ocean',
  },
]
