import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.hundreds'],
    ask: 'Two friends jump rope: one did 408 jumps this week, the other 480. Which number is greater?',
    answer: '480',
  },
  {
    skills: ['math.2.add-within-100'],
    ask: 'Two friends save for a kite. One has 47 cents, the other 38 cents. How many cents is that?',
    answer: '85',
    sum: '47 + 38',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'Two friends need 90 cents for a kite. They have 56 cents. How many cents are missing?',
    answer: '34',
    sum: '90 - 56',
    further: true,
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A friend pays you back with 2 dimes and 5 nickels. How many cents is that?',
    answer: '45',
    sum: '2 * 10 + 5 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '{hero} has 17 shells and gives 8 to a friend. Then {hero} finds 6 more. How many has {hero} now?',
    answer: '15',
    sum: '17 - 8 + 6',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Friends stand for a picture in 3 equal rows, with 4 friends in each row. How many friends are there?',
    answer: '12',
    sum: '3 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more friends want to fly kites than to play chess?',
    answer: '10',
    sum: '12 - 2',
    graph: bars('Games that friends want', { tag: 11, chess: 2, ball: 9, kites: 12 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: "Three friends cut one oat bar into equal shares. What is each friend's share called?",
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'A friend comes over after lunch. Draw the short hand just past 2, the long hand on 4. What time is it, with a.m. or p.m.?',
    answer: '2:20 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'Two friends measure their hand spans: 14 centimeters and 17 centimeters. How many centimeters longer is the second?',
    answer: '3',
    sum: '17 - 14',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Four friends count aloud in turns. The first one says 1, then 5, then 9. What is the rule for that friend?',
    answer: 'add 4',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A friend describes a hidden thing: shiny, hard and stiff. Is it a spoon or a sock?',
    answer: 'a spoon',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Two friends build a boat for a puddle. Which bottom keeps water out: cotton cloth or plastic?',
    answer: 'plastic',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Two friends share juice in a tall glass and a wide glass. It takes the shape of each. Solid or liquid?',
    answer: 'a liquid',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'Two friends build a snowman, and a warm day comes. What change can they predict?',
    answer: 'it melts',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Two friends test if beans need water. One pot gets no water and also no light. Is that fair?',
    answer: 'no',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A friend blows on a dandelion, and the fluff flies off. What carries each seed?',
    answer: 'the wind',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A faraway friend writes: it rains on most days here, and monkeys climb tall trees. Is that a desert or a rainforest?',
    answer: 'a rainforest',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Rain washes soil off a hill where friends like to play. What can they plant to hold it?',
    answer: 'grass',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'Two pen friends write letters of 248 words and 375 words. How many words is that? Round to test it.',
    answer: '623',
    sum: '248 + 375',
  },
  {
    skills: ['math.3.multiply'],
    ask: '9 friends each braid 7 friendship bands for a school fair. How many bands do they have?',
    answer: '63',
    sum: '9 * 7',
  },
  {
    skills: ['math.3.divide'],
    ask: '5 friends pick 45 plums together and share them equally. How many plums does each friend get?',
    answer: '9',
    sum: '45 / 5',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A friend comes at 3:50 and goes home at 4:40. How many minutes can the two friends play?',
    answer: '50',
    sum: '10 + 40',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Two friends build a fort. Its floor is 8 feet long and 6 feet wide. What is its area in square feet?',
    answer: '48',
    sum: '8 * 6',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Friends vote for a club game. How many more votes has tag than chess?',
    answer: '15',
    graph: bars('Votes for a club game', { tag: 35, chess: 20, kites: 25 }, 5),
    sum: '35 - 20',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Six friends cut one round pie into equal pieces, one for each. Two friends take theirs home. What fraction goes home?',
    answer: '2/6',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'Two friends have oat bars of one size. One eats 2/3 of the bar, the other 2/6. Which fraction is more?',
    answer: '2/3',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'Five friends measure their little fingers: 1 3/4, 2, 1 3/4, 1 1/2 and 1 3/4 inches. Plot them. Which length has the most crosses?',
    answer: '1 3/4 inches',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'Two friends trade by a table: 2 shells for 10 acorns, 3 shells for 15, 6 shells for 30. What is the rule?',
    answer: 'times 5',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'Four friends stretch a loop of rope into a square. Which other name fits a square: rhombus or trapezoid?',
    answer: 'rhombus',
    further: true,
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Two friends test whose glider flies farther. One friend stands on a bench to throw. What must be the same for both?',
    answer: 'the throwing height',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two friends pull a rope in opposite directions with 20 units each. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A friend on a swing goes out and back 5 times in 15 seconds. Predict how many times in 45 seconds.',
    answer: '15',
    sum: '5 * 3',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Two friends mix up the stages of a frog: adult, egg, tadpole. Put them in order.',
    answer: 'egg, tadpole, adult',
  },
  {
    skills: ['science.3.traits'],
    ask: 'Two friends both have curly hair and both play the drum. Which of the two did they learn?',
    answer: 'playing the drum',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A hermit crab carries a sea anemone around like a friend. The anemone stings. How does that help the crab?',
    answer: 'hungry animals stay away',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A pen friend in a dry desert sends you a stone with a fern print. Was that place wetter or drier long ago?',
    answer: 'wetter',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'A pen friend writes that it is raining there this afternoon. Is that weather or climate?',
    answer: 'weather',
  },
]
