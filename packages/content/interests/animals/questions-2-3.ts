import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Rangers count 47 seals on the beach and 36 in the sea. How many seals is that?',
    answer: '83',
    sum: '47 + 36',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A herd has 62 zebras. 28 of them have crossed the river. How many must still cross?',
    answer: '34',
    sum: '62 - 28',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'One walrus weighs 963 kilograms, another 936. Which place tells who is heavier: hundreds, tens or ones?',
    answer: 'tens',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A handful of goat food at the petting zoo costs 3 dimes and 3 nickels. How many cents is that?',
    answer: '45',
    sum: '3 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '24 bats hang in a cave. At dusk 9 fly out, and later 6 come back. How many hang there now?',
    answer: '21',
    sum: '24 - 9 + 6',
  },
  {
    skills: ['math.2.arrays'],
    ask: "On a farm, hens' eggs lie in 4 equal rows, with 5 eggs in each row. How many eggs is that?",
    answer: '20',
    sum: '4 * 5',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more tracks in the snow are from the hare than from the deer?',
    answer: '8',
    sum: '12 - 4',
    graph: bars('Animal tracks in the snow', { fox: 9, deer: 4, hare: 12, crow: 5 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A keeper cuts a melon into three equal shares. The tortoises eat two of them. What part is left?',
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'The penguins get fish in the afternoon. Draw the short hand almost on 4, the long hand on 9. What time is it, with a.m. or p.m.?',
    answer: '3:45 p.m.',
    further: true,
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A stick insect sits beside the inch marks, from 2 to 14. How many inches long is it?',
    answer: '12',
    sum: '14 - 2',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: '{hero} draws ants and counts the legs after each one: 6, 12, 18, 24. What is the rule?',
    answer: 'add 6',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Do bean plants grow better with worms? One pot has worms, one has none. What must be the same?',
    answer: 'soil, light and water',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A burr has tiny hooks. A dog runs past it. How does the burr get a ride?',
    answer: "on the dog's fur",
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A camel and a tree frog trade homes. Whose new habitat is far too dry?',
    answer: "the tree frog's",
    further: true,
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Goats ate all the grass on a hill. Now rain washes soil away. What can people plant to slow that?',
    answer: 'grass',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A guinea pig needs a soft bed that soaks up wet spots. Which is best: hay, stones or plastic?',
    answer: 'hay',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A calf drinks milk and licks a block of salt. Which one is a solid?',
    answer: 'the block of salt',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A brown bear weighs 612 pounds in fall and 438 pounds in spring. How many pounds did it lose? Round to test it.',
    answer: '174',
    sum: '612 - 438',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A spider has 8 legs. {hero} draws 7 spiders. How many legs must {hero} draw?',
    answer: '56',
    sum: '7 * 8',
  },
  {
    skills: ['math.3.divide'],
    ask: '42 sled dogs are ready to run. Each sled is pulled by 6 dogs. How many sleds can go?',
    answer: '7',
    sum: '42 / 6',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A foal is born at 4:35. It stands on its own legs at 5:20. How many minutes did that take?',
    answer: '45',
    sum: '25 + 20',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A rabbit run is a rectangle, 9 feet long and 4 feet wide. How many feet of fence go around it?',
    answer: '26',
    sum: '9 + 4 + 9 + 4',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A shelter for animals graphs its dog walks. How many walks were there on Saturday?',
    answer: '45',
    graph: rings('Dog walks of the shelter', { Monday: 20, Friday: 35, Saturday: 45 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A tree has 8 equal parts from root to top. A sloth has climbed 5 of them. What fraction is still above it?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two hamsters get carrots of the same size. One eats 3/4 of its carrot, the other 3/6. Which fraction is more?',
    answer: '3/4',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A bee hummingbird is about 2 1/4 inches long. Draw a line like that. How many quarter inches is it?',
    answer: '9',
    sum: '2 * 4 + 1',
  },
  {
    skills: ['math.3.number-rules'],
    ask: "A keeper's table says: 2 elephants, 8 bales of hay. 5 elephants, 20 bales. 7 elephants, 28 bales. What is the rule?",
    answer: 'times 4',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A goat pen is made of four fence parts of one length. It leans, so no corner is square. Name its shape.',
    answer: 'a rhombus',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A ladybug was an egg and a larva. Now it is a pupa. What is the next stage?',
    answer: 'the adult',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A parrot has green feathers and can say hello. Which of the two did it learn?',
    answer: 'saying hello',
  },
  {
    skills: ['science.3.adaptations'],
    ask: "A snowshoe hare's brown coat turns white each winter. How does that help it survive?",
    answer: 'it hides in snow',
  },
  {
    skills: ['science.3.fossils'],
    ask: '{hero} finds a shark tooth in the stone of a dry hill. What covered that place long ago?',
    answer: 'a sea',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'You test which food birds like best, in two feeders. What is the one thing that you change?',
    answer: 'the food',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two dogs tug a rope from both ends. It does not move. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A penguin waddles 6 steps in 4 seconds, again and again. Predict how many steps it takes in 12 seconds.',
    answer: '18',
    sum: '6 * 3',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'The home of emperor penguins has had freezing winters for hundreds of years. Is that weather or climate?',
    answer: 'climate',
  },
]
