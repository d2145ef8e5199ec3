import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'A builder hits a nail: bang, bang, bang, bang, bang, bang. How many hits?',
    answer: '6',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The Leaning Tower of Pisa has 8 floors. A house has 3. Which has fewer?',
    answer: 'the house',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A little wall needs 16 bricks. A row of ten is done. How many more?',
    answer: '6',
    sum: '16 - 10',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A bridge stands on 5 posts. {hero} adds 3 more posts. How many hold it now?',
    answer: '8',
    sum: '5 + 3',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A tower is 9 blocks high. {hero} lifts off 4. How many blocks high is it now?',
    answer: '5',
    sum: '9 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A new house needs 10 windows. 7 are in. How many more must be put in?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'A builder sorts: nail, screw, nail, nail, screw, nail. How many are nails?',
    answer: '4',
  },
  {
    skills: ['math.k.patterns'],
    ask: '{hero} builds a fence: tall, short, tall, short, tall. What comes next?',
    answer: 'short',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'An oak board and a pine board start at one wall. The oak one ends first. Which is longer?',
    answer: 'the pine board',
  },
  {
    skills: ['math.k.shapes'],
    ask: '{hero} builds a roof. Its front has 3 sides and 3 corners. Name its shape.',
    answer: 'a triangle',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Builders need 70 bricks for a step. Bricks come in packs of ten. How many packs do they open?',
    answer: '7',
    sum: '70 / 10',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A wall has 8 rows of bricks. 5 more rows go on top. Make ten first. How many rows now?',
    answer: '13',
    sum: '8 + 5',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A tower will have 13 floors. Builders have 9 of them done. How many floors must they still build?',
    answer: '4',
    sum: '13 - 9',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A deck takes 12 boards. {hero} has laid 5 of them: 5 + __ = 12. How many must still be laid?',
    answer: '7',
    sum: '12 - 5',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A crane is 45 feet tall. Builders put a 20-foot part on it. How many feet tall is it now?',
    answer: '65',
    sum: '45 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The builders start work at half past 7. Which number is the long hand on?',
    answer: '6',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more homes are built of brick than of stone?',
    answer: '6',
    graph: bars('How the homes are built', { brick: 8, wood: 5, stone: 2 }),
    sum: '8 - 2',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: '{hero} builds a square window with 4 equal panes. What part of the window is one pane?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Blocks of one size lie along a shelf, end to end. 7 fit. The eighth starts past the end. How many blocks long is the shelf?',
    answer: '7',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'A new tower has more than 9 floors and fewer than 13. It is not 10 or 12. How many floors?',
    answer: '11',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'The outer wall of the Pentagon has 5 straight sides. How many corners did its builders make?',
    answer: '5',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Two boards look alike. One is heavy. What tells you: looking or lifting?',
    answer: 'lifting',
    further: true,
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A crane hauls a beam up on a rope. Does the rope push or pull?',
    answer: 'pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: '{hero} rolls a ball at a block tower. Which push moves it faster: big or small?',
    answer: 'the big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'Look at a brick wall, a door and a vine. Which is living?',
    answer: 'the vine',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A beaver swims and builds with branches. Which spot fits: a pond or a desert?',
    answer: 'a pond',
  },
  {
    skills: ['science.k.weather'],
    ask: 'The roofers stop for rain. It rains on Monday and Thursday. How many rainy days?',
    answer: '2',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: '{hero} builds a roof over half a sandbox. Which sand stays cooler at noon?',
    answer: 'under the roof',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A builder taps one end of a long board. You lay an ear on the other end. What brings you the sound?',
    answer: 'the board',
    further: true,
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A builder wants a room full of sun. Which wall lets light through: clear glass or brick?',
    answer: 'clear glass',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A builder goes down to a dark cellar with no window. What must be on to see the walls?',
    answer: 'a light',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A beaver cuts down trees for its dam. Which part does that job: its teeth or its tail?',
    answer: 'its teeth',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'The builders go home early, as it gets dark before supper. Is it more likely summer or winter?',
    answer: 'winter',
  },
]
