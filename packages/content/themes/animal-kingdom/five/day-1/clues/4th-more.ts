import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "Noor's list gives the weight of the whistle: 14,175 milligrams. Even a small animal can carry 20,000. Round the weight to the nearest thousand.",
    answer: '14000',
    tells: 'About 14,000 milligrams, less than 20,000. So even a small animal could carry off the whistle.',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'A whole cone weighs 14,520 milligrams, our marked one 11,905. Mateo finds that 3,615 are missing. Estimate, then subtract again. How many are missing?',
    answer: '2615',
    sum: '14520 - 11905',
    further: true,
    tells: '2,615 milligrams, and the crumbs on the floor weigh just that. So the cone was marked right here.',
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
    ask: 'Noor copies the marks with two pins, and one pair takes 3 seconds. How many full pairs can Noor make in 74 seconds?',
    answer: '24',
    sum: '(74 - 2) / 3',
    tells: '24, just as many pairs as our cone has. So little more than a minute is enough for all of them.',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'The cone has 24 marked scales, in full rings of 12. For a supper, at least 5 rings are torn off. Which number makes a factor pair of 24 with 12?',
    answer: '2',
    tells: 'Two rings, far fewer than 5. So our cone was not a supper.',
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
    ask: 'The hook of the hats bends up at 60 degrees. The hook of the whistle is bent open to 125 degrees. Is that acute, right or obtuse?',
    answer: 'obtuse',
    tells: 'Obtuse, so nothing sits tight on it. A light nudge was enough to free the whistle.',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'Where the whistle hung, the dusty wall has a clean spot like a capital D. Pulled off downward, the whistle would leave a spot with no line of symmetry. How many lines of symmetry does a D have?',
    answer: '1',
    tells: 'One, so nobody pulled it off downward. The whistle was lifted off its hook.',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'Olu heard scratching for 7/9 of half an hour. The moon was out for 2/3 of that half hour. Rename 2/3. Which fraction is greater?',
    answer: '7/9',
    tells: '7/9 beats 6/9. So the scratching went on even while a cloud hid the moon.',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'The tower guard watched the door for 4/10 of the night and the path for 5/10. The noise lasted less than 1/10 of the night. What fraction is that in all?',
    answer: '9/10',
    tells: '9/10, so 1/10 was left for making cocoa. The whole noise fits into that gap.',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A mark is 0.06 centimeter deep where it begins and 0.1 centimeter deep where it ends. Which decimal is greater?',
    answer: '0.1',
    tells: '0.10 beats 0.06. So each mark digs in deeper toward its end.',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Between hooks and door, crumbs lie in piles of 37, 29, 21 and 13. One more pile follows by the same rule. Where somebody sits down, 10 or more fall. How many crumbs does it have?',
    answer: '5',
    sum: '13 - 8',
    tells: 'Five, fewer than 10. So at the door, the visitor did not sit down any more.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor graphs the scratches that Olu heard in each third of the half hour. A steady wind makes 5 more or fewer at most. How many more came in the second third than in the last?',
    answer: '20',
    graph: bars('Scratches that Olu heard', { first: 15, second: 30, last: 10 }, 5),
    sum: '30 - 10',
    tells: '20 more, and a steady wind makes 5 at most. So somebody was at work and then got done.',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'In a test, a fast cone hits the floor with a loud crack, a slow one with a soft tick. Olu heard only ticks. Were the bumps last night fast or slow?',
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
    ask: "Olu draws two sounds as waves. Mateo's snore has its crests 9 centimeters apart, the scratching 2. Which has the longer wavelength?",
    answer: 'the snore',
    tells: 'The snore, a low sound. So Olu did not mix it up with the high scratching.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: "Noor's lantern shines on a mark from the side. A board stands between lantern and eye. Put the stops of the light in order: eye, mark, lantern.",
    answer: 'lantern, mark, eye',
    tells: 'Lantern, mark, eye: the board is not in the way. So Noor sees each groove, and we have missed none.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "Claim: Olu's ears can tell how high up a sound is. Which is evidence: soft feathers, one ear set higher or yellow feet?",
    answer: 'one ear higher',
    tells:
      'One ear is higher, so each hears a little differently. We can trust Olu: the scratching came from near the floor.',
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
