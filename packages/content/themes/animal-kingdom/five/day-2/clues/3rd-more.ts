import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'White dots of flour run 257 feet down the path and 186 feet through the grass. How many feet is that? Round to test it.',
    answer: '443',
    sum: '257 + 186',
    tells: '443 feet, and then the white dots stop. So the visitor lives even farther off.',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'On the same shelf as the spoon stood 6 rows of 6 mugs. Noor looks at each mug. How many mugs is that?',
    answer: '36',
    sum: '6 * 6',
    tells: '36 mugs, and not one was touched. So the spoon alone was wanted.',
  },
  {
    skills: ['math.3.divide'],
    ask: "The visitor's stride is 8 inches long. From the bench to the shelf, it went 40 inches. How many strides is that?",
    answer: '5',
    sum: '40 / 8',
    tells: 'Five strides, and it was out of sight below the shelf. No wonder that nobody saw it.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'At 1:40, Noor took a last look, and the flour was smooth. The prints began at 2:20. Use a time line: how many minutes lie between?',
    answer: '40',
    sum: '20 + 20',
    tells: 'So it came 40 minutes after the last look. Perhaps it waited until all was quiet.',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Below the shelf, the prints crowd into a rectangle, 9 inches by 6 inches. What is its area in square inches?',
    answer: '54',
    sum: '9 * 6',
    tells: '54 square inches, trodden all over. So the visitor stayed there for a while.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Noor graphs the prints at three spots. How many more are by the shelf than by the bench?',
    answer: '30',
    graph: bars('Prints in the flour', { door: 25, bench: 15, shelf: 45 }, 5),
    sum: '45 - 15',
    tells: '30 more. So it was the shelf that the visitor came for.',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Noor marks off the gap below the door in 6 equal parts. Flour is wiped off in 1 of them. Which fraction still has its flour?',
    answer: '5/6',
    tells: '5/6 lie smooth. So the visitor came in and went out at the very same spot.',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'On the way in, 6/8 of the prints are clear. On the way out, 2/8 are clear. Which fraction is smaller?',
    answer: '2/8',
    tells: 'The way out is more smudged. So the visitor was in a hurry or had its mouth full.',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'Left and right prints lie a bit apart. Draw how far: from 0 to one quarter mark after the 2. How long is it?',
    answer: '2 1/4 inches',
    tells: 'The feet are 2 1/4 inches apart. The thin line winds along between them.',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'For every 50 feet of the path, Noor counts the white dots: 63, 56, 49 and 42. Which number comes next?',
    answer: '35',
    sum: '42 - 7',
    tells: '35, for it is seven fewer each time. Flour wears off, so the dots lead away from the cabin.',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'Where the spoon lay, its shelf shows a clean spot. It has four square corners and sides of 9, 2, 9 and 2 inches. Name it.',
    answer: 'rectangle',
    tells: 'A rectangle, the bed of the spoon. Its edges are crisp, so nothing on the shelf was pushed about.',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A caterpillar left fine dots in the flour, on top of our prints. Which stage of a moth is a caterpillar?',
    answer: 'the larva',
    tells: 'The larva. Its dots lie on top of our prints, so it came later and is no clue.',
  },
  {
    skills: ['science.3.traits'],
    ask: 'This time, the visitor went to the gap below the door without any search. Is knowing that way inherited or learned?',
    answer: 'learned',
    tells: 'Learned, most likely on the night of the whistle. So it may well be the same visitor.',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'Below the bunk where Mateo snores, the visitor stood still for a moment. Which body part warned the visitor in the dark: ears or claws?',
    answer: 'ears',
    tells: 'Its ears. It listens at each noise, so it will be hard to surprise.',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A fossil footprint tells some things and hides others, just like ours. Which can it show: fur color, voice or number of toes?',
    answer: 'number of toes',
    tells: 'The number of toes. So Noor counts toes and asks nobody to guess at fur.',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Noor presses light and heavy stones into flour, to compare with our prints. Which must stay the same: the stones or the flour?',
    answer: 'the flour',
    tells: 'The flour. Now only weight makes a print deeper, so our prints can tell how heavy the visitor is.',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'In a test, Noor pulls a spoon to the left with 3 units. Friction holds it with 2. Which way does the spoon start to move?',
    answer: 'left',
    tells: 'Left, with a pull of only 3 units. So it took no great strength to get the spoon.',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'The white dots of flour on the path are steps: left foot, right foot, left, right. A puddle hides some. Which foot made the eleventh?',
    answer: 'left',
    tells: 'Left, and there it is, beyond the puddle. So the visitor walked straight on.',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "By the tower's data, last night had 46 degrees in the valley and 38 on the slope. How many degrees colder was the slope?",
    answer: '8',
    sum: '46 - 38',
    tells: '8 degrees colder. To anybody from up there, our cabin is a warm stop.',
  },
]
