import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A basketball team makes 39 points in the first half and 46 in the second. How many points is that?',
    answer: '85',
    sum: '39 + 46',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A race is 80 meters long. {hero} has run 47 meters of it. How many meters are left?',
    answer: '33',
    sum: '80 - 47',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Two skiers wear the numbers 407 and 470. Which of the two has a 0 in the tens place?',
    answer: '407',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A locker at the swimming pool takes 2 dimes and 5 nickels. How many cents is that?',
    answer: '45',
    sum: '2 * 10 + 5 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A basketball team has 28 points and makes 9 more. The other team has 31. How many points is the first ahead?',
    answer: '6',
    sum: '28 + 9 - 31',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'At soccer practice, players dribble in 4 equal rows of 3. How many players is that?',
    answer: '12',
    sum: '4 * 3',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many goals did the team get in its two best games together?',
    answer: '9',
    sum: '5 + 4',
    graph: bars("A team's goals in four games", { first: 4, second: 0, third: 3, fourth: 5 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A hockey game has three equal parts. Two of them are over. What part of the game is left?',
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Swim practice starts after school. Draw the short hand just past 4, the long hand on 3. What time is it, with a.m. or p.m.?',
    answer: '4:15 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: '{hero} trains for the long jump. The first jump is 62 inches, the second 71. How many inches longer is the second?',
    answer: '9',
    sum: '71 - 62',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A team warms up with 40 jumps, then 35, then 30. The rule goes on. How many jumps come next?',
    answer: '25',
    sum: '30 - 5',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A swimmer wants to see under water. Which is best for goggles: clear plastic, cloth or wood?',
    answer: 'clear plastic',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A ball must bend when it hits the floor and spring back. Which material does that: rubber or stone?',
    answer: 'rubber',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'The sun melts the ice of a skating pond. Can it be ice again on a freezing night?',
    answer: 'yes',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A hockey player has a puck and a bottle of juice. Which of them keeps its shape: puck or juice?',
    answer: 'the puck',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'A soccer club tests if its grass needs more water. One patch gets more. Should both get the same sunlight?',
    answer: 'yes',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Rain washes soil from a bare ski hill in summer. What can the ski club plant to slow that?',
    answer: 'grass',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A basketball player makes 178 points one year and 254 the next. How many points is that? Round to test it.',
    answer: '432',
    sum: '178 + 254',
  },
  {
    skills: ['math.3.multiply'],
    ask: '8 volleyball teams come to a cup. Each team has 6 players. How many players come?',
    answer: '48',
    sum: '8 * 6',
    further: true,
  },
  {
    skills: ['math.3.divide'],
    ask: '36 runners sign up for a relay race. Each team needs 4 runners. How many teams can race?',
    answer: '9',
    sum: '36 / 4',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A tennis match begins at 9:35. It is won at 10:25. How many minutes did the players play?',
    answer: '50',
    sum: '25 + 25',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A table for table tennis is 9 feet long and 5 feet wide. What is its area in square feet?',
    answer: '45',
    sum: '9 * 5',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A swim team graphs its laps. How many laps did the team swim on Tuesday?',
    answer: '40',
    graph: bars('Laps of the swim team', { Monday: 25, Tuesday: 40, Friday: 30 }, 5),
    sum: '8 * 5',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A relay race has four equal parts. Three runners have finished theirs. What fraction of the race is done?',
    answer: '3/4',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'One soccer team has won 5/8 of its games, another has won 5/6. Which fraction is greater?',
    answer: '5/6',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A golf tee is 2 3/4 inches long. Draw a line like it. How many quarter inches is it?',
    answer: '11',
    sum: '2 * 4 + 3',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A football coach keeps a table: 3 touchdowns, 18 points. 5 touchdowns, 30 points. 8 touchdowns, 48 points. What is the rule?',
    answer: 'times 6',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'The four bases in baseball are 90 feet apart and make square corners. Is that shape a square or a trapezoid?',
    answer: 'a square',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A hockey puck slides from ice onto a rough mat and slows down. Which force slows it?',
    answer: 'friction',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'You test which bounces higher: a tennis ball or a soccer ball. Name one thing to keep the same.',
    answer: 'the drop height',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A jump rope turns 10 times in 6 seconds, always at the same speed. Predict how many turns it makes in 18 seconds.',
    answer: '30',
    sum: '10 * 3',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A skater has brown eyes and can spin on one foot. Which of these did the skater learn?',
    answer: 'to spin',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'Runners wear shoes with spikes that grip the track. Which body part does that for a cheetah: its claws or its tail?',
    answer: 'its claws',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A baseball game stops because of a rain shower. Is that shower weather or climate?',
    answer: 'weather',
  },
]
