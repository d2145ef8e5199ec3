import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'One V of wild geese has 47 birds, the next has 36. How many geese fly south?',
    answer: '83',
    sum: '47 + 36',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A gray squirrel hides 36 acorns. It digs up 19 of them. How many acorns stay hidden and may sprout?',
    answer: '17',
    sum: '36 - 19',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Each ring in a trunk is one year. An oak has 307 rings and a pine has 370. Which tree is older?',
    answer: 'the pine',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: '{hero} buys wildflower seed for the bees with 4 dimes and 3 nickels. How many cents is that?',
    answer: '55',
    sum: '4 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '18 ducks rest on a pond. 9 fly off, and then 14 land. How many ducks are on the pond now?',
    answer: '23',
    sum: '18 - 9 + 14',
  },
  {
    skills: ['math.2.arrays'],
    ask: '{hero} plants tulip bulbs in 4 equal rows of 5. How many tulips can come up in spring?',
    answer: '20',
    sum: '4 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more bees are in the meadow than beetles and moths together?',
    answer: '5',
    sum: '12 - 4 - 3',
    further: true,
    graph: bars('Insects in one meadow', { bees: 12, crickets: 9, beetles: 4, moths: 3 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A trillium bloom has 3 equal petals. {hero} colors 2 of them pink. What part of the bloom is pink?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'After supper, bats fly out of a cave. Draw the short hand between 7 and 8, the long hand on 5. What time is it, with a.m. or p.m.?',
    answer: '7:25 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A giant stick insect rests beside inch marks. It reaches from the 2 to the 9. How many inches long is it?',
    answer: '7',
    sum: '9 - 2',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A vine is measured each morning: 4, 7, 10, 13 inches. The rule stays the same. What comes next?',
    answer: '16',
    sum: '13 + 3',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A ranger counts 268 seals on one beach and 391 on the next. Test with round hundreds. How many seals are there exactly?',
    answer: '659',
    sum: '268 + 391',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Every insect has 6 legs. 8 ladybugs sleep under one piece of bark. How many legs are tucked in there?',
    answer: '48',
    sum: '8 * 6',
    further: true,
  },
  {
    skills: ['math.3.divide'],
    ask: 'A wild rose has 5 petals. {hero} finds 35 petals under a bush. Each rose there has lost all 5. How many roses lost them?',
    answer: '7',
    sum: '35 / 5',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: '{hero} hears the first thunder of a storm at 4:35 and the last at 5:20. How many minutes did it rumble?',
    answer: '45',
    sum: '25 + 20',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Rabbits nibble a garden bed 9 feet long and 4 feet wide. A fence must go all the way around. How many feet of fence is that?',
    answer: '26',
    sum: '9 + 4 + 9 + 4',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A ranger graphs the trees of a forest. How many birches are there?',
    answer: '65',
    graph: rings('Trees of the forest', { oaks: 80, birches: 65, pines: 45 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'One clover leaf has 3 equal parts. A rabbit nibbles one part. What fraction is left?',
    answer: '2/3',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two logs are the same size. Moss covers 3/4 of one and 3/8 of the other. Which fraction is greater?',
    answer: '3/4',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: '{hero} measures acorns: 1, 1 1/4, 1 1/2, 1 1/4 and 1 1/4 inches. How many crosses stand over 1 1/4 on the line plot?',
    answer: '3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'Some bamboo grows very fast. A table says: 2 days, 6 feet; 5 days, 15 feet. How many feet does it grow in 7 days?',
    answer: '21',
    sum: '7 * 3',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A calcite crystal has faces with four equal sides and no square corners. Which four-sided shape is that?',
    answer: 'a rhombus',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Sap drips from a maple and takes the shape of the pail. Is sap a solid or a liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A puddle freezes at night and thaws at noon. Will it turn to ice again on a cold night?',
    answer: 'yes',
  },
  {
    skills: ['science.2.plant-test'],
    ask: '{hero} sets one bean plant in light and one in the dark. Both get the same soil and water. Which one thing differs?',
    answer: 'the light',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A dandelion seed hangs under a tuft of white fluff. What carries it off?',
    answer: 'the wind',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A cactus stores water, a water lily floats. Which one belongs in a pond?',
    answer: 'the water lily',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A stream washes soil off its bank, a little each year. What could {hero} plant to slow that?',
    answer: 'grass or trees',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A hummingbird beats its wings about 50 times in one second, again and again. Predict how many beats that is in 3 seconds.',
    answer: '150',
    sum: '50 * 3',
    further: true,
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A butterfly goes through egg, larva, pupa and adult. A dragonfly goes through egg, nymph and adult. Which stage does the dragonfly skip?',
    answer: 'the pupa',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A pine on a windy cliff grew bent. Its young trees grow straight in a calm valley. Is the bend inherited or from the environment?',
    answer: 'from the environment',
    further: true,
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A stick insect looks like a twig and keeps still all day. How does that help it?',
    answer: 'it hides from birds',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'Ferns cannot live in ice. Fern prints are found in the stones of icy Antarctica. Was that land once warmer or colder than now?',
    answer: 'warmer',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'In the Atacama Desert hardly any rain falls, year after year. Is that weather or climate?',
    answer: 'climate',
  },
]
