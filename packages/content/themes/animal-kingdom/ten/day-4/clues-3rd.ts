import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic', 'math.5.two-patterns'],
    ask: 'Gusts of wind come after 6, 12 and 18 seconds, and so on. A squirrel needs 20 seconds to cross. How many gusts meet it on the way?',
    answer: '3',
    tells: 'Three gusts on every trip. What cannot bend in the wind will not last.',
  },
  {
    skills: ['math.3.four-sided-shapes', 'math.5.coordinates', 'math.5.shape-families'],
    ask: 'On the ground, a squirrel goes 25 feet down, 30 across and 25 up. In the air it goes only the 30 across. How many feet does it save?',
    answer: '50',
    sum: '25 + 25',
    tells: 'It saves fifty feet and all of the trucks. So the squirrels are right to ask for a high road.',
  },
  {
    skills: [
      'science.3.fair-test',
      'science.3.balanced-forces',
      'science.3.motion-patterns',
      'science.4.measure-and-graph',
      'science.4.energy-and-speed',
      'science.4.energy-moves',
      'science.4.waves',
      'science.4.light-and-sight',
      'science.5.change-one-variable',
      'science.5.particles',
      'science.5.matter-stays',
      'science.5.new-substances',
    ],
    ask: 'A plank gives grip but does not bend. A steel wire bends but gives no grip. How many of the two pass both tests?',
    answer: '0',
    tells: 'Neither one. Look for a third thing: it bends, and claws can hold it.',
  },
]
