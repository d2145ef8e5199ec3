import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A parking garage has 36 cars on one floor and 28 on the next. How many cars is that?',
    answer: '64',
    sum: '36 + 28',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A tire shop has 52 tires. It puts 16 of them on cars. How many tires are left?',
    answer: '36',
    sum: '52 - 16',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'On a long trip, a red car has gone 408 miles and a blue one 480. Which car has gone farther?',
    answer: 'the blue car',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: '{hero} feeds a parking meter 6 dimes and 3 nickels. How many cents is that?',
    answer: '75',
    sum: '6 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A ferry carries 34 cars. At the island 16 drive off and 20 drive on. How many cars are on it now?',
    answer: '38',
    sum: '34 - 16 + 20',
  },
  {
    skills: ['math.2.arrays'],
    ask: '{hero} parks toy cars in 4 equal rows of 4. How many toy cars are parked?',
    answer: '16',
    sum: '4 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more lamps than mirrors did the garage mend?',
    answer: '6',
    sum: '12 - 6',
    graph: bars("A car garage's week", { tires: 8, lamps: 12, doors: 5, mirrors: 6 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'The fuel gauge of a car has 4 equal parts, and 3 are lit. What part of the tank is full?',
    answer: 'three fourths',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'After supper a driver plugs in an electric car. Draw the short hand between 8 and 9, the long hand on 4. What time is it, with a.m. or p.m.?',
    answer: '8:20 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'A toy car rolls 46 inches on a smooth floor. On a rug it rolls 29. How many inches less?',
    answer: '17',
    sum: '46 - 29',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Parking spaces on one side of a street are numbered 31, 33, 35, 37. Which number comes next?',
    answer: '39',
    sum: '37 + 2',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A family drives 687 miles to the sea and has done 391. Test with round hundreds. How many miles are left?',
    answer: '296',
    sum: '687 - 391',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'On many cars, 5 nuts hold each wheel. A garage changes 8 wheels. How many nuts must it screw on?',
    answer: '40',
    sum: '8 * 5',
  },
  {
    skills: ['math.3.divide'],
    ask: '45 people ride to the race in cars with 5 seats. Every seat is taken. How many cars do they fill?',
    answer: '9',
    sum: '45 / 5',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'An electric car is plugged in from 6:35 to 7:25. How many minutes does it charge?',
    answer: '50',
    sum: '25 + 25',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A parking space for a car is 18 feet long and 9 feet wide. A white line goes all around it. How many feet is the line?',
    answer: '54',
    sum: '18 + 9 + 18 + 9',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A bridge guard graphs the cars that cross. How many cars crossed on Monday?',
    answer: '90',
    graph: rings('Cars on the bridge', { Monday: 90, Tuesday: 60, Sunday: 30 }, 20),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A car race has 6 laps, all of one length. A car has done 5 of them. What fraction of the race is left?',
    answer: '1/6',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'The tanks of two cars are of one size. One is 2/3 full and one 2/8. Which fraction is greater?',
    answer: '2/3',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A toy car stands beside inch marks with its back at 0. Its nose is one quarter mark before 3. How long is it?',
    answer: '2 3/4 inches',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A table at a toll gate says: 2 cars, 8 dollars; 5 cars, 20 dollars. How many dollars do 9 cars pay?',
    answer: '36',
    sum: '9 * 4',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A warning sign for drivers stands on one corner. It has four equal sides and four square corners. Which shape is it still?',
    answer: 'a square',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Look at a tire and a windshield on a car. Which of them is smooth, stiff and clear?',
    answer: 'the windshield',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Oil drips from a car, spreads out and takes the shape of the pan below. Is it a solid or a liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A tire must bend and grip the road. Which is best for that job: rubber, glass or wood?',
    answer: 'rubber',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A puddle froze on the road, and cars went slowly. At noon it got warm. What did the ice turn into?',
    answer: 'water',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "After a walk, burrs ride home in the car on {hero}'s socks. What on the burrs holds on to the socks?",
    answer: 'their hooks',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'From the car {hero} sees dry sand and many cactus plants. Is that habitat a desert or a rainforest?',
    answer: 'a desert',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Mud slides down a hill and covers a mountain road in one minute. Is that change fast or slow?',
    answer: 'fast',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests which of two toy cars rolls farther down a ramp. One is let go, the other is pushed. What makes the test unfair?',
    answer: 'the push',
    further: true,
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'The light turns green, and a car rolls faster and faster. Are the forces on it balanced or unbalanced?',
    answer: 'unbalanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: "A mark on a toy car's wheel comes past 7 times in 5 seconds, again and again. Predict how many times in 15 seconds.",
    answer: '21',
    sum: '7 * 3',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A driver has brown eyes and had lessons in how to park a car. Which of these is inherited?',
    answer: 'brown eyes',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'For a short time, a cheetah can run as fast as a car on a highway. How does its speed help it survive?',
    answer: 'it catches its food',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'In one town drivers have put on snow tires every winter for 40 years. Is it snow weather or a snowy climate?',
    answer: 'a snowy climate',
  },
]
