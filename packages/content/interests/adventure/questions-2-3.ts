import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.hundreds'],
    ask: 'A sign on an adventure trail says: cave 384 steps, lake 348 steps. Which is nearer?',
    answer: 'the lake',
  },
  {
    skills: ['math.2.add-within-100'],
    ask: 'An explorer climbs 38 feet of cliff to a ledge and 27 more to the top. How many feet is that?',
    answer: '65',
    sum: '38 + 27',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A treasure is 75 steps from {place}. {hero} has walked 38 steps. How many steps are left?',
    answer: '37',
    sum: '75 - 38',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A ferry takes an explorer to the island for 4 dimes and 3 nickels. How many cents is that?',
    answer: '55',
    sum: '4 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '32 explorers camp by a lake. 14 set off up the mountain, and 5 come back early. How many are in camp now?',
    answer: '23',
    sum: '32 - 14 + 5',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Explorers set up camp in 3 equal rows, with 5 tents in each row. How many tents is that?',
    answer: '15',
    sum: '3 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'An explorer comes home from an adventure. How many more shells than crystals are in the bag?',
    answer: '8',
    sum: '12 - 4',
    graph: rings("An explorer's finds", { shells: 12, feathers: 8, crystals: 4, maps: 2 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: "An explorer's flask is marked in three equal shares. Two shares are empty. What part is full?",
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Explorers start before breakfast. Draw the short hand between 5 and 6, the long hand on 8. What time is it, with a.m. or p.m.?',
    answer: '5:40 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'An explorer measures a wolf track from the 3-centimeter mark to the 14-centimeter mark. How many centimeters long is it?',
    answer: '11',
    sum: '14 - 3',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'An explorer passes numbered posts on the trail: 91, 88, 85, 82. What is the rule?',
    answer: 'take away 3',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'An explorer ties a rope around a tree. Which property does the rope need: bendy or stiff?',
    answer: 'bendy',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'An explorer needs a tent roof for a rainy night. Which is best: cotton, wool or plastic? Tell why.',
    answer: 'plastic, it is waterproof',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'An explorer pours tea from a tall flask into a wide mug. What changes: its shape or its amount?',
    answer: 'its shape',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'Arctic explorers warm snow in a pot and get water. Can that change go back?',
    answer: 'yes, water can freeze',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "After a hike, an explorer's socks are full of burrs with tiny hooks. How did the burrs travel?",
    answer: 'on the socks',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'One explorer visits a dry desert, another a rainforest. Who will find more kinds of plants and animals?',
    answer: 'the rainforest explorer',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Explorers find their trail gone. A hillside slid down in one minute. Was that change fast or slow?',
    answer: 'fast',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A cave goes 612 feet down. An explorer has climbed down 275 feet. How many feet are left? Round to test it.',
    answer: '337',
    sum: '612 - 275',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: '8 explorers each pack 7 oat bars for a week on the trail. How many oat bars must they buy?',
    answer: '56',
    sum: '8 * 7',
    further: true,
  },
  {
    skills: ['math.3.divide'],
    ask: '32 explorers must cross a river at once. Each canoe takes 4 of them. How many canoes do they need?',
    answer: '8',
    sum: '32 / 4',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Explorers set off at 2:45 and reach a hidden waterfall at 3:20. How many minutes did they walk?',
    answer: '35',
    sum: '15 + 20',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'The floor of an explorer tent is 9 feet long and 7 feet wide. How many square feet can the explorers sleep on?',
    answer: '63',
    sum: '9 * 7',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'An explorer graphs the miles of an adventure. How many miles was the hike on Monday?',
    answer: '22',
    graph: rings('Miles of the adventure', { Monday: 22, Tuesday: 16, Friday: 10 }, 4),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A trail to a mountain top has 6 equal parts. The explorers have climbed 4 of them. What fraction is still ahead?',
    answer: '2/6',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two explorers carry flasks of one size. One flask is 3/8 full, the other 3/4. Which fraction is more?',
    answer: '3/4',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'On a treasure map the path to the cave is 3 1/4 inches long. Draw it. How many quarter inches is it?',
    answer: '13',
    sum: '3 * 4 + 1',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'An explorer plans water by a table: 2 days, 12 liters. 3 days, 18 liters. 5 days, 30 liters. What is the rule?',
    answer: 'times 6',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A treasure map shows a field with four straight sides. Only one pair of sides would never meet. Is that shape a rectangle or a trapezoid?',
    answer: 'a trapezoid',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Explorers test which tent cloth keeps out rain the longest. What is the one thing that they change?',
    answer: 'the cloth',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Explorers pull a stuck canoe with 12 units. Mud holds it back with 12 units. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'An explorer times a rope swing over a creek: 4 swings in 12 seconds. Predict how many swings it makes in 24 seconds.',
    answer: '8',
    sum: '4 * 2',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'An explorer finds jelly eggs in a jungle pond. Then tadpoles swim there. What will the adults be?',
    answer: 'frogs',
  },
  {
    skills: ['science.3.traits'],
    ask: "An explorer's sled dog has thick fur and stops when it hears whoa. Which of the two did it learn?",
    answer: 'stopping at whoa',
  },
  {
    skills: ['science.3.adaptations'],
    ask: "Explorers ride camels over loose sand. A camel's feet are wide and flat. How do they help it there?",
    answer: 'they do not sink',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'An explorer finds fossils of sea shells high on a mountain. What covered that place long ago: desert or sea?',
    answer: 'sea',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'An explorer reads that Antarctica has been icy and dry for thousands of years. Is that weather or climate?',
    answer: 'climate',
  },
]
