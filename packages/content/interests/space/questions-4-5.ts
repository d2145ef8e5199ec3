import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'The moon is about 238,855 miles away from Earth. Round that to the nearest thousand.',
    answer: '239000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'Earth is 12,742 kilometers wide, and the moon is 3,475. Estimate first. How many kilometers wider is Earth?',
    answer: '9267',
    sum: '12742 - 3475',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A space station goes around Earth 16 times a day. How many times is that in the 7 days of a week?',
    answer: '112',
    sum: '16 * 7',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '76 visitors at a space museum want to ride in a pretend rocket with 6 seats. How many rides does it take?',
    answer: '13',
    sum: '(76 + 2) / 6',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A telescope lies flat on its stand. It tips up 28 degrees to find Saturn. How many more degrees until it points straight up?',
    answer: '62',
    sum: '90 - 28',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'On Mars you weigh about 3/8 of what you weigh on Earth, and on the moon 1/6. Rename both in twenty-fourths. Which is more?',
    answer: '3/8',
    further: true,
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A moon buggy drives 7/10 mile to a crater and 6/10 mile on to a hill. How many miles is that?',
    answer: '1 3/10',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'The pull of Mars is 38/100 of the pull of Earth. Write that as a decimal.',
    answer: '0.38',
    sum: '38 / 100',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: "A space telescope's mirror has 18 equal tiles. How many factor pairs does 18 have? List them.",
    answer: '3',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'Sunlight takes 8 minutes and 20 seconds to reach Earth. How many seconds is that?',
    answer: '500',
    sum: '8 * 60 + 20',
  },
  {
    skills: ['math.4.symmetry'],
    ask: '{hero} draws a crescent moon with two tips of the same shape. How many lines of symmetry does it have?',
    answer: '1',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A rocket climbs 5 miles in minute 1. Each minute it climbs 4 miles more than in the last. How many miles in minute 10?',
    answer: '41',
    further: true,
    sum: '5 + 9 * 4',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'No side is down in space. Still, a lettuce stem bends to the lamp. Is this evidence that the plant senses light or weight?',
    answer: 'light',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Between the stars there is no air that could shake. Which energy can still travel there: sound or light?',
    answer: 'light',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'You see the full moon. Put the path of the light in order: the moon, your eye, the sun.',
    answer: 'sun, moon, eye',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two space stones of the same weight hit the moon, one fast and one slow. Which makes the bigger crater?',
    answer: 'the fast one',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} lands stones in a sandbox and measures the craters, as wide as a hand. Which unit fits: centimeters or kilometers?',
    answer: 'centimeters',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Long ago a river on Mars slowed down and dropped its gravel in a fan. Is that weathering, erosion or deposition?',
    answer: 'deposition',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A space station gets its power from panels that face the sun. Is that source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A space station flies about 290 miles in a minute. One lap around Earth takes 92 minutes. How many miles is a lap?',
    answer: '26680',
    sum: '290 * 92',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A flight to Mars takes 210 days. One crate of food lasts the crew for 15 days. How many crates must be on board?',
    answer: '14',
    sum: '210 / 15',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A moon base has 40 air tanks, and 16 are used up. Three crews share the rest equally. Evaluate (40 - 16) ÷ 3.',
    answer: '8',
    sum: '(40 - 16) / 3',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The moon goes once around Earth in 27.3 days. From full moon to full moon it takes 29.53 days. How many days longer is that?',
    answer: '2.23',
    sum: '29.53 - 27.3',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A space crew drinks 1/3 of its water and washes with 2/5 of it. What fraction of the water is used?',
    answer: '11/15',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: "On Mars, things weigh about 3/8 of what they weigh on Earth. A rover's toolbox weighs 64 pounds on Earth. How many pounds on Mars?",
    answer: '24',
    sum: '64 / 8 * 3',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A cargo bag for the space station is 20 inches long, 16 inches wide and 10 inches high. How many cubic inches does it hold?',
    answer: '3200',
    sum: '20 * 16 * 10',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a star map, three stars stand at (2, 3), (7, 3) and (7, 6). At which point does a fourth star make a rectangle?',
    answer: '(2, 6)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: "A station's sun panel has four right angles and sides of 12 and 4 meters. Is it a parallelogram, a rhombus or both?",
    answer: 'a parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: "Jupiter's moon Io goes around 4 times while its moon Ganymede goes around once. How many times has Io gone around when Ganymede has done 9?",
    answer: '36',
    sum: '9 * 4',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'To stay strong, an astronaut exercises for 2 hours and 30 minutes each day in space. How many hours is that in a week?',
    answer: '17.5',
    sum: '150 * 7 / 60',
    further: true,
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'Mars spins around once in a little more than 24 hours. What does this spin give to Mars: seasons, or day and night?',
    answer: 'day and night',
  },
  {
    skills: ['science.5.particles'],
    ask: 'An astronaut peels an orange at one end of the station. Soon the others smell it. What has spread through the air?',
    answer: 'particles of orange',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'In a space station, 30 grams of drink powder go into a closed pouch with 200 grams of water. How many grams are inside now?',
    answer: '230',
    sum: '200 + 30',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A rocket burns hydrogen with oxygen, and steam rushes out, which is water vapor. Is this a physical or a chemical change?',
    answer: 'chemical',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test about moon craters: does a stone from higher up leave a wider hole in sand? Which variable must you change?',
    answer: 'the drop height',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'Lettuce on a space station takes in a gas that the astronauts breathe out. Which gas helps the lettuce grow?',
    answer: 'carbon dioxide',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'From space, Earth looks blue, for water covers most of it. Is nearly all of that water salty or fresh?',
    answer: 'salty',
  },
]
