import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'The princess invites 47 guests from the town and 38 from the hills. How many guests is that?',
    answer: '85',
    sum: '47 + 38',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'The princess has 83 invitations to sign. She has signed 57. How many are left to sign?',
    answer: '26',
    sum: '83 - 57',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'One castle tower has 346 steps, the next 364. The princess takes the higher one. Which number is greater?',
    answer: '364',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'To cross the castle bridge costs 2 dimes, 4 nickels and 3 pennies. How many cents does the princess pay?',
    answer: '43',
    sum: '2 * 10 + 4 * 5 + 3',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '36 guests dance at the castle. 17 go home, and then 8 new guests come. How many guests are there now?',
    answer: '27',
    sum: '36 - 17 + 8',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'The princess plants roses in 4 equal rows of 5. How many roses does she plant?',
    answer: '20',
    sum: '4 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more castle guests want juice than milk?',
    answer: '8',
    sum: '12 - 4',
    graph: rings('What the castle guests want', { tea: 7, juice: 12, milk: 4, cocoa: 9 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Three princesses share the watch on the tower in equal parts of one night. What is each part called?',
    answer: 'a third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'The princess rides out after breakfast. Draw the short hand just past 9, the long hand on 4. What time is it, with a.m. or p.m.?',
    answer: '9:20 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: "The edge of a princess's robe is 60 inches long. 24 inches have lace. How many inches still need lace?",
    answer: '36',
    sum: '60 - 24',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'The princess climbs a tower. Windows are at steps 4, 8, 12 and 16. At which step is the next window?',
    answer: '20',
    sum: '16 + 4',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'The princess holds a gold crown and a wool cap. Which one is soft and bendy?',
    answer: 'the wool cap',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'The princess needs a cloak for a rainy ride. Which is best: wool, cotton or plastic? Tell why.',
    answer: 'plastic, it is waterproof',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'The princess pours tea, and it takes the shape of the pot. Is tea a solid or a liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'The princess sees bread turn to toast in the castle kitchen. Can the toast turn back into soft bread?',
    answer: 'no',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'The princess tests if her roses need sunlight. One pot is in light, one in a dark cellar. What must stay alike?',
    answer: 'the water and soil',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "In the castle garden, the princess blows on a dandelion's white fluff. What else can carry the fluff away?",
    answer: 'the wind',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'The princess finds a frog with damp skin. Which home suits it: the castle pond or a sandy desert?',
    answer: 'the castle pond',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Heavy rain washes soil down the castle hill. What can the princess plant to hold the soil?',
    answer: 'grass or trees',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A castle library has 612 books, and the princess has read 278 of them. How many are left? Round to test it.',
    answer: '334',
    sum: '612 - 278',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: 'The princess sets 7 round tables for the feast, with 8 chairs at each. How many chairs are there?',
    answer: '56',
    sum: '7 * 8',
  },
  {
    skills: ['math.3.divide'],
    ask: 'The princess shares 48 apples equally among her 6 horses. How many apples does each horse get?',
    answer: '8',
    sum: '48 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'The princess rides out on her pony at 2:50. She is back at 3:35. How many minutes did she ride?',
    answer: '45',
    sum: '10 + 35',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'The princess lays a carpet in a tower room. The floor is a rectangle, 9 feet by 7 feet. How many square feet must it cover?',
    answer: '63',
    sum: '9 * 7',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'The princess graphs the guests at her castle. How many came to the ball?',
    answer: '85',
    graph: rings('Guests at the castle', { tea: 35, picnic: 60, ball: 85 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: "A princess's crown has 8 equal points. 3 of the points have a ruby. What fraction of the points has no ruby?",
    answer: '5/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two castle wells of the same size are 2/3 full and 2/8 full. Which fraction is more?',
    answer: '2/3',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A castle key is 5 3/4 inches long. How many quarter inches is that?',
    answer: '23',
    sum: '5 * 4 + 3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'The princess notes horses and their shoes: 3 horses, 12 shoes. 5 horses, 20 shoes. 9 horses, 36 shoes. What is the rule?',
    answer: 'times 4',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A castle window has four equal sides, but it stands on a point and has no square corner. Name its shape.',
    answer: 'a rhombus',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: "A lamp hangs still over the princess's table. Gravity pulls down, and the chain pulls up. Balanced or unbalanced?",
    answer: 'balanced',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'The princess tests which of two toy boats sails faster. Name one thing that she must keep the same.',
    answer: 'the wind',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: "The princess's garden swing goes out and back 5 times in 10 seconds. Predict how often it swings in 40 seconds.",
    answer: '20',
    sum: '5 * 4',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: "The princess's frog was an egg first and hops on legs now. What is the stage between called?",
    answer: 'tadpole',
  },
  {
    skills: ['science.3.traits'],
    ask: "The princess has her grandmother's green eyes, and she can ride a horse. Which of the two is inherited?",
    answer: 'green eyes',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'At night the princess sees an owl hunt from the castle tower. Which big body part helps it to see in the dark?',
    answer: 'its eyes',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'The princess finds shell fossils in the stone of the castle hill. What was the place like long ago?',
    answer: 'under water',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "The princess wants a castle where summers are nearly always dry. Must she ask for one day's weather or the climate?",
    answer: 'the climate',
  },
]
