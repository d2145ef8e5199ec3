import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A superhero helps 48 people off one train and 37 off another. How many people is that?',
    answer: '85',
    sum: '48 + 37',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: "A superhero's cape has 72 shiny stars. In the wind 28 come off. How many stars are left?",
    answer: '44',
    sum: '72 - 28',
  },
  {
    skills: ['math.2.hundreds'],
    ask: "A superhero's secret number has 7 hundreds, no tens and 2 ones. What is the number?",
    answer: '702',
    sum: '700 + 2',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A superhero gives back a lost purse with 4 dimes, 3 nickels and 1 penny. How many cents does the owner count?',
    answer: '56',
    sum: '4 * 10 + 3 * 5 + 1',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '45 people wait on a broken bridge. A superhero flies 18 of them over, then 14. How many still wait?',
    answer: '13',
    sum: '45 - 18 - 14',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'At a fire a superhero checks 5 equal rows of 3 windows. How many windows is that?',
    answer: '15',
    sum: '5 * 3',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'A superhero helped all of these in one week. How many animals is that in all?',
    answer: '24',
    sum: '9 + 4 + 11',
    graph: bars("A superhero's week", { cats: 9, dogs: 4, birds: 11, people: 6 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A superhero patrols a street in three equal parts. Two are done. What part is left?',
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A call for help comes in the morning. Draw the short hand just past 6, the long hand on 5. What time is it, with a.m. or p.m.?',
    answer: '6:25 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A superhero jumps 58 inches high, a helper 39. How many inches higher is the superhero?',
    answer: '19',
    sum: '58 - 39',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A superhero hides a code: 14, 18, 22, 26. The rule goes on. Which number comes next?',
    answer: '30',
    sum: '26 + 4',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: "A superhero's cape must fold and flutter. Which material is bendy enough: metal, wood or silk?",
    answer: 'silk',
  },
  {
    skills: ['science.2.best-material'],
    ask: "A superhero's boots must stay dry in a flood. Which is best: rubber, wool or felt?",
    answer: 'rubber',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: "A superhero's cold breath turns a pond to ice. Can warm sun turn it back?",
    answer: 'yes, the ice melts',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A superhero freezes a puddle so that it keeps its shape. Is it now a solid or a liquid?',
    answer: 'a solid',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'A superhero tests if singing helps beans grow. One pot gets songs. What must both pots get alike?',
    answer: 'water, light and soil',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "A superhero's wool cape comes home full of burrs. What on the burrs held on to it?",
    answer: 'hooks',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A superhero is called to a place with hot sand, a cactus and no rain. Which habitat is it?',
    answer: 'a desert',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A superhero wants rain to wash less soil off a hill. Which helps: planting grass or pulling it out?',
    answer: 'planting grass',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A superhero team helps 376 people in May and 248 in June. How many people is that? Round to test it.',
    answer: '624',
    sum: '376 + 248',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A superhero carries people over a flood, 6 on each flight. How many people are safe after 9 flights?',
    answer: '54',
    sum: '9 * 6',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A superhero team gets 32 calls for help. 4 superheroes share them equally. How many calls does each one take?',
    answer: '8',
    sum: '32 / 4',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A superhero flies off to a storm at 6:45. The superhero lands there at 7:20. How many minutes was the flight?',
    answer: '35',
    sum: '15 + 20',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A superhero sews a cape in the shape of a rectangle, 5 feet by 4 feet. How many feet of gold edge go around it?',
    answer: '18',
    sum: '5 + 4 + 5 + 4',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A superhero club graphs its rescues. How many cats has it rescued?',
    answer: '65',
    graph: rings('Rescues of the club', { cats: 65, kites: 40, dogs: 25 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A superhero has mended 5 of 6 equal parts of a bridge. What fraction of the bridge is still broken?',
    answer: '1/6',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two superheroes climb equal towers. One has climbed 3/4 of the way, the other 3/8. Which fraction is more?',
    answer: '3/4',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A superhero shrinks to a height of 3 1/4 inches. How many quarter inches tall is that?',
    answer: '13',
    sum: '3 * 4 + 1',
  },
  {
    skills: ['math.3.number-rules'],
    ask: "A superhero's machine makes things grow: 2 inches become 14, 5 become 35, 6 become 42. What is the rule?",
    answer: 'times 7',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: "A superhero's badge looks like a diamond. It has four equal sides and no square corner. Name its shape.",
    answer: 'a rhombus',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two superheroes pull one rope from both ends, equally hard. Are the forces on the rope balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'A superhero tests which cape helps a doll fall most slowly: cotton or silk. What is the one thing to change?',
    answer: "the cape's cloth",
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A superhero swings on a rope, out and back 4 times in 12 seconds. Predict the swings in 36 seconds.',
    answer: '12',
    sum: '4 * 3',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A superhero was born with curly hair and can tie ten knots. Which of the two was learned?',
    answer: 'tying knots',
  },
  {
    skills: ['science.3.adaptations'],
    ask: "A superhero's suit blends in with any wall, as a moth does on bark. How does that help the moth?",
    answer: 'hunters do not see it',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A superhero digs up a fossil with fins and a tail, far from any sea. Where did that animal live?',
    answer: 'in water',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A superhero guards a city where each winter for 50 years has been wet and mild. Weather or climate?',
    answer: 'climate',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: "A superhero's three badges show the egg, larva and pupa of a butterfly. Which stage must the fourth badge show?",
    answer: 'the adult',
  },
]
