import type { Clue } from '../../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'In one year, 473,820 trucks and cars pass here. Round that to the nearest thousand.',
    answer: '474000',
    tells:
      'About 474,000, so on average one every 67 seconds. A careful deer needs 70 to cross, so a crosswalk is out.',
    clears: 'crosswalk',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'In a year, Noor counts 3,402 deer walks from the wood to the pond. There are 3,397 walks back. How many more went to the pond?',
    answer: '5',
    sum: '3402 - 3397',
    tells:
      'Only five more: deer go there and come back, for they need both. A wall along the road would part the two, so it is out.',
    clears: 'wall',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A careful deer needs 6 seconds to cross the road. A truck goes 58 feet each second. How many feet does it go in that time?',
    answer: '348',
    sum: '6 * 58',
    tells:
      'It goes 348 feet, and a bend hides all but 200 feet of the road. The truck comes too soon, so a crosswalk is out.',
    clears: 'crosswalk',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'At dusk, a truck comes every 40 seconds. Deer cross one after another, and each needs 6 seconds. How many deer get all the way across in between?',
    answer: '6',
    sum: '(40 - 4) / 6',
    tells: 'Six at most, and the herd has eight. Two would be left behind, so a crosswalk is out.',
    clears: 'crosswalk',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'Deer like to walk in two or more equal rows. Three herds have 21, 23 and 25 deer. Which herd cannot do it?',
    answer: '23',
    tells: '23 is prime, so there one deer walks ahead to look out. What we build must be wide, with a far view.',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'Off a ramp, a deer might leap 35 feet. How many inches is that?',
    answer: '420',
    sum: '35 * 12',
    tells: 'It is 420 inches, and the road is 480 inches wide. So a ramp is out.',
    clears: 'ramp',
  },
  {
    skills: ['math.4.angles'],
    ask: 'In the field, a deer sees all of the straight angle ahead, 180 degrees. Inside a tunnel it sees just 35. How many degrees are hidden?',
    answer: '145',
    sum: '180 - 35',
    tells: 'Most of the view is hidden, 145 degrees. Deer want to see far all around, so a tunnel is out.',
    clears: 'tunnel',
  },
  {
    skills: ['math.4.symmetry'],
    ask: "On Noor's map, the road runs down the middle and the edge of the wood down the left side. Each deer path on the left has its match on the right. Is the line of symmetry the road or the edge of the wood?",
    answer: 'the road',
    tells: 'The road, so the paths go on beyond it. A wall along the road would cut them all, so a wall is out.',
    clears: 'wall',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Deer spend 5/12 of the day in the wood and 1/3 of it by the pond. Rename 1/3. How many twelfths is it?',
    answer: '4',
    sum: '1 * 4',
    tells: 'It is 4/12 by the pond and 5/12 in the wood, nearly the same. Deer need both, so a wall is out.',
    clears: 'wall',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'On our plan, 7/12 of the ground is grass and 3/12 is bushes. What fraction is that in all?',
    answer: '10/12',
    tells:
      'It is 10/12, or 5/6, and the rest is bare soil. So the ground is soft from end to end, just as deer like it.',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Noor compares places with full daylight. The wood has 0.3 of it, and a tunnel has 0.09. How many hundredths more has the wood?',
    answer: '21',
    sum: '30 - 9',
    tells: 'The wood has 21 hundredths more. Even a shady wood is far brighter, so a tunnel is out.',
    clears: 'tunnel',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Noor makes a green test strip wider each day. First 3 deer use it, then 5, then 9, then 17. The rule is times 2, then take away 1. How many come next?',
    answer: '33',
    sum: '17 * 2 - 1',
    tells: 'Thirty-three. The wider the green strip, the more deer dare to walk on it.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor measures three good leaps of a deer: 24, 26 and 25 feet. Which middle result goes on the graph?',
    answer: '25 feet',
    tells: 'A leap is 25 feet long, and a ramp adds 10 at best. The road is 40 feet wide, so a ramp is out.',
    clears: 'ramp',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A deer lands faster after a leap off a high ramp than after a step. Which landing hits the hard road with more energy?',
    answer: 'off the ramp',
    tells: 'Off the ramp, and it would jolt the legs of the deer. A careful deer refuses that, so a ramp is out.',
    clears: 'ramp',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A truck rolls over a tunnel, and a deer in front of it pricks its ears. Does energy reach them as light, as sound or as heat?',
    answer: 'as sound',
    tells: 'As sound, and in a tunnel it booms. Shy deer run from such a noise, so a tunnel is out.',
    clears: 'tunnel',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A truck shakes a puddle by the road, and its waves get taller. Which of the two grows: the amplitude or the wavelength?',
    answer: 'amplitude',
    tells:
      'The amplitude, as a truck makes the ground shake. Deer feel that, too, so a thick layer of soft soil will help.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'At night, a deer looks straight into the lamps of a truck. How many arrows does the path of this light need?',
    answer: '1',
    tells:
      'One, from lamp to eye, so the light is very bright. A deer then stands still on the road: a crosswalk is out.',
    clears: 'crosswalk',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'The tips of the hooves dig in and hold. Where do they help a deer more: on soft soil or on smooth concrete?',
    answer: 'on soft soil',
    tells: 'On soft soil, for concrete lets nothing dig in. So what we build gets soil on its floor.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'On bare slopes, water carries the soil down to the ditch. Is that weathering, erosion or deposition?',
    answer: 'erosion',
    tells: 'Erosion. The roots of grass hold soil in place, so what we build needs grass.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Under an open sky, deer see by the light of the sun. Is sunlight renewable or nonrenewable?',
    answer: 'renewable',
    tells: 'Renewable, as it comes back each morning. So an open way for deer needs no lamp that burns fuel.',
  },
]
