import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.hundreds'],
    ask: 'A family paints its new house number: 3 hundreds, no tens and 7 ones. Which number is it?',
    answer: '307',
    sum: '300 + 7',
  },
  {
    skills: ['math.2.add-within-100'],
    ask: 'When the aunt of a family was born, Grandpa was 29. Now the aunt is 47. How old is Grandpa?',
    answer: '76',
    sum: '47 + 29',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A big family needs 50 plates for a picnic. There are 32. How many plates are missing?',
    answer: '18',
    sum: '50 - 32',
    further: true,
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A family saves for a trip. In the box are 6 dimes and 3 nickels. How many cents is that?',
    answer: '75',
    sum: '6 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '23 people are at a family picnic. 9 more come, and 5 go home. How many are there now?',
    answer: '27',
    sum: '23 + 9 - 5',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A family hangs its pictures in 4 equal rows, with 4 pictures in each row. How many pictures is that?',
    answer: '16',
    sum: '4 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'A family washed the plates after a feast. How many plates is that in all?',
    answer: '32',
    sum: '7 + 9 + 4 + 12',
    graph: bars('Plates that each one washed', { Aunt: 7, Uncle: 9, Cousin: 4, Grandpa: 12 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A family cuts 4 sandwiches into halves. Each person gets one half. How many people can eat?',
    answer: '8',
    sum: '4 * 2',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A family eats breakfast. Draw the short hand just past 7, the long hand on 5. What time is it, with a.m. or p.m.?',
    answer: '7:25 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A family marks heights on a door frame. The cousin was 39 inches and is now 45. How many inches more is that?',
    answer: '6',
    sum: '45 - 39',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'In a family, Aunt, Uncle and Grandma do the dishes, always in this order. Aunt has day 1. Who has day 5?',
    answer: 'Uncle',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A family passes down a wool sweater. Which words describe it: soft and bendy, or hard and stiff?',
    answer: 'soft and bendy',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A family hikes in the rain. Which is best for a coat: wool, cotton or plastic?',
    answer: 'plastic',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A family has milk, toast and an egg for breakfast. Which one is a liquid?',
    answer: 'milk',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: "A family's ice pops melt on the way home. Can the juice be made solid again?",
    answer: 'yes, it can freeze',
  },
  {
    skills: ['science.2.plant-test'],
    ask: "Two cousins in a family test if Grandma's beans need light. Both pots get the same water. What is the one thing they change?",
    answer: 'the light',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "After a family walk, the dog's fur is full of burrs. Which part of a burr holds on?",
    answer: 'its hooks',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A family visits cousins in the desert. Which one grows there and stores water: a cactus or kelp?',
    answer: 'a cactus',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A family sees its beach get a bit smaller year after year. Is that change fast or slow?',
    answer: 'slow',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A family drives 618 miles to Grandma. They have gone 325 miles. How many are left? Round to test it.',
    answer: '293',
    sum: '618 - 325',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A family folds 9 dumplings for each of its 8 people. How many dumplings is that?',
    answer: '72',
    sum: '8 * 9',
    further: true,
  },
  {
    skills: ['math.3.divide'],
    ask: 'A family of 4 shares 28 days of dish washing equally. How many days does each one wash?',
    answer: '7',
    sum: '28 / 4',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'It takes a family from 8:15 to 8:50 to get out of the door. How many minutes is that?',
    answer: '35',
    sum: '50 - 15',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A family sews a quilt, 6 feet long and 4 feet wide. How many feet of trim go once around its edge?',
    answer: '20',
    sum: '6 + 4 + 6 + 4',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A family graphs the miles of its walks. How many miles did it walk in May?',
    answer: '17',
    graph: rings('Miles that the family walked', { April: 12, May: 17, June: 9 }, 2),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A pie has 8 equal pieces. A family of 5 eats one piece each. What fraction of the pie is left?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two cousins in a family have sandwiches of one size. One eats 5/8 and the other 5/6. Which fraction is more?',
    answer: '5/6',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: "A family traces the baby's foot. It is 3 3/4 inches long. Draw a line like that. How many quarter inches is it?",
    answer: '15',
    sum: '3 * 4 + 3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A family writes down ages of a cousin and an aunt: 4 and 31, 7 and 34, 10 and 37. What is the rule?',
    answer: 'add 27',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A family quilt has patches with four square corners, two long sides and two short ones. Name the shape of a patch.',
    answer: 'a rectangle',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Which child of a family jumps farther? One starts at the line, one runs up to it. What must be the same?',
    answer: 'the start',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: "A family's teapot stands still on the table. Gravity pulls it down. What pushes it up just as much?",
    answer: 'the table',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: "In the family's rocking chair, Grandpa goes back and forth 4 times in 6 seconds. Predict how many times in 18 seconds.",
    answer: '12',
    sum: '4 * 3',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A chicken family shows a life cycle: first an egg, then a chick. What is the next stage?',
    answer: 'the adult',
  },
  {
    skills: ['science.3.traits'],
    ask: 'An uncle in the family has brown eyes and a scar on his knee. Which of the two is inherited?',
    answer: 'brown eyes',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'Penguin families huddle close together in the icy wind. How does that help them survive?',
    answer: 'they stay warm',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'In old stone a family finds a clam shell that is high on a dry hill. Was that place once forest or sea?',
    answer: 'sea',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "A family packs warm coats, as winters at Grandma's home have been cold for many years. Is that weather or climate?",
    answer: 'climate',
  },
]
