import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: '4 huts by the lake miss shiny things, and 8 in the woods. How many huts is that?',
    answer: '12',
    sum: '4 + 8',
    tells: 'Twelve huts. So ours is not the only one with a visitor.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'On its way up with the spoon, the woodrat rested 13 times. With the badge it rested 8 times. How many fewer?',
    answer: '5',
    sum: '13 - 8',
    tells: 'Five fewer. So the badge is a lighter load than the spoon.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Noor sees 11 shiny spots in the heap. 3 may be ours. 3 + __ = 11: how many belong to others?',
    answer: '8',
    sum: '11 - 3',
    tells: 'Eight belong to others. So it likes shiny things of any kind.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'All the huts together miss 8 tens and 7 ones of things. How many things?',
    answer: '87',
    sum: '8 * 10 + 7',
    tells: '87 things, over many years. So this has gone on for a long time.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Olu sat by the heap and heard 23 clinks before midnight. Then came 40 more. How many clinks?',
    answer: '63',
    sum: '23 + 40',
    tells: '63 clinks in one night. So the woodrat likes to move its shiny things about.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The woodrat left its heap at 4:00. When it was back with the badge, it was half past 5. Say that with numbers.',
    answer: '5:30',
    tells: 'So one trip to us and back took an hour and a half.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'When did huts have visits? How many more were in fall than in spring?',
    answer: '6',
    graph: bars('Visits to huts this year', { spring: 4, summer: 5, fall: 10 }),
    sum: '10 - 4',
    tells: 'Six more. Fall is its busy time, and now it is fall.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Noor folds the list of lost things into fourths. Shiny things fill 3 fourths. How many fourths are for dull ones?',
    answer: '1',
    sum: '4 - 3',
    tells: 'Just one fourth. So the woodrat looks for shiny things most of all.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Noor lays 9 brooms of one size from door to bench, end to end. One starts past the bench. How many brooms long is that?',
    answer: '8',
    sum: '9 - 1',
    tells: 'Eight brooms, straight along the prints. So it knew its way around in here.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'How many acorns can a woodrat drag? Noor tests it: over 16 and under 20, not 17 or 19.',
    answer: '18',
    tells: 'Eighteen acorns. A whistle or badge weighs less, so it could manage either one.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Something in the heap shines. It is a closed shape with 6 straight sides, all the same. Name the shape.',
    answer: 'a hexagon',
    tells: 'A hexagon, like the key tags of the lake hut. So their things may be in there, too.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Noor needs a witness who looks down from above. Toad, bat, fox: whose body has wings?',
    answer: 'the bat',
    tells: 'The bat. It flew over the slope while something bright went up there.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A woodrat has large, dark eyes and is up at night. What is the job of its eyes?',
    answer: 'to see',
    tells: 'To see, even in dim light. So a bit of moonlight shows it a spoon.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A tiny one peeks out of the heap. It has round ears, soft fur and whiskers. Frog, woodrat or jay: which is its parent?',
    answer: 'a woodrat',
    tells: 'A woodrat. So more than one may play with our spoon in there.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Deep in the heap, metal goes clink. What must metal do to make a sound?',
    answer: 'shake',
    tells: 'It must shake. So somebody in there is moving shiny things about.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The moon shone on the spoon, and the spoon looked bright. What bounced off it?',
    answer: 'light',
    tells: 'Light. So a shiny thing is easy to find at night.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Noor puts one lid into a wooden box and one into a clear jar. Which one does light get to?',
    answer: 'the jar',
    tells: 'The one in the jar. So a shiny thing can glint even if it is put away.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'On whistle night, the moon was low in the east at first. How did its path go on: up or down?',
    answer: 'up',
    tells: 'Up. So more and more moonlight fell into the cabin.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'When must the heap keep its woodrat warmest? Days are shortest then, and snow may lie. Which season is it?',
    answer: 'winter',
    tells: 'Winter. A woodrat does not sleep through it, so it may come by even then.',
  },
]
