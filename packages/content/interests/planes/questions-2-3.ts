import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A plane has 38 riders in front and 47 in the back. How many riders is that?',
    answer: '85',
    sum: '38 + 47',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A plane has 90 seats, and 64 are taken. How many seats are free?',
    answer: '26',
    sum: '90 - 64',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'One plane has 236 seats, another has 263. Which place tells which has more: hundreds, tens or ones?',
    answer: 'tens',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: '{hero} buys a toy glider at a fair for 7 dimes and 3 nickels. How many cents is that?',
    answer: '85',
    sum: '7 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A plane lands with 56 riders. 29 get off, and 12 new ones get on. How many riders are on the plane?',
    answer: '39',
    sum: '56 - 29 + 12',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A cargo plane carries 34 crates. At one stop 18 come off and 25 go on. How many are there now?',
    answer: '41',
    sum: '34 - 18 + 25',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A model plane has two wings, each 28 inches long. The body between is 6 inches wide. How many inches is that from tip to tip?',
    answer: '62',
    sum: '28 + 6 + 28',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A small plane has 5 equal rows with 4 seats in each. How many seats is that?',
    answer: '20',
    sum: '5 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: '{hero} flew four gliders. How many feet farther did blue fly than green?',
    answer: '9',
    sum: '12 - 3',
    graph: bars('Flights of four gliders in feet', { red: 8, blue: 12, green: 3, gold: 10 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A flight has 4 equal parts. The plane has flown 3 of them. What part is left?',
    answer: 'one fourth',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A plane takes off in the morning. Draw the short hand between 6 and 7, the long hand on 8. What time is it, with a.m. or p.m.?',
    answer: '6:40 a.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A toy plane stands beside the inch marks. Its tail is at 3 and its nose at 12. How many inches long is it?',
    answer: '9',
    sum: '12 - 3',
    further: true,
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: "A plane's gates have the numbers 4, 8, 12, 16 along one side. What is the rule?",
    answer: 'add 4',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A small plane climbs by even steps: 20, 35, 50, 65 feet. What comes next?',
    answer: '80',
    sum: '65 + 15',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: "A plane's window must let you see out. Which property must its material have: clear or dull?",
    answer: 'clear',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: "A plane's tank holds fuel that takes the tank's shape. Is the fuel a solid or a liquid?",
    answer: 'a liquid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'The skin of a plane must be light, stiff and dry in rain. Is wool, stone or thin metal best?',
    answer: 'thin metal',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: "Ice covers a plane's wing on a cold morning. It is warmed. What does the ice turn into?",
    answer: 'water',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A maple seed spins like a propeller as it falls. What can carry it far: the wind or a fish?',
    answer: 'the wind',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A pilot flies over dry sand with a few cactus plants, then over thick wet trees. Which habitat came first?',
    answer: 'a desert',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'From a plane, {hero} sees a hill that slid down in one minute. Was that change fast or slow?',
    answer: 'fast',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'One plane carries 248 riders, another carries 375. How many riders is that? Round to test your answer.',
    answer: '623',
    sum: '248 + 375',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A plane has 9 rows of seats, with 6 seats in each row. How many seats is that?',
    answer: '54',
    sum: '9 * 6',
  },
  {
    skills: ['math.3.divide'],
    ask: 'A crew has 48 bags to bring to the plane. Each cart takes 8 bags. How many carts are needed?',
    answer: '6',
    sum: '48 / 8',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A plane takes off at 7:50 and lands at 8:35. How many minutes does it fly?',
    answer: '45',
    sum: '10 + 35',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A plane should take off at 6:45, but it waits out a storm until 7:12. How many minutes late is it?',
    answer: '27',
    sum: '15 + 12',
    further: true,
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A plane waits in a rectangle of yellow lines, 90 feet long and 80 feet wide. How many feet of line go around it?',
    answer: '340',
    sum: '90 + 80 + 90 + 80',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'An airport graphs its flights. How many planes took off on Monday?',
    answer: '90',
    graph: rings('Flights from the airport', { Monday: 90, Friday: 120, Sunday: 70 }, 20),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A runway is marked in 6 equal parts. A plane rolls over 5 parts and lifts off. What fraction of the runway did it use?',
    answer: '5/6',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two equal planes are filled with fuel. One tank is 5/8 full, the other 7/8. Which fraction is more?',
    answer: '7/8',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A model plane has a wheel 1 1/4 inches wide and a nose 3/4 inch wide. How many quarter inches are both?',
    answer: '8',
    sum: '5 + 3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A table of planes says: 2 planes, 16 wheels. 3 planes, 24 wheels. 6 planes, 48 wheels. What is the rule?',
    answer: 'times 8',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: "A plane's wing has four sides. Only one pair of sides would never meet. Is that shape a rectangle or a trapezoid?",
    answer: 'a trapezoid',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} throws one folded plane gently and one hard, to test which flies farther. What should be the same?',
    answer: 'the throw',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A plane flies straight on at one height. Lift pushes it up as hard as gravity pulls it down. Are these forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A slow propeller turns 5 times in 10 seconds, each time {hero} counts. Predict how many times it turns in 30 seconds.',
    answer: '15',
    sum: '5 * 3',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A pilot has brown eyes and can land a plane. Which of the two did the pilot learn?',
    answer: 'landing a plane',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'Planes are built light. Many birds have hollow bones. How does that help birds to fly?',
    answer: 'hollow bones are light',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A pilot asks: is there fog at the airport this morning? Is that about weather or about climate?',
    answer: 'weather',
  },
]
