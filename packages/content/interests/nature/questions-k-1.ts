import { rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A woodpecker goes tok, tok, tok, tok, tok, tok, tok. How many knocks?',
    answer: '7',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A lucky clover leaf has 4 parts. A plain one has 3. Which has more?',
    answer: 'the lucky clover',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A house centipede has 15 legs on one side. Write 15. Cover the 1. How many more than ten?',
    answer: '5',
    sum: '15 - 10',
    further: true,
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'An ant has 3 legs on each side. How many legs is that in all?',
    answer: '6',
    sum: '3 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: '8 ducklings sit by a pond. 3 hop in. Go back from 8. How many still sit there?',
    answer: '5',
    sum: '8 - 3',
    further: true,
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A crab has 10 legs. It walks on 8. The others are claws. How many claws?',
    answer: '2',
    sum: '10 - 8',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: '{hero} sorts forest finds: leaf, stone, leaf, leaf, stone. How many are stones?',
    answer: '2',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A bird sings: chirp, tweet, chirp, tweet. What does it sing next?',
    answer: 'chirp',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'A worm, a twig and a leaf start at one line. The worm ends last, the leaf first. Which is the shortest?',
    answer: 'the leaf',
    further: true,
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Bees build tiny wax rooms. Each room has 6 sides and 6 corners. Name its shape.',
    answer: 'a hexagon',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: '{hero} piles up acorns by tens. There are 4 full piles and 7 more acorns. How many acorns?',
    answer: '47',
    sum: '4 * 10 + 7',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: '9 geese fly south. 6 more join them. Make a ten first. How many geese fly now?',
    answer: '15',
    sum: '9 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'An oak twig holds 14 acorns. A jay carries off 6. How many acorns are left?',
    answer: '8',
    sum: '14 - 6',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A spider has 8 legs. 5 show and the rest hide: 5 + __ = 8. How many hide?',
    answer: '3',
    sum: '8 - 5',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A sunflower is 42 inches tall in June. By August it grows 30 inches more. How tall is it then?',
    answer: '72',
    sum: '42 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Bats wake up. On the clock, the long hand is on 6. The short hand is halfway from 7 to 8. What time is it?',
    answer: '7:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more bees than moths are on the bush?',
    answer: '4',
    graph: rings('Seen on one bush', { bees: 7, moths: 3, beetles: 5 }),
    sum: '7 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'The bloom of a dogwood tree has 4 equal parts. What is one part of the bloom called?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '6 pine cones of one size lie along a log, with gaps. With no gaps, 2 more fit in. How many cones long is the log?',
    answer: '8',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'What hides under a log? It has over 5 legs and under 9. It is not 6 or 7. How many legs has it?',
    answer: '8',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A beechnut, cut across, has 3 straight sides and 3 corners. Name that shape.',
    answer: 'a triangle',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A wren sings deep in a bush. You cannot see it. Which part of you finds it?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'You tug a weed out of the soil. Is that a push or a pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A soft breeze and a strong wind push a fallen leaf. Which one moves it farther?',
    answer: 'the strong wind',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A mushroom, a pebble and a fern are in the woods. Which is not living?',
    answer: 'the pebble',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Deep in a cave it is wet but dark. Ferns do not grow. What do they need?',
    answer: 'light',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A mole eats worms under the soil. Which home fits: a tunnel or a treetop?',
    answer: 'a tunnel',
  },
  {
    skills: ['science.k.weather'],
    ask: 'It rains on the garden on Monday, Tuesday and Friday. How many rainy days?',
    answer: '3',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A toad wants a cool spot at noon. Which fits: sunny sand or under a fern?',
    answer: 'under a fern',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A cricket rubs its wings and chirps. What do the wings do to make the sound?',
    answer: 'they shake',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'Which one makes its own light at night: a firefly or a ladybug?',
    answer: 'a firefly',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'The sun shines on a pond. Which makes a darker shadow: a thick log or clear water?',
    answer: 'the log',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'You look at an ant, a spider and a beetle. One does not have 6 legs. Which one?',
    answer: 'the spider',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'One part holds an oak in the ground and drinks water for it. Which part is that?',
    answer: 'its roots',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A gosling has webbed feet and a bill like its parent. Is its parent a goose or an owl?',
    answer: 'a goose',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A young sunflower turns with the sun all day. Which way does it face at sunset: east or west?',
    answer: 'west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A maple turns red. Each day it gets dark a bit earlier. Which season is it?',
    answer: 'fall',
  },
]
