import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more plain clue for each skill. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'The lock needs 17 charge packs to hear our letters. Three crawlers bring 8, 2 and 8. How many packs?',
    answer: '18',
    sum: '8 + 2 + 8',
    tells: '18 is more than 17. So now the lock can hear us.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'The lock opens after 12 clicks. We have heard 9. Count up from 9. How many clicks are still to come?',
    answer: '3',
    sum: '12 - 9',
    tells: 'We have heard 9, and just 3 are to come. So most of the work is done!',
    further: true,
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'The lock turns when its dial is at 13. Now it is at 5. What is missing in 5 + __ = 13?',
    answer: '8',
    sum: '13 - 5',
    tells: 'It has 5 marks and needs 8 more. So the bigger part is still to do!',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: "Two green hills are 59 and 95 steps high. Acorn's hill is the higher one. Which number is greater?",
    answer: '95',
    tells: 'So Lucia calls the high hill first. Somebody there may know our thing.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Our bay begins at step 80. The arm brings Acorn in 33 slow steps and then 50 more. How many steps?',
    answer: '83',
    sum: '33 + 50',
    tells: '83 is past 80. So Acorn is in, and safe with us.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Acorn was due at 8:00. Draw when it came: short hand on 7, long hand on 12. What time was it?',
    answer: '7:00',
    tells: '7:00 is before 8:00. So we have more time for the lock.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'A thing in the middle knocks alike all over. How many more knocks come from the door than from the back?',
    answer: '7',
    graph: bars('Where our thing knocks', { door: 8, side: 3, back: 1 }),
    sum: '8 - 1',
    tells: 'The door has 7 more. So it lies at the door.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Draw a circle: the door knob. It may turn a half or a fourth of the way. Which is less?',
    answer: 'a fourth',
    tells: 'Kenji turns it just a fourth. So nothing can slip out before we look.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Acorn is 4 spoons long. Kenji counts 5 along its cradle, but counted one twice. How many spoons long is the cradle?',
    answer: '4',
    sum: '5 - 1',
    tells: '4, just as long as Acorn. So Acorn fits in and cannot wobble.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: "Acorn's list has a name on each line over 20 and under 23. How many names is that?",
    answer: '2',
    tells: 'Two names: so two builders wrote the list. They must know what is in there.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A bump makes 1 line. By the tiny door Lucia finds two scratched hexagons. How many lines do their sides make in all?',
    answer: '12',
    sum: '6 + 6',
    tells: '12 is far more than 1. So it was no bump: somebody took care here.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Amara holds Acorn still, and nothing shakes in it. Is there a rattle: yes or no?',
    answer: 'no',
    tells: 'No shaking, no sound. So our thing only knocks when Acorn moves.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'Lucia wipes the tiny window. Now she can see into the dark. What comes in at the window?',
    answer: 'light',
    tells: 'Light shows us that something is in there. Without it we saw just black.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: "The door is metal, its window is clear. Which of the two lets Lucia's light through?",
    answer: 'the window',
    tells: 'So there is just one way to look in. We keep our eyes on that window.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: "Acorn's log names three neighbors: owl, squirrel, jay. Sort them by feathers. Who is alone?",
    answer: 'the squirrel',
    tells: 'Squirrels like to live in trees. So there were trees around our hill.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: "The builders' dog sat in the cold on packing day. Which part kept it warm: fur, nose or claws?",
    answer: 'its fur',
    tells: 'So packing day was cold. Maybe the builders packed with mittens on.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A picture of our hill shows a duckling and its parent. What covers both: fur, scales or feathers?',
    answer: 'feathers',
    tells: 'Ducks swim, so there is water by our hill. Now Lucia can find it.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'The builders saw the sun go down over a river. Was the river to their east or to their west?',
    answer: 'to the west',
    tells: 'So the river runs west of them. Now Lucia has one more thing to look for.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Acorn left home just before the season with the shortest days. Which season is that?',
    answer: 'winter',
    tells: 'Winter came while Acorn flew. So it never saw the snow on its hill.',
  },
]
