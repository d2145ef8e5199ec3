import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Six explorers sit around a map. They get up and walk in a line. How many are in the line?',
    answer: '6',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The left path to the treasure has 8 steps. The right path has 5. Which path has fewer?',
    answer: 'the right path',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'The front of an explorer tent has 3 sides and 3 corners. Name its shape.',
    answer: 'a triangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '4 explorers paddle one canoe. 3 explorers paddle another. How many explorers in all?',
    answer: '7',
    sum: '4 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'An explorer has 5 flares to light the cave and uses 2. How many flares are left?',
    answer: '3',
    sum: '5 - 2',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A rope bridge needs 10 boards. Explorers have laid 7. How many more?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Ten explorers cross the river on a raft. 5 more cross on another. How many have crossed?',
    answer: '15',
    sum: '10 + 5',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort what the explorer finds: shell, feather, shell, shell, feather. How many shells?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A treasure path turns left, right, right, left, right, right. Which way comes next?',
    answer: 'left',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two explorers lay down ropes. Both start at the tent. The red one ends past the blue one. Which is longer?',
    answer: 'the red rope',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'An explorer walks 9 miles on day one and 5 on day two. Make ten first. How many miles is that?',
    answer: '14',
    sum: '9 + 5',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'Explorers see 14 bats in a cave, and 6 fly out. Stop at ten on the way. How many bats stay?',
    answer: '8',
    sum: '14 - 6',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Some explorers are in a cave. 3 climb out, and 8 stay. Fill in: __ - 3 = 8.',
    answer: '11',
    sum: '8 + 3',
    further: true,
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A treasure chest holds 53 gold coins. Explorers stack them by tens. How many coins are left over?',
    answer: '3',
    sum: '53 - 50',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Explorers climb down 26 stone steps to a cave lake. Then they climb down 30 more. How many steps is that?',
    answer: '56',
    sum: '26 + 30',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Explorers can cross to the island at low tide, at half past 9. Which number is the long hand on?',
    answer: '6',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more parrots than monkeys did the explorers see?',
    answer: '3',
    graph: bars('What the explorers saw', { parrots: 9, monkeys: 6, snakes: 2 }),
    sum: '9 - 6',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A treasure map is torn into 4 equal parts. {hero} has found one. What is that part called?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'An explorer lays equal pine cones along a bear track. 5 fit from end to end. A sixth starts past the end. How many cones long is the track?',
    answer: '5',
    sum: '6 - 1',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'The treasure lies under a numbered stone. It is over 11 and under 15. It is not 12 or 14. Which stone is it?',
    answer: '13',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A secret door has a keyhole with 6 straight sides. Explorers must find a key of that shape. Name it.',
    answer: 'a hexagon',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A cave is too dark to see. An explorer notices drip, drip, drip. Which part of you hears that?',
    answer: 'your ears',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A boat drifts off. Explorers hold it back by its rope, and it stops. Push or pull?',
    answer: 'a pull',
    further: true,
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'An explorer rolls a coconut over the sand. Which sends it farther: a small or a big push?',
    answer: 'a big push',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Explorers beat a drum to call the team. Then a hand lies flat on it. It no longer shakes. What happens to the sound?',
    answer: 'it stops',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'An explorer brings a lantern, a rope and a mirror into a dark cave. Which one makes light?',
    answer: 'the lantern',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'An explorer holds one hand before a lantern in a cave. A dark hand is on the wall. What is it?',
    answer: 'a shadow',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'An explorer finds a fern, a boot and a snail. Which one is not living?',
    answer: 'the boot',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Explorers cross a desert. Which must they bring to live: water or a flag?',
    answer: 'water',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'An explorer sees eggs in twigs, high in a tree. Is that a nest or a den?',
    answer: 'a nest',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'An explorer sorts animals by legs: lizard, snake, frog, parrot. Which one has no legs?',
    answer: 'the snake',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Explorers find tracks of wide webbed feet by a lake. What job do such feet do?',
    answer: 'they help it swim',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'An explorer spots a furry cub by a stream. Is its parent a bear or a duck?',
    answer: 'a bear',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Explorers camp for 4 sunny days and 2 rainy days. How many more sunny days?',
    answer: '2',
    further: true,
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'Explorers rest at noon. Which seat is cooler: sunny sand or under a tree?',
    answer: 'under a tree',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'An explorer has lost the map. The sun is just coming up. Is that the east or the west?',
    answer: 'the east',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Explorers want the longest days for a long hike. Which season do they choose?',
    answer: 'summer',
  },
]
