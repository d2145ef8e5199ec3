import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as `clues-2nd.ts`: they move the story on and clear nobody. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Our oldest log has 39 pages of letters and 37 pages of lists. How many pages must Lucia read?',
    answer: '76',
    sum: '39 + 37',
    tells: "76 pages! The caller's name may be on one of them, so Lucia reads fast.",
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: "Our recorder holds 92 minutes. Kenji's snores fill 64 of them. How many minutes are left for the beeps?",
    answer: '28',
    sum: '92 - 64',
    tells: 'So we can keep 28 minutes of beeps. Then we can hear them again and again.',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'The oldest log has the least number. Is it log 213, 231 or 132?',
    answer: '132',
    tells: 'Lucia opens log 132. Nobody has read in it for years.',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'Kenji turns the antenna by fives: 55, 60, 65. At the next mark the beep is clear. Which mark is that?',
    answer: '70',
    sum: '65 + 5',
    tells: 'At mark 70 we hear the beep well. So the antenna stays right there.',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'Kenji needs 46 feet of wire to hear better. He has 18 feet and finds 15. How many feet are missing?',
    answer: '13',
    sum: '46 - 18 - 15',
    tells: 'Dot brings 13 feet from the cargo bay. Now the beep crackles less.',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Lucia draws a map with our station in the middle. It has 3 rows of 5 boxes. How many boxes?',
    answer: '15',
    sum: '3 * 5',
    tells: 'The caller must be in one of these 15 boxes. Lucia starts at the top.',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Four of us counted the clear beeps in one call. How many fewer did Ravi count than Dot?',
    answer: '5',
    sum: '11 - 6',
    graph: bars('Clear beeps in one call', { Kenji: 10, Lucia: 11, Ravi: 6, Dot: 11 }),
    tells: 'Ravi yawned and missed 5 beeps. So from now on Dot counts.',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Three of us listen, each for an equal share of the day. Ravi naps through his. Name the part that is left.',
    answer: 'two thirds',
    tells: 'For two thirds of the day somebody listens well. Ravi gets an alarm clock for his third.',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'It beeped again before lunch. Draw the short hand between 9 and 10, the long hand on 8. What time was it, with a.m. or p.m.?',
    answer: '9:40 a.m.',
    tells: 'At 9:40 it was still calling. So the caller does not give up.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: "On Lucia's strip, draw a long beep of 11 centimeters and a short one of 4. How many centimeters longer is the first?",
    answer: '7',
    sum: '11 - 4',
    tells: 'So there are two sorts of beeps, long and short. Lucia writes them all down.',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'One page of the old log lists callers. Its number has 6 tens. Its ones digit is 2 less than its tens digit. Which page?',
    answer: '64',
    sum: '60 + 6 - 2',
    tells: 'Lucia turns to page 64. There is a list of callers, and one name is smudged.',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Lucia describes the cover of the old log: stiff, dull and brown. Is it glass, wood or wool?',
    answer: 'wood',
    tells: 'A wooden cover! Now Ravi knows which log to fetch.',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Lucia must write down each beep. Her ink flows and takes the shape of its tube. Is it a solid or a liquid?',
    answer: 'a liquid',
    tells: 'Ink that flows can write. So Lucia misses no beep.',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Steam made our radio dial wet. Kenji dabs a drop on foil, cotton and glass. Only cotton soaks it up. Which dries the dial best?',
    answer: 'cotton',
    tells: 'Dot dries the dial with a cotton sock. Now we can read where the beep comes in.',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A drop of wax holds our radio dial. It went soft in the warm nook. What makes it hard again: heat or cold?',
    answer: 'cold',
    tells: 'Dot cools it, and the dial stays put. So we cannot slip off the channel of the beep.',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Our radio lamp glows all night for the caller. Does that harm beans? Ravi plans two pots. What must differ: light, water or soil?',
    answer: 'the light',
    tells: 'Only the light differs, so the test is fair. Until Ravi knows, the lamp stays on.',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A coconut palm grew by a radio tower, and nobody planted it. What brought its big hollow seed: fur, wind or water?',
    answer: 'water',
    tells: 'So that tower is by the sea. Lucia marks it on her map.',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A friend on Earth wants to listen, too. Vines and monkeys hang around the house. Is that a desert or a rainforest?',
    answer: 'a rainforest',
    tells: 'Our friend in the rainforest will listen for the beep. The monkeys will not.',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Lucia has just an old map of the towers. One stands by a canyon. Does a river cut a canyon in minutes or many years?',
    answer: 'many years',
    tells: 'So the canyon is on the old map, too. Lucia finds the tower beside it.',
  },
]
