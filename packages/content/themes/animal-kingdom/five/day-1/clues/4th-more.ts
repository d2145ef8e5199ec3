import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "Noor's list of small animals gives the loads that they carry, in whole thousands of milligrams. It goes up to 14,000. The whistle weighs 13,825. Round that to the nearest thousand to find it in the list.",
    answer: '14000',
    tells: 'It stands at 14,000, the last one of the list. So even a small animal could carry off the whistle.',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A whole cone weighs 14,520 milligrams, our marked one 11,905 and the crumbs on the floor 2,600. Mateo finds that 3,615 are missing. Estimate, then subtract again. How many are missing?',
    answer: '2615',
    sum: '14520 - 11905',
    further: true,
    tells: '2,615, and nearly all of that lies on the floor. So the cone was marked here.',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'From the hooks to the door lie 23 boards, each 6 inches wide. In 3 seconds, a small animal runs 180 inches. How many inches is the way?',
    answer: '138',
    sum: '6 * 23',
    tells: '138 inches, less than 180. So even a small animal is out in 3 seconds.',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'A cloud hid the moon for 80 seconds, and one pair of marks takes 3. Our cone has just 24 pairs. How many full pairs fit into that time?',
    answer: '26',
    sum: '(80 - 2) / 3',
    tells: '26 pairs, more than the 24 of our cone. So somebody could make them all in the dark of one cloud.',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'In the wood, cones from a supper have 5 or more rings torn off. Our cone has 24 marked scales, in full rings of 12. Which number makes a factor pair of 24 with 12?',
    answer: '2',
    tells: 'Two rings, fewer than on any cone from a supper. So our cone was not eaten, but only nibbled.',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'The rain stopped 1 hour and 50 minutes before the first scratch. On such a night, the path freezes hard in 90 minutes. How many minutes were there?',
    answer: '110',
    sum: '60 + 50',
    tells: '110 minutes, more than 90. By then the path was too hard to take a print.',
  },
  {
    skills: ['math.4.angles'],
    ask: 'An acute hook holds tight, and a wider one lets go at a nudge. The hook of the whistle is bent open to 125 degrees. Is that acute, right or obtuse?',
    answer: 'obtuse',
    tells: 'Obtuse, so a nudge was enough. Even somebody small could free the whistle.',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'Where the whistle hung, the dusty wall has a clean spot like a capital D. A pull straight down would smear its lower half and leave no line of symmetry. How many lines of symmetry does a clean D have?',
    answer: '1',
    tells:
      'One, and Noor finds that line on our spot. So nobody pulled the whistle straight down, and it was lifted off its hook.',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'The frog heard scratching for 7/9 of half an hour. The moon was out for 2/3 of that half hour. Rename 2/3. Which fraction is greater?',
    answer: '7/9',
    tells: '7/9 beats 6/9. So the scratching went on even while a cloud hid the moon.',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A ranger watched the door for 4/10 of the night and the path for 5/10. The noise lasted less than 1/10 of the night. What fraction is that in all?',
    answer: '9/10',
    tells: '9/10, so 1/10 was left for making cocoa. The whole noise fits into that gap.',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'Olu pecks deepest where a mark begins. Ours is 0.06 centimeter deep where it begins and 0.1 centimeter deep where it ends. Which decimal is greater?',
    answer: '0.1',
    tells: "0.10 beats 0.06, so our mark is deepest where it ends. Olu's beak works the other way.",
    clears: 'olu',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Between hooks and door, crumbs lie in piles of 37, 29, 21 and 13. In a test, each stop to nibble made a pile of 10 or more. One more pile by the door follows the same rule. How many crumbs does it have?',
    answer: '5',
    sum: '13 - 8',
    tells: 'Five, fewer than 10. So at the door, the visitor did not stop to nibble any more.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: "Noor graphs the scratches of each third of the half hour. Wind like last night's makes 5 more or fewer at most. How many more came in the second third than in the last?",
    answer: '20',
    graph: bars('Scratches that the frog heard', { first: 15, second: 30, last: 10 }, 5),
    sum: '30 - 10',
    tells: '20 more, and not 5. So it was not the wind.',
    clears: 'wind',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'In a test, a fast cone hits the floor with a loud crack, a slow one with a soft tick. The frog heard only ticks. Were the bumps last night fast or slow?',
    answer: 'slow',
    tells: 'Slow, with little energy. So whatever went on in there, it went on gently.',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'There was frost on the doorstep, and the cabin was warm. Through the gap below the door, did heat move in or out?',
    answer: 'out',
    tells: 'Out, right across the doorstep. Anyone who came by could feel a warm cabin.',
  },
  {
    skills: ['science.4.waves'],
    ask: "Noor draws two sounds as waves. Mateo's snore has its crests 9 centimeters apart, the scratching 2. Which has the longer wavelength?",
    answer: 'the snore',
    tells: 'The snore, a low sound. So the frog did not mix it up with the high scratching.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: "Noor's lantern shines on a mark from the side. A board stands between lantern and eye. Put the stops of the light in order: eye, mark, lantern.",
    answer: 'lantern, mark, eye',
    tells: 'Lantern, mark, eye: the board is not in the way. So Noor sees each groove, and we have missed none.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'The owl of the mill heard scratching near the floor. Claim: An owl can hear how high up a sound is. Which is evidence: soft feathers, one ear set higher or yellow feet?',
    answer: 'one ear higher',
    tells: 'One ear is higher, so we can trust that owl. Somebody scratched near the floor.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Water from the roof has carried the sand away from below the cabin door. Is that weathering, erosion or deposition?',
    answer: 'erosion',
    tells: 'Erosion, so the gap below the door is higher now. Something small could get through it.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'The cabin has 30 units of heat from coal and 10 from wood that grows back. A frosty night takes 25. How many of the units are from a source that may run out?',
    answer: '30',
    further: true,
    tells: 'The 30 from coal, more than 25. So coal alone kept the cabin warm, and warmth may draw a visitor.',
  },
]
