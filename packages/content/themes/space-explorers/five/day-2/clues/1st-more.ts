import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more plain clue for each skill: it clears nobody, so that it can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'Kenji copies the star eye. He puts in 7 big gears and 4 small gears. How many gears?',
    answer: '11',
    sum: '7 + 4',
    tells: "Acorn's eye has 11 gears, too. So the copy is right, and we can test on it.",
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'The way home is 18 map squares long. Acorn has done 9 of them. How many are left?',
    answer: '9',
    sum: '18 - 9',
    tells: 'Acorn has gas for just 9 squares. Without its star eye, it would waste some.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Acorn saw 13 stars. At 10:30 it saw 6. Find the hidden number: 13 - __ = 6.',
    answer: '7',
    sum: '13 - 6',
    tells: 'With 7 gone and 6 still there, it came bit by bit. A fine powder may do that.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Acorn was 39 steps off its path yesterday. Today it is 41 steps off. Which number is less?',
    answer: '39',
    tells: 'It was less yesterday. So Acorn drifts off more and more, and needs us soon.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Acorn is 54 steps from the comet. By tomorrow it flies 30 more. How many steps away is it then?',
    answer: '84',
    sum: '54 + 30',
    tells: "The comet's tail ends at step 80. So Acorn gets out of it, but sees no star.",
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Draw the long hand on 6, the short hand between 12 and 1. Then Acorn began to tumble. Read the clock.',
    answer: '12:30',
    tells: 'The last star went at 11:30. First the stars, then the tumble: Acorn could not steer!',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Something tapped Acorn near the comet. How many fewer taps came on the back than on the front?',
    answer: '6',
    graph: bars('Taps that Acorn felt', { front: 9, side: 6, back: 3 }),
    sum: '9 - 3',
    tells: 'A gap of 1 or 2 may be luck, but not 6. Most bits hit the front, with its eye.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: "Draw a square in fourths: Acorn's view. Two fourths are here. How many fourths must still come?",
    answer: '2',
    sum: '4 - 2',
    tells: 'Acorn can still send 3 fourths today. So the 2 will come, and we see it all.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Kenji measures the star eye with long bars, then with short bars. Does he count more long or more short ones?',
    answer: 'short ones',
    tells: 'So he says which bars he counted. Now the copy gets as wide as the eye.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'One tumble takes Acorn over 10 minutes and under 13. It is not 11. How many minutes is it?',
    answer: '12',
    tells: 'Acorn should take 60 minutes or more. So 12 is far too fast: it needs our help!',
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
    ask: 'Acorn tumbles in bright light. Antenna, Sun, spoon: which one makes its own light?',
    answer: 'the Sun',
    tells: 'The Sun shines on Acorn all the time. So it is not dark out there.',
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
