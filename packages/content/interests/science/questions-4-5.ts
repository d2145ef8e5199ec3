import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Scientists found that light travels 299,792 kilometers in one second. Round that to the nearest thousand.',
    answer: '300000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'Scientists measured Mount Everest at 29,032 feet and Denali at 20,310 feet. Estimate first. How many feet higher is Mount Everest?',
    answer: '8722',
    sum: '29032 - 20310',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A scientist gives each of 24 test pots 35 milliliters of water. How many milliliters is that?',
    answer: '840',
    sum: '24 * 35',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Each science test takes 45 drops of water. {hero} runs it 9 times. How many drops are needed?',
    answer: '405',
    sum: '45 * 9',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '{hero} has 50 slides for the microscope. One box takes 12 slides. How many boxes are needed for all the slides?',
    answer: '5',
    sum: '(50 + 10) / 12',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A ray of light meets a flat mirror at 40 degrees and bounces off at 40 degrees. The mirror is a straight line. How many degrees lie between the two rays?',
    answer: '100',
    sum: '180 - 40 - 40',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'In a test, 2/3 of the beans in warm soil sprout, and 7/12 of those in cool soil. Rename one fraction. Which is greater?',
    answer: '2/3',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A scientist mixes 5/8 liter of salt water with 6/8 liter of fresh water. How many liters is that?',
    answer: '1 3/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: '{hero} grows two salt crystals. One is 0.4 centimeters wide, and the other is 0.38. Which width is greater?',
    answer: '0.4',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'Scientists know cicadas that come out of the ground only every 17 years. The number 17 is prime. Which factors does it have?',
    answer: '1 and 17',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A science test needs 3 liters and 250 milliliters of pond water. The measuring cup shows milliliters. How many is that?',
    answer: '3250',
    sum: '3 * 1000 + 250',
  },
  {
    skills: ['math.4.symmetry'],
    ask: '{hero} draws a snow crystal: six straight arms of one length, evenly spread from the middle. How many lines of symmetry does it have?',
    answer: '6',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A scientist watches one cell split into two. All cells keep splitting: 1, 2, 4, 8. How many cells are there after two more splits?',
    answer: '32',
    sum: '8 * 2 * 2',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} times one rolling ball in three trials: 12, 15 and 13 seconds. Which is the middle result?',
    answer: '13 seconds',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: '{hero} rolls a ball down a low ramp and then down a steep, high ramp. After which ramp does it push a block farther?',
    answer: 'the high ramp',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: '{hero} lays rice on a drum and beats a pot lid beside it. The rice jumps. Which kind of energy reached the drum?',
    answer: 'sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A scientist models a wave. Its crest is 4 centimeters above the middle line. The next crest is 12 centimeters on. What is the amplitude?',
    answer: '4 centimeters',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A scientist studies a shell by lamplight. Put the path of the light in order: eye, shell, lamp.',
    answer: 'lamp, shell, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'A scientist sees tiny hairs on the toes of a gecko. They grip a smooth wall. What do they help the gecko do?',
    answer: 'climb',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: '{hero} shakes rough stones in water. Bits break off, and the edges get round. Is that a model of weathering or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A weather station on a mountain gets its power from sunlight. Is that source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A scientist measures sound: it travels about 343 meters in a second through air. How many meters is that in 15 seconds? Estimate first.',
    answer: '5145',
    sum: '343 * 15',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A scientist pours 864 milliliters of water equally into 36 test tubes. How many milliliters are in each tube?',
    answer: '24',
    sum: '864 / 36',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Each of 5 test pots gets 20 milliliters of water at noon and 15 at night. 10 milliliters run out below. Evaluate 5 × (20 + 15) - 10.',
    answer: '165',
    sum: '5 * (20 + 15) - 10',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'In a test, a block of ice weighs 2.5 kilograms. After an hour in the sun 1.85 kilograms of ice are left. How many kilograms melted?',
    answer: '0.65',
    sum: '2.5 - 1.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A scientist measures a sprout. It grows 1/2 inch in one week and 2/3 inch in the next. How many inches is that?',
    answer: '1 1/6',
    further: true,
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'Scientists found that about 3/5 of the weight of a human body is water. How many pounds of water is that in 80 pounds?',
    answer: '48',
    sum: '80 / 5 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: "A water tank is 20 centimeters long and 10 wide. {hero} sinks a stone in it, and the water rises 3 centimeters. What is the stone's volume in cubic centimeters?",
    answer: '600',
    sum: '20 * 10 * 3',
  },
  {
    skills: ['math.5.coordinates'],
    ask: '{hero} graphs a test plant: days across, inches up. On day 4 it is 7 inches tall. Name that point.',
    answer: '(4, 7)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'One face of a gypsum crystal has two pairs of parallel sides, two side lengths and no right angle. Which names fit: parallelogram, rectangle, rhombus, quadrilateral?',
    answer: 'parallelogram and quadrilateral',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Two test vines start at 0 inches. Each week vine A grows 2 inches and vine B grows 6. How many times as long as A is B each week?',
    answer: '3',
    sum: '6 / 2',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'For a science project, {hero} measures a dripping tap: 15 milliliters a minute. How many liters drip in 10 hours?',
    answer: '9',
    sum: '15 * 60 * 10 / 1000',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: '{hero} tests whether sugar dissolves sooner in warm water. Which variable is changed, and which is measured?',
    answer: 'temperature changed, time measured',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A scientist watches water dry up from a dish into the air. Are its particles farther apart in the dish or in the air?',
    answer: 'in the air',
    further: true,
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A scientist stirs 12 grams of sugar into 180 grams of water. The sugar can no longer be seen. How many grams is it all?',
    answer: '192',
    sum: '180 + 12',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A scientist mixes two clear liquids. White grains form that were in neither of them. Is that change physical or chemical?',
    answer: 'chemical',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: '{hero} models Earth with a ball that spins before a lamp. How many full spins stand for one week?',
    answer: '7',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A scientist marks how long Earth takes to spin around once. Is it a day, a month or a year?',
    answer: 'a day',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A scientist weighs a growing bean plant and its soil. The plant gains much, and the soil loses almost nothing. From which two does it mainly grow?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'A scientist fences one part of a meadow so that no rabbit gets in. Will there be more or less grass in that part?',
    answer: 'more',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "A scientist shows all of Earth's water as 100 spoonfuls. 97 are salty ocean, 2 are ice, and 1 is other fresh water. Which bar of the graph is tallest?",
    answer: 'salty ocean',
  },
]
