import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A family sets 6 plates in a row, then in a ring. How many plates are in the ring?',
    answer: '6',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '7 people of a family want to sit. There are 5 chairs. Are there fewer people or fewer chairs?',
    answer: 'chairs',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A family picture hangs tipped, with one corner down. Its 4 sides are equal, its corners square. What shape is it?',
    answer: 'a square',
    further: true,
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '5 people sit down to a family supper. 3 cousins stay, too. How many plates must be set?',
    answer: '8',
    sum: '5 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A family hides 9 birthday gifts. The cousin finds 4. How many are still hidden?',
    answer: '5',
    sum: '9 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'The family table has 10 seats. 7 people sit down. How many seats are free?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'The oldest cousin in a family is ten and 8 more. How old is that?',
    answer: '18',
    sum: '10 + 8',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'A family door has 3 big, 4 small and 2 tiny shoes. Which group is the fewest?',
    answer: 'tiny shoes',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A family sets the table: fork, spoon, fork, spoon. What comes next?',
    answer: 'fork',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Grandpa and the baby set their heels on one line. Whose foot is longer in this family?',
    answer: "Grandpa's",
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'In one family, 7 cousins live near and 9 far away. Make ten first. How many cousins is that?',
    answer: '16',
    sum: '7 + 9',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: '16 cousins play hide and seek at a family party. 7 are found. Stop at ten on the way. How many still hide?',
    answer: '9',
    sum: '16 - 7',
  },
  {
    skills: ['math.1.missing-number'],
    ask: '12 people line up for a family picture. 7 fit on the couch: 7 + __ = 12. How many must stand?',
    answer: '5',
    sum: '12 - 7',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'The grandpa of a family is 67 years old. How many full tens of years is that?',
    answer: '6',
    sum: '60 / 10',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A family book holds 42 pictures. Then 20 more are put in. How many pictures is that?',
    answer: '62',
    sum: '42 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The family has supper at half past 5. Say that time with numbers.',
    answer: '5:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more birthdays has the family in summer than in fall?',
    answer: '5',
    graph: bars('Birthdays in one big family', { spring: 4, summer: 7, fall: 2 }),
    sum: '7 - 2',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A family cuts a pie into fourths and eats two fourths. What is left: a half or a fourth?',
    answer: 'a half',
    further: true,
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A family measures Grandpa, lying down, with equal spoons. They see gaps and close them. Do more or fewer spoons fit?',
    answer: 'more',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A cousin in the family is over 5 and under 9. The cousin is not 6 or 8. How old is the cousin?',
    answer: '7',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A family sews a quilt. Each piece has 6 straight sides. What shape is a piece?',
    answer: 'a hexagon',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A family guesses fruits with eyes shut. You sniff one. Which sense do you use?',
    answer: 'smell',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'An uncle tows the family wagon with a rope. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A family plays on a swing. Grandma pushes softly, an uncle strongly. Whose push is smaller?',
    answer: "Grandma's",
  },
  {
    skills: ['science.1.sound'],
    ask: 'A family sings, and the aunt plays a guitar. Which part of the guitar shakes to make the sound?',
    answer: 'its strings',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'At night the lamps go out, and a family cannot see who is who. What must reach their eyes?',
    answer: 'light',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A family makes shadow animals on a wall. Which makes the darker shadow: a hand or clear glass?',
    answer: 'a hand',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A family packs a ball, a rug and the dog. Which one is living?',
    answer: 'the dog',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A family has a dog and a fern. Which one makes its own food?',
    answer: 'the fern',
    further: true,
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A fox family and a trout want to swap homes. Who cannot breathe then?',
    answer: 'both',
    further: true,
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A family has a fish, a cat and a parrot. Which one has fins?',
    answer: 'the fish',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A kangaroo family hops along, and the young one rides in the pouch. What job does the pouch do?',
    answer: 'it carries the young',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A hen has a family. Is her baby a calf or a chick?',
    answer: 'a chick',
  },
  {
    skills: ['science.k.weather'],
    ask: 'At a family picnic the trees bend and hats fly off. Name the weather.',
    answer: 'windy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'At a family picnic Grandma wants shade at noon. What makes it: a clear window or an umbrella?',
    answer: 'an umbrella',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A family stays at the lake until evening, when the sun is low. Is it in the east or in the west?',
    answer: 'in the west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A family picks apples. Trees turn red and yellow, and the days get shorter. Which season is it?',
    answer: 'fall',
  },
]
