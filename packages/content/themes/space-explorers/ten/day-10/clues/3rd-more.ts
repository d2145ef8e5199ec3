import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'Each medal aboard has a rhombus on its back. Here is a shape with four square corners, two long sides and two short ones. Name the shape.',
    answer: 'a rectangle',
    tells: 'A rectangle with two long sides is no rhombus. So it is not a medal.',
    clears: 'medal',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'A bell this wide weighs 90 grams. Of our round things, 2 weigh 16 grams and 5 weigh 40. The rule goes on. How many grams do 9 weigh?',
    answer: '72',
    sum: '9 * 8',
    tells: '72 grams for 9 is less than one bell. So it is not a bell.',
    clears: 'bell',
  },
]
