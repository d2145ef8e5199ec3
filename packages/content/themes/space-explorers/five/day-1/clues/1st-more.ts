import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more plain clue for each skill: it clears nobody, so that it can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'Lucia asks 9 big towns and 4 small towns to listen. Make ten first. How many towns?',
    answer: '13',
    sum: '9 + 4',
    tells: 'To hear the whole sky we need 12 towns. With 13, no call slips by.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'Lucia looks for the caller in 13 old logs. She has read 8. How many are left?',
    answer: '5',
    sum: '13 - 8',
    tells: 'Just 5 logs are older than Amara. So the last ones may tell of a very old caller.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'To beep back, our radio needs 12 bars of power. It has 5. Find the hidden number: 5 + __ = 12.',
    answer: '7',
    sum: '12 - 5',
    tells: 'Kenji has 9 bars left to give, and 7 are enough. Now we can beep back.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'The oldest log has 70 pages. The crew reads it by tens. How many tens is that?',
    answer: '7',
    sum: '70 / 10',
    tells: 'The six of us take one ten each. One ten is left, so Lucia takes two.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Our antenna points at mark 53. The beep is loudest 6 marks farther on. Which mark is that?',
    answer: '59',
    sum: '53 + 6',
    tells: 'All marks over 55 point far out into space. So the caller may be far out, too.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Draw the long hand on 6, the short hand between 2 and 3. Then all towns listen. Read the clock.',
    answer: '2:30',
    tells: 'The next beep should come at 3:00. So all towns will be quiet in time.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Kenji turns the antenna. How many steps stronger is the beep on the right than on the left?',
    answer: '6',
    graph: bars('How strong the beep is', { left: 3, middle: 5, right: 9 }),
    sum: '9 - 3',
    tells: '1 or 2 steps could be luck. 6 are not, so we point it to the right.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Amara, Kenji, Ravi and Dot share the round sky map, in equal parts. Name one part.',
    answer: 'a fourth',
    tells: 'Each of them watches a fourth. So one of the four will catch the next beep.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Lucia lays 9 thumb widths along the path of the beep. 2 start past its end. How many thumb widths long is it?',
    answer: '7',
    sum: '9 - 2',
    tells: 'Only far things have a path under 10. So the caller may be far away.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'One log page tells of lost callers. It is over 20 and under 24, not 21 or 22. Which page?',
    answer: '23',
    tells: 'Pages 21 and 22 tell of ships. Page 23 tells of lost space probes.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Lucia draws a hexagon on the sky map and a triangle beside it. Each corner needs a pin. How many pins?',
    answer: '9',
    sum: '6 + 3',
    tells: 'It beeped 9 times, once at each corner. So the caller moves, as a space probe does.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Rice lies on our speaker. At the first call it jumps low, at the second high. Which call is louder?',
    answer: 'the second',
    tells: 'The second call shook the speaker more. So the third may be louder still.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The beep came in the dark. Ravi looked around and saw nobody. Was there no light or no sound?',
    answer: 'no light',
    tells: 'Nobody could see what beeped. So we must use our ears.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Lucia wants to watch the sky for the caller. Clear pane, wooden door, metal lid: which lets light in?',
    answer: 'the clear pane',
    tells: 'Lucia sits at the clear pane. So she can look and listen at once.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'The fourths of the sky map are named Hen, Owl, Crow and Fox. It beeps in the one without feathers. Which one?',
    answer: 'Fox',
    tells: 'So the beep is in the Fox part of the sky. There we listen next.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Dot wants to hear the next beep as well as a rabbit. Which part must Dot copy: ears, paws or fur?',
    answer: 'ears',
    tells: 'Dot puts on two very long ears. Now no beep gets past Dot.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'Lucia asks who beeped. One town answers: moo! A cow calls her young. Calf, chick or lamb?',
    answer: 'a calf',
    tells: 'Cow and calf are up, and so is the town. It will listen with us.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A town below us will listen when the sun is highest. Is that in the morning, at noon or in the evening?',
    answer: 'at noon',
    tells: 'At noon the whole town is awake. So many more ears will listen.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'It is fall in a town that helps us. There is less daylight each day. Which gets longer: day or night?',
    answer: 'night',
    tells: 'In a long dark night you see more of the sky. So that town looks out for us.',
  },
]
