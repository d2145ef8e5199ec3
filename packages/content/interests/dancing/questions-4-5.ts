import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'In a year, 268,450 people came to see a dance theater. Round that to the nearest thousand.',
    answer: '268000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A dancer wants to take 100,000 practice steps. 63,480 are done. Estimate first. How many steps are left?',
    answer: '36520',
    sum: '100000 - 63480',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Fast dance music has 96 counts in a minute. How many counts are in 12 minutes of dancing?',
    answer: '1152',
    further: true,
    sum: '96 * 12',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A dance has 32 counts. The dancers do the whole dance 7 times. How many counts is that?',
    answer: '224',
    sum: '32 * 7',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '62 dancers make rings of 7 at the most. How many rings are needed, so that all can dance?',
    answer: '9',
    sum: '(62 + 1) / 7',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A dancer makes a full turn of 360 degrees in two moves. The first move turns 225 degrees. How many degrees has the second?',
    answer: '135',
    further: true,
    sum: '360 - 225',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: '{hero} has practiced 3/4 of a dance, and {friend} 7/8 of it. Rename one fraction. Which is greater?',
    answer: '7/8',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A dancer makes 3/4 of a turn and then 2/4 of a turn the same way. How many turns is that?',
    answer: '1 1/4',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Two dancers leap. One leap is 1.8 meters long, and the other is 1.75. Which length is greater?',
    answer: '1.8',
    further: true,
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A teacher wants 31 dancers in two or more equal rows, with more than one dancer in each. Why does that not work?',
    answer: '31 is prime',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A maypole ribbon is 4 yards and 2 feet long. How many feet is that?',
    answer: '14',
    sum: '4 * 3 + 2',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'Four dancers stand at the corners of a square, all facing the middle. How many lines of symmetry does the square have?',
    answer: '4',
    further: true,
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A dance repeats four moves: step, turn, clap, jump. Each takes one count. On which count is the 5th jump?',
    answer: '20',
    sum: '5 * 4',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: "{hero} measures a dancer's leap in three trials: 152, 148 and 155 centimeters. Which is the middle result?",
    answer: '152 centimeters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A dancer slides slowly into a big soft mat, and then fast. When does the dancer bring more energy to the mat?',
    answer: 'when sliding fast',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A tap dancer stomps on a wooden floor. Motion energy changes into which energy that the audience hears?',
    answer: 'sound',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A ribbon dancer makes waves in a ribbon, then moves the hand higher and lower than before. What gets bigger: amplitude or wavelength?',
    answer: 'amplitude',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'You watch a dancer under a stage lamp. Put the path of the light in order: your eye, dancer, lamp.',
    answer: 'lamp, dancer, your eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A dancer's backbone is made of many small bones. Does that structure help the dancer to bend or to hear?",
    answer: 'to bend',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Three groups dance how rock changes. One breaks apart, one carries bits along, one lays them down. Which group dances deposition?',
    answer: 'the third group',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A dancer hears 385 counts of music in each practice and practices 24 times. How many counts is that in all? Estimate first.',
    answer: '9240',
    sum: '385 * 24',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A dance has 768 counts in phrases of 32 counts. How many phrases is that?',
    answer: '24',
    sum: '768 / 32',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Each of 6 dancers needs 4 red and 3 blue ribbons, and 5 old ribbons can be used again. Evaluate 6 × (4 + 3) - 5.',
    answer: '37',
    sum: '6 * (4 + 3) - 5',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: "A dancer's first leap is 2.1 meters long, and the second is 1.85. How many meters longer is the first?",
    answer: '0.25',
    sum: '2.1 - 1.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A dance class warms up for 1/4 hour and practices for 2/3 hour. What fraction of an hour is that?',
    answer: '11/12',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A dance group has 48 dancers. 5/8 of them dance in the front lines. How many dancers is that?',
    answer: '30',
    sum: '48 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A trunk for dance costumes is 40 inches long, 20 inches wide and 18 inches high. How many cubic inches does it hold?',
    answer: '14400',
    sum: '40 * 20 * 18',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a stage grid, a dancer starts at (1, 4), moves 5 to the right and then 3 down. At which point does the dancer stop?',
    answer: '(6, 1)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Four dancers make a shape with four right angles, two long sides and two short sides. Which names fit: rectangle, square, parallelogram, rhombus?',
    answer: 'rectangle and parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'In each measure, one dancer takes 2 steps and another takes 6. Both start at 0. How many times as many has the second each time?',
    answer: '3',
    sum: '6 / 2',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A dancer needs 85 centimeters of ribbon for each hand. How many meters of ribbon do 12 dancers need for both hands?',
    answer: '20.4',
    sum: '85 * 2 * 12 / 100',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'You test whether socks slide farther than bare feet in a dance slide. Which variable do you change, and which do you measure?',
    answer: 'change footwear, measure distance',
  },
  {
    skills: ['science.5.particles'],
    ask: 'Dancers act out particles. They stand packed in rows and only wiggle. Is that a solid, a liquid or a gas?',
    answer: 'a solid',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: "A dancer's costume weighs 900 grams dry. It gets wet and takes up 150 grams of water. How many grams does it weigh now?",
    answer: '1050',
    sum: '900 + 150',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The iron plates on old tap shoes have turned orange and crumbly. Is rust a new substance, or is it still iron?',
    answer: 'a new substance',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'One dancer is the sun. Another is Earth, circles the sun once and spins. What does one full orbit stand for: a day or a year?',
    answer: 'a year',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: "A dancer spins on one spot, as Earth does. What does Earth's spin bring: day and night or summer and winter?",
    answer: 'day and night',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Bees dance to lead each other to clover, and cows and bees feed on it. All the clover dries up. Will there be more or fewer bees?',
    answer: 'fewer',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Four groups dance the parts of Earth. One group dances rivers, ice and the sea. Is it the hydrosphere or the geosphere?',
    answer: 'the hydrosphere',
  },
]
