import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'A folk dance has 36 dancers in the inner ring and 48 in the outer ring. How many dancers is that?',
    answer: '84',
    sum: '36 + 48',
  },
  {
    skills: ['math.2.add-within-100'],
    ask: 'Two dancers each need a ribbon 35 inches long. How many inches of ribbon is that?',
    answer: '70',
    sum: '35 + 35',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A dance has 72 counts. The dancers have learned 45 of them. How many counts are left?',
    answer: '27',
    sum: '72 - 45',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Children dance in a parade: 2 groups of 100, 5 groups of ten and 3 alone. How many children dance?',
    answer: '253',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A dance ribbon at the fair costs 5 dimes and 3 nickels. How many cents is that?',
    answer: '65',
    sum: '5 * 10 + 3 * 5',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: '26 dancers wait. 14 go on stage, and then 5 more dancers come to wait. How many wait now?',
    answer: '17',
    sum: '26 - 14 + 5',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'For a line dance, the dancers stand in 3 equal rows. There are 4 dancers in each row. How many dancers?',
    answer: '12',
    sum: '3 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Guests vote for a dance. How many more votes has the jig than the polka?',
    answer: '8',
    sum: '12 - 4',
    graph: rings('Votes for a dance', { waltz: 9, polka: 4, jig: 12, tango: 3 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A dance has 3 equal parts. The dancers have practiced two of them. What part is left?',
    answer: 'one third',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Dancers meet before supper. Draw the short hand between 4 and 5, the long hand on 4. What time is it, with a.m. or p.m.?',
    answer: '4:20 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'Two dance ribbons hang side by side. One is 35 inches long, one 28. How many inches longer is the first?',
    answer: '7',
    sum: '35 - 28',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Dancers in a line count off by a rule: 5, 9, 13, 17. What is the rule?',
    answer: 'add 4',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'A dance ribbon must wave and curl with every move. Which property must it have: stiff or bendy?',
    answer: 'bendy',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A tap dancer wants shoes that click loudly on wood. Which soles are best: felt, metal or foam?',
    answer: 'metal',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'Dancers skate on a frozen pond. In spring it gets warm. What does their dance floor turn into?',
    answer: 'water',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Cranes dance in shallow water among reeds. Is their habitat a desert or a wetland?',
    answer: 'a wetland',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A dance show sold 476 tickets on Friday and 358 on Saturday. How many tickets is that? Round to test it.',
    answer: '834',
    sum: '476 + 358',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'A dance counts to 8 again and again. It does that 7 times. How many counts does the dance have?',
    answer: '56',
    sum: '7 * 8',
  },
  {
    skills: ['math.3.divide'],
    ask: '36 dancers stand in rings of 4 for a square dance. How many rings is that?',
    answer: '9',
    sum: '36 / 4',
  },
  {
    skills: ['math.3.divide'],
    ask: '{hero} puts 20 dancers into 4 equal lines. How many dancers stand in each line?',
    answer: '5',
    sum: '20 / 4',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A dance class starts at 4:20 and ends at 5:05. How many minutes does it last?',
    answer: '45',
    sum: '40 + 5',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'A dance show starts at 6:48 and ends at 7:30. How many minutes does it last?',
    answer: '42',
    sum: '12 + 30',
    further: true,
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A stage is a rectangle, 9 meters long and 7 meters wide. What is its area in square meters?',
    answer: '63',
    sum: '9 * 7',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A dance school graphs its pupils. How many dancers are in ballet?',
    answer: '35',
    graph: rings('Pupils of the dance school', { ballet: 35, tap: 20, folk: 45 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A circle dance goes around in 8 equal steps. {hero} has taken 3 of them. What fraction of the circle is done?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: '{hero} has danced 2/3 of a long dance. {friend} has danced 2/4 of it. Which fraction is more?',
    answer: '2/3',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: '{hero} cuts bows for dance shoes: 2 1/4, 2 1/2, 2 1/4 and 2 3/4 inches. Plot them. Which length has two crosses?',
    answer: '2 1/4 inches',
  },
  {
    skills: ['math.3.number-rules'],
    ask: "A dance teacher's table says: 2 dancers, 10 ribbons. 4 dancers, 20 ribbons. 9 dancers, 45 ribbons. What is the rule?",
    answer: 'times 5',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'In a line dance, dancers 3, 6, 9 and 12 wear red, and so on. Who also wears red: dancer 20 or 21?',
    answer: '21',
    further: true,
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'Four dancers stretch ribbons of one length into a four-sided shape. No corner is square. Name the shape.',
    answer: 'a rhombus',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests which shoes slide farther: old ones on wood, new ones on carpet. What must be the same?',
    answer: 'the floor',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two dancers hold hands and lean back. They pull equally hard and do not move. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'A dancer sways to the side and back 4 times in 6 seconds, again and again. Predict how many times in 18 seconds.',
    answer: '12',
    sum: '4 * 3',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Dancers act out the life of a butterfly: egg, pupa, adult. Which stage did they skip before the pupa?',
    answer: 'the larva',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A dancer has brown eyes like both parents and can do a split. Which of the two came from practice?',
    answer: 'the split',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'Honeybees dance to show where food is. How does this behavior help the other bees survive?',
    answer: 'they find food',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'The dancers plan a summer show in the park for next year. Should they look at weather or at climate data?',
    answer: 'climate data',
  },
]
