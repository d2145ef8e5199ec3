import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A princess hears: dong, dong, dong, dong, dong, dong, dong, dong. How many bell rings?',
    answer: '8',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A red royal shield has 6 stars, a blue one 9. Which shield has fewer for the princess?',
    answer: 'the red shield',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A castle door has four square corners. Two of its sides are longer. Name its shape.',
    answer: 'a rectangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'The princess sets 6 plates. Then 3 more guests come. How many plates must there be?',
    answer: '9',
    sum: '6 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '8 keys open 8 castle doors. The princess has lost 5 keys. How many doors can she still open?',
    answer: '3',
    sum: '8 - 5',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'The princess wants 10 gems on her crown. It has 7. How many more make 10?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'The princess climbs the tower: ten steps and then 5 more. How many steps is that?',
    answer: '15',
    sum: '10 + 5',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'The princess sorts the castle chest: crown, lamp, hat, rope, helmet. How many go on a head?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Crown gems go red, gold, red, gold, red. Which color is next?',
    answer: 'gold',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two castle flags hang from one line. The blue one ends below the red one. Which flag is longer?',
    answer: 'the blue flag',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'The princess shuts her eyes and smells a rose. Which part of her smells it?',
    answer: 'her nose',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'The princess leans on the castle gate. It swings away from her. Push or pull?',
    answer: 'a push',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'The princess taps her sled over the ice. Then she gives a big push. Which sends it farther?',
    answer: 'the big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'The princess has a pony and a rocking horse. Which one grows and is living?',
    answer: 'the pony',
  },
  {
    skills: ['science.k.needs'],
    ask: "The princess's rose droops. Its soil is dry. What does it need?",
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A princess meets a bird with eggs on the castle wall. Is its home a nest or a den?',
    answer: 'a nest',
  },
  {
    skills: ['science.k.weather'],
    ask: 'White flakes fall on the castle roof. The princess gets her sled. Name the weather.',
    answer: 'snowy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'The castle garden is hot. The princess sits down under a big tree. Is she in sun or shade?',
    answer: 'in the shade',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'The princess hangs 9 lamps in the hall and then 7 more. Make ten first. How many lamps is that?',
    answer: '16',
    sum: '9 + 7',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A tower has 16 steps. The princess has climbed 9. Go back to ten first. How many steps are left?',
    answer: '7',
    sum: '16 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'The princess needs 12 keys for 12 doors. She has 8. Find the hidden number: 8 + __ = 12.',
    answer: '4',
    sum: '12 - 8',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'The princess packs 63 apples for her horses, ten in a bag. How many full bags are there?',
    answer: '6',
    sum: '(63 - 3) / 10',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '45 guests dance at the castle. A coach ride brings 30 more. How many guests are there now?',
    answer: '75',
    sum: '45 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The ball at the castle begins. Draw the short hand between 7 and 8, the long hand on 6. What time is it?',
    answer: '7:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more roses than tulips grow at the castle?',
    answer: '5',
    graph: rings('In the castle garden', { roses: 8, tulips: 3, lilies: 6 }),
    sum: '8 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'The princess cuts a round cake into four equal parts for four guests. What is each part called?',
    answer: 'a fourth (a quarter)',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A row of 12 royal slippers lies along the castle rug. The last 2 start past its end. How many slippers long is the rug?',
    answer: '10',
    sum: '12 - 2',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'The princess forgot a room number. It is over 16 and under 20, not 17 or 18. Which number is it?',
    answer: '19',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'The castle floor has thin tiles and wide tiles. All have 3 straight sides. Name their shape.',
    answer: 'a triangle',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'The princess visits a horse, a swan, a cat and a hen. Which two have feathers?',
    answer: 'swan and hen',
  },
  {
    skills: ['science.1.sound'],
    ask: 'The princess plucks a harp. She sees one thread of it shake. What makes the sound?',
    answer: 'the shaking thread',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The castle hall is dark. The princess has a bell and a lamp. Which one makes light?',
    answer: 'the lamp',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'The princess picks a window for her room. Which lets light through: clear glass or a wooden door?',
    answer: 'clear glass',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'The princess pulls a carrot in the castle garden. Which plant part is it, that drinks water?',
    answer: 'the root',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: "A foal is born in the princess's stable. Will it grow into a horse or a cow?",
    answer: 'a horse',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'From her tower the princess sees the sun set. Is she looking east or west?',
    answer: 'west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'The days get longer, and buds open in the castle garden. Which season has the princess waited for?',
    answer: 'spring',
  },
]
