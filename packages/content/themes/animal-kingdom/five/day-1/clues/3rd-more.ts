import { rings } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'Noor counts 386 crumbs below the cone and 157 around it. How many crumbs is that? Round to test it.',
    answer: '543',
    sum: '386 + 157',
    tells: '543, and one hard knock makes about 20. So somebody worked at this cone for a good while.',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Noor ropes off the grass at the door in 7 rows of 7 squares. Mateo looks for the whistle in each. How many squares is that?',
    answer: '49',
    sum: '7 * 7',
    tells: '49, and Mateo ticked off 49 without a whistle. So it went farther off than the door.',
  },
  {
    skills: ['math.3.divide'],
    ask: 'The scratching took 30 minutes in all. Each patch of marks took 5 of them. Fill in: 30 ÷ __ = 5. How many patches?',
    answer: '6',
    sum: '30 / 5',
    further: true,
    tells: 'Six, and Noor finds just six on our cone. So all the scratching went into these marks.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'In the log of the guard, the moon rose at 12:50. The first scratch came at 1:35. Draw a time line: how many minutes lie between?',
    answer: '45',
    sum: '10 + 35',
    tells:
      '45 minutes, and the moon clears the trees after 30. So it was no longer pitch-dark, and silver could glint.',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'All the crumbs lie in an L below the hooks. One part is 8 by 5 inches, one 4 by 4. What is its area in square inches?',
    answer: '56',
    sum: '8 * 5 + 4 * 4',
    further: true,
    tells: 'Just 56, and from a carried cone, crumbs fall over 200. So ours got its marks here.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Noor weighs the spare whistle, our cone and its crumbs. How many grams do cone and crumbs weigh together?',
    answer: '14',
    graph: rings('Weight in grams', { whistle: 14, cone: 12, crumbs: 2 }, 4),
    sum: '12 + 2',
    tells: '14 grams, just as much as a whistle. Either one is a light load, even for somebody small.',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Draw a line from 0, the floor, to 2 yards, each yard in 3 equal jumps. A gray hair hangs on the wall at the fourth mark. Name it.',
    answer: '4/3',
    further: true,
    tells: 'At 4/3 yards, as high up as the hook. Noor keeps the hair, for it may have come up there last night.',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'A cone that Noor marked yesterday at noon has dry sap on 5/6 of its marks. Ours has dry sap on 1/6. Which fraction is smaller?',
    answer: '1/6',
    tells: 'Sap dries slowly, and most of ours is still wet. So our marks are fresh, from last night.',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'A stiff hair lies in the crumbs. It goes from 0 to one quarter mark before the 2. Draw it: how long is it?',
    answer: '1 3/4 inches',
    tells: "1 3/4 inches, maybe a whisker. Suki's are about 4 inches long, so it is from somebody smaller.",
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'Noor scrapes test cones: 2 marks make 22 crumbs, 3 make 33, and 5 make 55. How many crumbs do 8 marks make?',
    answer: '88',
    sum: '8 * 11',
    tells: 'Eleven a mark, so our 48 marks make more than 500. That is about what lies here.',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'The cabin door is 6 by 3 feet, the window 2 by 2 feet. Both have four square corners. Which of them is a square?',
    answer: 'the window',
    tells: 'The window, and it sits in its frame without a crack. So that was not the way in.',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Inside our cone lives the larva of a moth. Which two stages are still to come?',
    answer: 'pupa and adult',
    tells: 'A pupa and an adult. Such a moth begins life in a cone on a tree, so ours is from the woods.',
  },
  {
    skills: ['science.3.traits'],
    ask: 'The crooked pine has narrow cones, like its parents, and a trunk that snow has bent. Which of the two did it inherit?',
    answer: 'narrow cones',
    tells: 'The narrow cones. Ours is narrow, too, so it may be from the crooked pine.',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'All the hair in the door gap is as gray as stone. How does that color help an animal among gray boulders?',
    answer: 'it hides it',
    tells: 'It hides it. So the guard may have looked right at somebody and seen nobody.',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A stone on the pika slope holds a fossil pinecone. What kind of tree must have grown near there long ago?',
    answer: 'pines',
    tells: 'Pines, even long ago. Some still stand up there, so Noor adds the slope to the search for our tree.',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Plan a fair test: does a wet cone get longer scratches than a dry one? Which must Noor keep the same: the wetness, the push or the marks?',
    answer: 'the push',
    tells: 'With equal pushes, only the wet cone gets marks as long as ours. So ours came in fresh and wet.',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Noor nudges a test cone in below the door. It rolls over the boards, slows down and stops. Which force slows it?',
    answer: 'friction',
    tells: 'Friction, after less than a yard. So a cone that comes in there stays by the hooks, just where ours lay.',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'After the rain, the roof drips onto the doorstep, 4 times in 10 seconds, again and again. Predict the drips for 60 seconds.',
    answer: '24',
    sum: '4 * 6',
    tells: '24, and with more than 10 a minute the step stays wet. Whatever came in over it came in damp.',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'In four summers, the tower recorded 9, 10, 9 and 24 rainy nights. Which number is unusual?',
    answer: '24',
    further: true,
    tells: '24, and that was this summer. In such a wet year, a dry cabin looks inviting to anybody.',
  },
]
