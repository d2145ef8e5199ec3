import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Fresh mud falls out after 2 taps. Ours needs tap, tap, tap, tap, tap, tap, tap, tap. How many taps?',
    answer: '8',
    tells: 'Eight, far more than 2. So the mud has been in there for very long.',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Noor weighs: 10 nuts for the green thing, 5 for the whistle. Which is more: 10 or 5?',
    answer: '10',
    tells: 'Ten is more. So the green thing was a hard load for our visitor.',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'The green thing has 13 small dents. Ten are near the loop, the rest inside. How many are inside?',
    answer: '3',
    sum: '13 - 10',
    tells: 'Three are inside. So something hard once knocked about in there.',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'The whistle took 6 tugs. Our thing got 5 short tugs, then 3 long ones. How many tugs?',
    answer: '8',
    sum: '5 + 3',
    tells: 'Eight tugs, more than 6. So the green thing is heavier than the whistle.',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'Our old book names 9 metal things in this cabin. Noor finds 8 of them. How many are missing?',
    answer: '1',
    sum: '9 - 8',
    tells: 'One is missing. So our green thing may be the last of them!',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'Noor rubs 10 spots of the green thing. Just 2 shine. How many do not?',
    answer: '8',
    sum: '10 - 2',
    tells: 'Eight stay green. Such a green skin takes years, so the thing must be old.',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Noor holds the green thing by its loop. It swings near, far, near, far, near. What comes next?',
    answer: 'far',
    tells: 'Far. So it swings well as soon as it hangs by its loop.',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Draw 5 dots for the whistle. Draw 6 under them for the green thing. Which is longer?',
    answer: 'the green thing',
    tells: 'The green thing, by a bit. So our visitor can move more than a whistle.',
  },
  {
    skills: ['math.k.shapes'],
    ask: "In an old drawing, hats hang on round boards. Our bare hook's board has 2 long and 2 short sides. Its corners are square. Name its shape.",
    answer: 'a rectangle',
    tells: 'A rectangle, so no hat hung there. In the drawing, such a board holds something with a loop!',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Noor taps five finds. They go clink, tock, clink, clink, tock. Sort the sounds. How many clink?',
    answer: '3',
    tells: 'Whistle, badge and green thing clink. So all three may be metal.',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Touch a metal spoon, then your sleeve. Which one feels cool?',
    answer: 'the spoon',
    tells: 'The spoon, for metal feels cool. The green thing feels just as cool.',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'Noor hooks mud out of the green thing. The mud comes toward Noor. Push or pull?',
    answer: 'a pull',
    tells: 'A pull. As the mud comes out, we see that the thing is hollow.',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'One finger taps the green thing, just a little. Does it roll fast or slowly?',
    answer: 'slowly',
    tells: 'Slowly, and around in a curve. So one end is wider than the other.',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'On the flat stone are moss, whistle, ant and badge. Name the two that are not living.',
    answer: 'whistle and badge',
    tells: 'Whistle and badge, and both are ours. Only the green thing is a stranger.',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Moss below an old log is pale. It gets water and air. Which need is missing?',
    answer: 'light',
    tells: 'Light. Moss below our thing is not pale, so it came last night.',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'Noor looks for a toad that may have seen it all. Its home must stay damp: wet log, hot rock or treetop?',
    answer: 'wet log',
    tells: 'The wet log, two hops from the stone. So a toad could see it all from close by.',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Now the clouds have gone, and the sky is blue. Name the weather.',
    answer: 'sunny',
    tells: 'Sunny! In this light, Noor finds fine marks on the green thing.',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'The green thing lies in the sun, the badge below a fern. Which one gets warm?',
    answer: 'the green thing',
    tells: 'The green thing gets warm fast, and its mud dries. Soon Noor can tap it out.',
  },
]
