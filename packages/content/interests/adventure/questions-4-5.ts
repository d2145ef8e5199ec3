import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Explorers cross Greenland, which covers about 836,330 square miles. Round that to the nearest ten thousand.',
    answer: '840000',
    further: true,
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'Mount Everest is 29,032 feet high. Climbers camp at 17,600 feet. Estimate first. How many feet must they still climb?',
    answer: '11432',
    sum: '29032 - 17600',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Each of 8 explorers needs 45 meals for a trip through the jungle. How many meals must they pack?',
    answer: '360',
    sum: '8 * 45',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'An explorer cuts a 100-foot rope into pieces of 8 feet for a bridge. How many whole pieces, and how many feet are left?',
    answer: '12 pieces, 4 feet left',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A guide splits 28 explorers into equal teams. A team needs more than 3 but fewer than 10 people. Which sizes work?',
    answer: '4 and 7',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'One explorer has hiked 7/10 of a trail, another 3/5 of it. Rename one fraction. Which is greater?',
    answer: '7/10',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'Explorers hike 1 3/8 miles to a waterfall and 2 6/8 miles on to the cave. How many miles is that?',
    answer: '4 1/8',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: "An explorer's map says: spring 0.55 mile, cave 0.6 mile. Which is nearer?",
    answer: 'the spring',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A cliff is 70 feet high. An explorer has a rope of 25 yards. How many feet longer than the cliff is the rope?',
    answer: '5',
    sum: '25 * 3 - 70',
  },
  {
    skills: ['math.4.angles'],
    ask: 'An explorer faces north and turns 55 degrees toward the east. How many more degrees until the explorer faces east?',
    answer: '35',
    sum: '90 - 55',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'On a treasure map, a star shows north, east, south and west with four equal points. How many lines of symmetry has it?',
    answer: '4',
    further: true,
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Explorers walk 2 miles on day 1. Each day they walk 3 miles more than the day before. How many miles on day 6?',
    answer: '17',
    sum: '2 + 5 * 3',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'An explorer times three trips across a bay in a canoe: 42, 47 and 44 seconds. What is the middle result?',
    answer: '44 seconds',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: "An explorer's sled hits a snowbank slowly, then fast. Which time does it bring more energy to the collision?",
    answer: 'the fast time',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'An explorer wraps cold fingers around a warm mug. Which way does heat move: mug to fingers or fingers to mug?',
    answer: 'from mug to fingers',
  },
  {
    skills: ['science.4.waves'],
    ask: "An explorer's boat rides waves with crests 4 meters apart. Is 4 meters the amplitude or the wavelength?",
    answer: 'the wavelength',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'An explorer sees a crystal in a cave. Put the path of the light in order: eye, lantern, crystal.',
    answer: 'lantern, crystal, eye',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'An Arctic explorer claims that its fur helps a fox survive. Which is evidence: thick fur traps warm air, or foxes are shy?',
    answer: 'thick fur traps warm air',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Explorers see a canyon river carry sand away. Is that weathering, erosion or deposition?',
    answer: 'erosion',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Explorers in Antarctica have a windmill and a diesel engine. Which of the two runs on a renewable source?',
    answer: 'the windmill',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A ship of explorers sails 215 miles a day. How many miles does it sail in 34 days? Estimate first.',
    answer: '7310',
    sum: '215 * 34',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'Desert explorers carry 672 liters of water and drink 28 liters a day. How many days will it last?',
    answer: '24',
    sum: '672 / 28',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'An explorer packs 60 crackers, eats 4 a day for 6 days and gives 10 to a partner. Evaluate 60 - 4 × 6 - 10 to tell how many are left.',
    answer: '26',
    sum: '60 - 4 * 6 - 10',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'An explorer can carry 12 kilograms. The tent weighs 3.4 and the food 5.75 kilograms. How many more kilograms can the explorer carry?',
    answer: '2.85',
    sum: '12 - 3.4 - 5.75',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Explorers walk 1/2 of a canyon trail before lunch and 2/5 of it after lunch. What fraction of the trail is left?',
    answer: '1/10',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'An adventure trail is 15 miles long. The explorers walk 2/5 of it on day one. How many miles is that?',
    answer: '6',
    sum: '15 / 5 * 2',
  },
  {
    skills: ['math.5.volume'],
    ask: 'An explorer finds a treasure chest full of sand. Inside it is 30 inches long, 20 wide and 15 deep. How many cubic inches of sand must come out?',
    answer: '9000',
    sum: '30 * 20 * 15',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'On a treasure map, 1 centimeter means 50 meters. The path is 36 centimeters long there. How many kilometers must the explorer walk?',
    answer: '1.8',
    sum: '36 * 50 / 1000',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On the grid of a treasure map, the old oak stands at (3, 7). From there go 4 right and 5 down. At which point do you dig?',
    answer: '(7, 2)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A treasure map shows a field with two pairs of parallel sides, 40 and 60 steps long, and no right angle. Which name fits: rectangle, rhombus or parallelogram?',
    answer: 'parallelogram',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'From one camp, team A hikes 3 miles a day and team B rides 12. The first ordered pairs are (3, 12) and (6, 24). Which comes next?',
    answer: '(9, 36)',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test for explorers on one snowy slope: does a wider sled slide farther? Which variable do they change, and which do they measure?',
    answer: 'width changed, distance measured',
  },
  {
    skills: ['science.5.particles'],
    ask: 'An explorer smells supper from far across the camp. Do the smell particles travel there as a solid, a liquid or a gas?',
    answer: 'as a gas',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'An explorer in the snow packs 750 grams of it into a pot and closes the lid tight. It melts. How many grams of water are in the pot?',
    answer: '750',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'An explorer left an iron pick in a wet cave. Now it is orange and crumbly. Was that a physical or a chemical change?',
    answer: 'a chemical change',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A jungle explorer sees plants with hanging roots that grow high on branches, with no soil at all. From which two things do they mainly grow?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Ocean explorers see that otters eat sea urchins and urchins eat kelp. The otters move away. Will there be more or less kelp?',
    answer: 'less',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'Explorers near the North Pole see the sun shine all night in June. Does the pole lean toward the sun or away from it then?',
    answer: 'toward the sun',
    further: true,
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Explorers drill deep into a glacier. Is its ice part of the hydrosphere, the geosphere or the biosphere?',
    answer: 'the hydrosphere',
  },
]
