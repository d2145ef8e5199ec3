import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more plain clue for each skill. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: "By the plan, Acorn's eye has one gear more than ten. Kenji's copy has 7 big gears and 4 small ones. How many has the copy?",
    answer: '11',
    sum: '7 + 4',
    tells: '11 is one more than ten. So the copy is right, and we can test on it.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'Acorn has gas for 8 squares. The way home is 17 map squares, and 9 are done. How many are left?',
    answer: '8',
    sum: '17 - 9',
    tells: '8 left, and gas for 8. So Acorn must not get lost again.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A stuck lid hides all 13 stars at once. At 10:30 Acorn still saw 6. Find the hidden number: 13 - __ = 6.',
    answer: '7',
    sum: '13 - 6',
    tells: 'Just 7 went, not all 13. So it is not a stuck lid.',
    clears: 'lid',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Acorn was 39 steps off its path yesterday. Today it is 41 steps off. Which number is less?',
    answer: '39',
    tells: 'It was less yesterday. So Acorn drifts off more and more, and needs us soon.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: "The comet's tail ends at step 80. Acorn flew 54 steps from the comet, then 30 more. How many steps is that?",
    answer: '84',
    sum: '54 + 30',
    tells: '84 is past 80. So Acorn is out of the tail and still sees no star.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The last star went at 11:30. Draw when Acorn began to tumble. Long hand on 6, short hand between 12 and 1: what time?',
    answer: '12:30',
    tells: '12:30 is after 11:30. Without a star to steer by, Acorn began to tumble.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'The star eye is in front. How many fewer taps came on the back than on the front?',
    answer: '6',
    graph: bars('Taps that Acorn felt', { front: 9, side: 6, back: 3 }),
    sum: '9 - 3',
    tells: '6 fewer came on the back. So most bits hit the front, with the eye.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Acorn can still send 3 fourths of its view. Draw a square in fourths. Two are here. How many must still come?',
    answer: '2',
    sum: '4 - 2',
    tells: '2 is fewer than 3. So we will see it all.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'The old plan says: The eye is 6 bars wide. Kenji lays 9 short bars across the same eye. Did the plan use longer or shorter bars?',
    answer: 'longer ones',
    tells: 'Longer ones, for fewer fit. So Kenji builds the copy with long bars, too.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: "Kenji's call fits into 12 minutes. Acorn's turn takes over 10 and under 13 minutes, not 11. How many?",
    answer: '12',
    tells: '12 minutes, and the call fits. So Kenji sends it along with each turn.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Three stars help Acorn steer. Draw 3 dots, not in one line. Join them. Name the shape.',
    answer: 'a triangle',
    tells: 'Acorn looks for that triangle. It must see all 3 stars to find the way.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Acorn taps its shell, and we hear it by radio. Which tap shakes the shell more: hard or soft?',
    answer: 'hard',
    tells: 'So Acorn taps hard, and we hear it well. Now it can tap each part for us.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'Ice melts in the glow of one of these. Antenna, Sun, spoon: which one makes its own light?',
    answer: 'the Sun',
    tells: 'The Sun shines on Acorn all the time. So ice would melt: it is not ice.',
    clears: 'ice',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Kenji holds toast between a lamp and his copy of the eye. What does the toast make on the eye?',
    answer: 'a shadow',
    tells: 'In that shadow the copy sees less. So a thing in front can trouble an eye.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Ravi asks who finds the way at night. Mole, owl, dog: which one has wings?',
    answer: 'the owl',
    tells: 'An owl needs just a bit of light to fly home. Acorn needs some for its eye, too.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A cat feels its way in the dark. Which part does that job: its whiskers or its tail?',
    answer: 'its whiskers',
    tells: 'Acorn has no whiskers to feel with. So it needs its star eye.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A foal cannot find its way home. It trots behind its parent. Dog, horse or cow?',
    answer: 'a horse',
    tells: 'Acorn has nobody to trot behind. It must find the way with its own eye.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: "A helper on Earth watches Acorn's stars. Do they seem to go east to west or west to east?",
    answer: 'east to west',
    tells: "Acorn's old map says east to west, too. The map is right, so we ask about its eye.",
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Acorn met its comet when trees at home went bare. Days got shorter. Which season was it?',
    answer: 'fall',
    tells: 'So Acorn has tumbled since a day in fall. Time to help it!',
  },
]
