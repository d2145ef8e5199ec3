import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** They clear nobody, so that a lesson can always ask them. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.add-subtract-round'],
    ask: "Acorn's list has 436 lines on the front and 187 on the back. Round to test it. How many lines is that?",
    answer: '623',
    sum: '436 + 187',
    tells: 'Of all 623 lines, only one gives no name: the line of the rattle. Somebody may have kept it a secret.',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'The walls behind the door have 5 layers of foam. Each layer is 6 millimeters thick. How many millimeters of foam is that?',
    answer: '30',
    sum: '5 * 6',
    tells: '30 millimeters keep off every bump. So that little room was built for something precious.',
  },
  {
    skills: ['math.3.divide'],
    ask: 'The letter lock turns only in the Sun and needs 4 minutes for one turn. The Sun stays for 28 minutes. How many turns fit in?',
    answer: '7',
    sum: '28 / 4',
    tells: 'The lock needs fewer turns than that. So we can open it before the Sun goes down.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'The door was sealed at 11:20. Acorn took off at 12:10. How many minutes lie between?',
    answer: '50',
    sum: '40 + 10',
    tells: 'Just 50 minutes before the trip! So sealing that door was one of the very last jobs.',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'Behind the door shines a wall of gold foil, 5 inches by 3 inches. What is its area in square inches?',
    answer: '15',
    sum: '5 * 3',
    tells: 'Gold foil keeps off heat and cold. 15 square inches of it made a fine little room in there.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Acorn noted which trees stood around its old home. How many more oaks than pines were there?',
    answer: '50',
    graph: bars("Trees on Acorn's hill", { oaks: 80, pines: 30, birches: 40 }, 10),
    sum: '80 - 30',
    tells: '50 more oaks than pines! So Lucia looks for a hill that is full of oaks.',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'The light bar of the lock has 6 equal parts. Only 1 of them glows. Which fraction is dark?',
    answer: '5/6',
    tells: 'With 5/6 of its bar dark the lock hears nothing. So the rovers lend it some of their power.',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: 'The lock wakes up when 3/6 of its bar glows. Thanks to the rovers, 4/6 glows now. Which fraction is more?',
    answer: '4/6',
    tells: 'So the lock is wide awake. It listens to each letter that you win.',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: 'The round door is as wide as a line from 0 to three quarter marks after the 1. Draw it. How many inches is that?',
    answer: '1 3/4',
    tells: 'Our thing is not quite so long. So it will fit through the door in one piece.',
  },
  {
    skills: ['math.3.number-rules'],
    ask: "The verses of Acorn's tune have 5, 9 and 13 notes. The rule goes on. How many notes has the next verse?",
    answer: '17',
    sum: '13 + 4',
    tells: 'Dot hums 17 notes, and the lock hums along. So that verse was what it was waiting for.',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'By the door Lucia sees neat lines: four square corners and sides of 3, 2, 3 and 2 inches. Name that shape.',
    answer: 'rectangle',
    tells: 'It frames a tiny picture: a loop around the Sun. So somebody planned that trip from the start.',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Kenji shook a button softly and a pebble wildly to hear which is louder. What must be the same: the shaking or the thing?',
    answer: 'the shaking',
    tells: 'Shaken alike, each thing has a sound of its own. Now we can trust our ears.',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Two straps hold Acorn still. The left strap pulls with 7 units. With how many units does the right strap pull?',
    answer: '7',
    tells: 'Equal pulls keep Acorn still. So what we hear now can only come from behind the door.',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'Kenji swings Acorn in its cradle. It knocks 9 times in 20 seconds, again and again. Predict: how many knocks in 40 seconds?',
    answer: '18',
    sum: '9 * 2',
    tells: 'It knocks 18 times, once at each end of a swing. So our thing is free to slide about.',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'Is there a young animal in there? Ravi compares a frog and a moth. Which of them has a pupa?',
    answer: 'the moth',
    tells: 'Nobody may shake a pupa. To be on the safe side, Kenji swings Acorn very softly from now on.',
  },
  {
    skills: ['science.3.traits'],
    ask: "A picture in Acorn's log shows foxes on the hill. They have white tail tips, like their parents, and muddy feet. Which is inherited?",
    answer: 'white tail tips',
    tells: 'The mud is from wet ground around them. So Lucia looks for a hill by a river.',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'The hump of a camel stores fat. Does that help it go long without food or run fast?',
    answer: 'without food',
    tells: 'Our thing got no food on its trip, either. If it is alive, it is a very tough traveler.',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'The top stones of our hill have prints of bark, twigs and cones. What grew there in that time: trees or seaweed?',
    answer: 'trees',
    tells: 'Trees were there even in that time. So our hill may be good ground for trees.',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: "Acorn's hill had 18 millimeters of rain in fall. Fox Hill usually has 60, Mill Hill 19, Owl Hill 85. Which one fits best?",
    answer: 'Mill Hill',
    tells: 'Mill Hill is nearly as dry in fall. So Lucia sets her first pin there.',
  },
]
