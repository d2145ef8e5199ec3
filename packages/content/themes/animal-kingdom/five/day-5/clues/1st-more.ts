import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: "Mateo's fist would hold 10 lumps of mud. Noor taps 9 lumps out of the green thing, then 3 more. How many lumps?",
    answer: '12',
    sum: '9 + 3',
    tells: 'Twelve lumps, more than 10. So it has a lot of room inside.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A wooden bowl weighs less than the mud that fills it. With its mud, our thing weighed 12 nuts. Now it weighs 9. How many nuts of mud came out?',
    answer: '3',
    sum: '12 - 9',
    further: true,
    tells: 'Just three, and our thing itself weighs 9. So it is not wood, but may be metal.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'The old log has 16 lines about the bare hook. Noor can read 7. 7 + __ = 16: how many are too faint?',
    answer: '9',
    sum: '16 - 7',
    tells: 'Nine are too faint, and only 7 are not. So our thing must tell the rest.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'With all its mud, our thing weighs 91 beans. The whistle weighs 19. Which number is less?',
    answer: '19',
    tells: 'The whistle is far lighter. So the third load was the hardest one to pull.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'From the stone, the oaks are 30 feet off, the heap almost 50. The drag line is 43 feet in grass, 6 more in flour. How many feet?',
    answer: '49',
    sum: '43 + 6',
    tells: '49 feet, and that is almost 50. So our thing came out of the heap.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'The sun came up at six. Olu heard the last scrape. Draw the short hand halfway from 4 to 5, the long hand on 6. Read it.',
    answer: '4:30',
    tells: 'Half past four, before six. So our thing came in the dark.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more buttons wide is the rim of our thing than its loop?',
    answer: '4',
    graph: bars('Our thing in buttons', { loop: 1, middle: 3, rim: 5 }),
    sum: '5 - 1',
    tells: 'Four more. So it is narrow at the loop and wide at its open end.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'An old drawing of the hooks was torn into two equal parts. Noor has just one. What part is missing?',
    answer: 'a half',
    tells: 'A half. Hat hook and whistle hook are on ours, so the bare one is missing.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: "The heap's low hole is 6 buttons wide. Across our thing, Noor lays 6. One starts past the rim. How many buttons wide is it?",
    answer: '5',
    sum: '6 - 1',
    tells: 'Five buttons, less than 6. So it could fit through.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'On which page is the bare hook in the old log? It is over 23 and under 27, not 24 or 25.',
    answer: '26',
    tells: 'Page 26. Jam hides 24 and 25, but 26 shows a thing with a loop.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Noor draws around the open end of our thing. The line has no side and no corner. Name the shape.',
    answer: 'a circle',
    tells: 'A circle. The pale spot below the bare hook is round, too!',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Short gray hairs stick to the loop. Toad, jay, woodrat: whose body has hair?',
    answer: 'the woodrat',
    tells: 'The woodrat. So it may have rubbed against the loop as it pulled.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A thin plant part grew into the mud on our thing. It once drank from the soil. Is it a root or a bloom?',
    answer: 'a root',
    tells: 'A root, thin and dry. So our thing lay still for a long time once.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A young animal has stood by the stone since six. It has small hooves and long legs. Owl, deer or frog: which is its parent?',
    answer: 'a deer',
    tells: 'A deer. Its fawn saw all three things there, so they came before six.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Olu heard our thing slide softly over moss, then loudly over stone. Where did it shake more?',
    answer: 'on the stone',
    tells: 'On the stone. So Olu heard just when it got to its place.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'The moon had set, and Noor saw nothing on the dark stone. At sunrise all three things showed. What had come?',
    answer: 'light',
    tells: 'Light had come. The things lay there before, but nobody could see them.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'The dew dries last in the shadow of our thing. The low sun is in the east. On which side is the shadow: east or west?',
    answer: 'west',
    tells: 'On the west side. There the flour is damp, and the drag line shows best.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'The mud dries best when the sun is highest. When is that: morning, noon or evening?',
    answer: 'noon',
    tells: 'At noon. So after that, Noor can tap out the last mud.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'In the log, the hook lost its thing on a hot day. Days were longest then. Which season was it?',
    answer: 'summer',
    tells: 'Summer, when the cabin door stood open. So anybody could walk in.',
  },
]
