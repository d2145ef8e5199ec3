import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "Grandma's town has 86,450 people, and the rest of the family lives in a town of 84,650. Which place decides which town is bigger?",
    answer: 'the thousands',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A family van shows 48,765 miles before a trip and 51,340 miles after it. Estimate first. How many miles was the trip?',
    answer: '2575',
    sum: '51340 - 48765',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A family of 6 buys train tickets. One ticket costs 117 dollars. How many dollars do they pay?',
    answer: '702',
    sum: '117 * 6',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '27 people come to a family picnic. Each table seats 6. How many tables do they need for all?',
    answer: '5',
    sum: '(27 + 3) / 6',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'Grandma visits the family every 6 days, the uncle every 8 days. Today both are there. In how many days are both there again?',
    answer: '24',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'A family rakes the yard. Grandpa has raked 5/12 of it. How many twelfths more make one half?',
    answer: '1',
    sum: '6 - 5',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A family eats 2/8 of a lasagna at lunch and 5/8 at dinner. What fraction is left?',
    answer: '1/8',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A family sorts 100 pictures. The baby is in 35 of them. Write that part as a decimal.',
    answer: '0.35',
    sum: '35 / 100',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'The new baby in the family weighs 9 pounds 5 ounces. A pound has 16 ounces. How many ounces does the baby weigh?',
    answer: '149',
    sum: '9 * 16 + 5',
  },
  {
    skills: ['math.4.angles'],
    ask: 'At 4:00 the family calls Grandpa. Draw the clock. Is the angle between its hands acute, right or obtuse?',
    answer: 'obtuse',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'A plain quilt for the baby is 4 feet long and 3 feet wide. Along how many lines can the family fold it so that the halves match?',
    answer: '2',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'A family tree has 2 parents, then 4 grandparents, then 8 great-grandparents. Each row doubles. How many people are in the fifth row?',
    answer: '32',
    sum: '8 * 2 * 2',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'A family measures its tallest sunflower three times: 182, 186 and 183 centimeters. What is the middle result?',
    answer: '183 centimeters',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two cousins of one family ride the same sled into snow, first slowly, then fast. When is the change in the snow bigger?',
    answer: 'after the fast ride',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Warm soup stands on a family table, wrapped in wool, and stays warm. Is wool a conductor or an insulator?',
    answer: 'an insulator',
    further: true,
  },
  {
    skills: ['science.4.waves'],
    ask: 'A family at the beach sees that the crests come at the same distance but get taller. What grows: amplitude or wavelength?',
    answer: 'amplitude',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A family plays hide and seek. A frosted door shows a blurry cousin. Is the door transparent, translucent or opaque?',
    answer: 'translucent',
    further: true,
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'An elephant family drinks. Claim: the trunk helps them survive. Which is evidence: it lifts water to the mouth, or it is gray?',
    answer: 'it lifts water',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Each spring a family finds new sand that the river dropped at the bend. Is that weathering, erosion or deposition?',
    answer: 'deposition',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'A family heats its home with oil. Is that energy source renewable or nonrenewable?',
    answer: 'nonrenewable',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A family uses 285 gallons of water a day. How many gallons does it use in 31 days? Estimate first.',
    answer: '8835',
    sum: '285 * 31',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A family drives 936 miles to a reunion. Their van goes 36 miles on one gallon. How many gallons does it take?',
    answer: '26',
    sum: '936 / 36',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'At the zoo a family pays 14 dollars for each of 2 grown-ups and 9 dollars for each of 3 children. Evaluate 2 × 14 + 3 × 9.',
    answer: '55',
    sum: '2 * 14 + 3 * 9',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The new baby in a family weighed 3.4 kilograms at birth and weighs 4.25 kilograms now. How many kilograms has it gained?',
    answer: '0.85',
    sum: '4.25 - 3.4',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'A family reads a long story aloud: 1/3 of it on Monday and 3/8 on Tuesday. What fraction is left to read?',
    answer: '7/24',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A family uses 3/4 of its yard as a garden, and 2/5 of the garden is corn. Which part of the yard is corn?',
    answer: '3/10',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A family fills its sandbox with 60 cubic feet of sand. The bottom is 6 feet long and 5 feet wide. How many feet deep is the sand?',
    answer: '2',
    sum: '60 / (6 * 5)',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Each of the 5 people in a family drinks 1,500 milliliters a day. How many liters does the family drink in a week?',
    answer: '52.5',
    sum: '1500 * 5 * 7 / 1000',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'A family plans a garden on a grid. Three corners of the rectangle are (2, 1), (8, 1) and (8, 5). Name the fourth corner.',
    answer: '(2, 5)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Each patch of a family quilt is a trapezoid. Which other name fits it: parallelogram, quadrilateral or rhombus?',
    answer: 'quadrilateral',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'In a family the aunt was 24 when the cousin was born. Their ages make pairs: (0, 24), (1, 25), (2, 26). Which pair has a cousin of 15?',
    answer: '(15, 39)',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test for a family: does bread dough rise more where it is warm? They have two equal lumps and one hour. Which variable must they change?',
    answer: 'the temperature',
  },
  {
    skills: ['science.5.particles'],
    ask: 'A family hangs up wet washing, and it dries in the wind. As which state do the water particles fly off?',
    answer: 'as a gas',
    further: true,
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'For the trail mix of a family hike go in 400 grams of oats, 150 grams of raisins and 50 grams of coconut. How many grams is that?',
    answer: '600',
    sum: '400 + 150 + 50',
  },
  {
    skills: ['science.5.new-substances'],
    ask: "A family's old iron gate turns orange and flaky after years of rain. Which new substance has formed?",
    answer: 'rust',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A family weighs its tomato plants: they gain pounds, but the soil weighs nearly the same. From which two things did they mainly grow?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'A wolf family moves away from a valley. Wolves eat elk, and elk eat willows. Will there be more or less willow?',
    answer: 'less',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A family has a cousin who turns 10 today. How many times has Earth orbited the sun since that birth?',
    answer: '10',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'A family pumps fresh water from a deep well, out of wet sand and rock. What is such water called?',
    answer: 'groundwater',
    further: true,
  },
]
