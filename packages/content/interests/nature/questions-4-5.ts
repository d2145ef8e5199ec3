import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'A ranger and a team count 498,650 bats in one cave. Round the number to the nearest thousand.',
    answer: '499000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'Mount Whitney is 14,505 feet high and Mount Mitchell 6,684 feet. Estimate first. How many feet higher is Mount Whitney?',
    answer: '7821',
    sum: '14505 - 6684',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A pair of robins brings food to its chicks 95 times a day. How many trips is that in 7 days?',
    answer: '665',
    sum: '95 * 7',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '{hero} plants 74 young trees on a bare hill, 8 in each row. How many trees are left over when the full rows are planted?',
    answer: '2',
    sum: '74 - 9 * 8',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'Some cicadas come out of the ground every 13 years, others every 17 years. Which of the two numbers is prime: 13, 17 or both?',
    answer: 'both',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Two equal rain barrels fill in a storm, one to 5/8 and one to 3/4. Rename to compare. Which fraction is greater?',
    answer: '3/4',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'Moss covers 3/8 of a fallen log. Ferns cover another 2/8. What fraction of the log is covered?',
    answer: '5/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A rain gauge shows 0.6 inches on Monday and 0.45 inches on Tuesday. On which day did it rain more?',
    answer: 'Monday',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A snowflake has 6 arms, all evenly spread. A full turn is 360 degrees. How many degrees are between one arm and the next?',
    answer: '60',
    further: true,
    sum: '360 / 6',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'Draw a sea star with 5 equal arms, evenly spread. How many lines of symmetry does it have?',
    answer: '5',
    further: true,
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'The trunk of the giant sequoia called General Sherman is about 36 feet wide at the ground. How many inches is that?',
    answer: '432',
    sum: '36 * 12',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Spirals on pine cones follow this row: 1, 1, 2, 3, 5, 8. Each number is the two before it added. What comes next?',
    answer: '13',
    sum: '5 + 8',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'An Arctic tern flies about 215 miles a day on its way south. Estimate, then work out how many miles that is in 42 days.',
    answer: '9030',
    sum: '215 * 42',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A monarch butterfly flies 1,872 miles to its winter home at about 36 miles a day. How many days does the trip take?',
    answer: '52',
    sum: '1872 / 36',
  },
  {
    skills: ['math.5.expressions'],
    ask: '6 nests hold 4 eggs each, and in every nest 1 egg does not hatch. Which counts the chicks, A: 6 × (4 - 1) or B: 6 × 4 - 1?',
    answer: 'line A',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A ruby-throated hummingbird weighs 3.25 grams in summer and 5.9 grams before its long flight south. How many grams did it put on?',
    answer: '2.65',
    sum: '5.9 - 3.25',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'One third of the trees in a wood are pines and one fourth are oaks. What fraction of the trees are pines or oaks?',
    answer: '7/12',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A sea turtle lays 96 eggs in the sand, and 5/8 of them hatch. How many young turtles is that?',
    answer: '60',
    sum: '96 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: '{hero} fills a raised garden bed that is 6 feet long, 3 feet wide and 2 feet high. How many cubic feet of soil does it take?',
    answer: '36',
    sum: '6 * 3 * 2',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a trail map the fox den is at (2, 3). The spring is 5 right and 4 up from the den. At which point is the spring?',
    answer: '(7, 7)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A cube of pyrite has faces with four equal sides and four right angles. Is such a face a rectangle, a rhombus or both?',
    answer: 'both',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Ivy and a hop vine both start at 0. Each week the ivy adds 2 inches and the vine 12. The vine is always how many times as long as the ivy?',
    answer: '6',
    sum: '12 / 2',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'A trail to a waterfall is 3.2 kilometers long. {hero} spots a heron after 1,450 meters. How many meters of trail are left?',
    answer: '1750',
    sum: '3.2 * 1000 - 1450',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'At dusk a lizard lies on a stone that lay in the sun all day. Which kind of energy moves from the stone to the lizard?',
    answer: 'heat',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Ripples pass under a duck that rests on a pond. Does the duck travel with them or bob up and down?',
    answer: 'it bobs up and down',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'You see a red maple at noon. Put the path of light in order: eye, maple, sun.',
    answer: 'sun, maple, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Water rolls off the oily feathers of a duck. Which claim does this support: they keep it dry, or they help it hear?',
    answer: 'they keep it dry',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'The roots of a pine grow into a crack and split a boulder. Is that weathering, erosion or deposition?',
    answer: 'weathering',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: do pill bugs choose damp soil over dry soil? Which variable must {hero} change?',
    answer: 'how damp the soil is',
  },
  {
    skills: ['science.5.particles'],
    ask: 'You smell a pine from ten steps away. In which state do the scent particles drift to your nose: solid, liquid or gas?',
    answer: 'gas',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'A fallen log rots and turns to dark crumbs with a new smell. Is that a physical or a chemical change?',
    answer: 'chemical',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'An acorn grows into an oak that weighs several tons. Which two things did most of that matter come from?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Owls hunt the voles of a meadow, and voles eat its grass. The owls move away. At first, is there more or less grass?',
    answer: 'less',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'One tall pine throws a shadow all day. At what time of day is the shadow shortest, and the sun highest?',
    answer: 'about noon',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'A frog sits in a pond. Name the system of Earth that the frog belongs to, then that of the pond.',
    answer: 'biosphere and hydrosphere',
  },
]
