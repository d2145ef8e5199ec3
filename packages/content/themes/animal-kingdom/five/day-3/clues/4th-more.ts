import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'Noor weighs one basket of twigs and works out 173,280 grams for the whole heap. Round that to the nearest thousand.',
    answer: '173000',
    tells: 'About 173,000 grams, more than two Mateos. All that wood got up here somehow.',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'Five years ago, a ranger found 7,385 twigs in the heap. Today Noor works out 8,664. Estimate first. How many more is that?',
    answer: '1279',
    sum: '8664 - 7385',
    tells: '1,279 more in five years. So the heap is no new thing, and it is still growing.',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'Mateo carries up 7 bundles of 34 oak twigs, to lay beside the heap. How many twigs is that?',
    answer: '238',
    sum: '7 * 34',
    tells: '238 twigs, and Noor finds the same bark all over the heap. So much of its wood is from these oaks.',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'Mateo sat on guard for 100 minutes and nodded off once in every full 7. How many naps is that?',
    answer: '14',
    sum: '(100 - 2) / 7',
    tells: 'Fourteen naps, and that was only the sitting part. The visitor could take its pick of moments.',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'The clearest print of all is at a flag with a prime number, between 20 and 28. Which number is it?',
    answer: '23',
    tells: 'Flag 23 of 28, far up the slope. So the prints were still fresh near the top.',
  },
  {
    skills: ['math.4.convert-units'],
    ask: "Mateo's watch lasted 6 hours and 40 minutes. How many minutes is that?",
    answer: '400',
    sum: '6 * 60 + 40',
    tells: '400 minutes are a long watch for one sleepy guard. No wonder that nobody saw the badge go.',
  },
  {
    skills: ['math.4.angles'],
    ask: 'At the boulder, the trail bends and makes an angle of 126 degrees. How many degrees are missing to a straight line?',
    answer: '54',
    sum: '180 - 126',
    tells: 'It bends by 54 degrees, and there the heap comes into sight. So the trail was headed for it.',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'From the front, our heap looks like a half circle on flat ground. Draw it. How many lines of symmetry does it have?',
    answer: '1',
    tells: 'One, straight down the middle. Both sides slope alike, so the heap stands firm.',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'The prints are clear for 4/5 of the way. The boulder stands at 7/10 of it. Rename 4/5. Which fraction is greater?',
    answer: '4/5',
    tells: '8/10 beats 7/10. So the prints go on past the boulder, and nobody stopped below it.',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'Our trail runs over grass for 4/9 of its length and over stones for 3/9. The rest is logs. What fraction is that?',
    answer: '2/9',
    tells: '2/9 on thin, wet logs. Whoever walks those by night has good balance.',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'At the bottom of the heap, the twigs are 0.9 centimeter thick, at the top 0.75. Which decimal is greater?',
    answer: '0.9',
    tells: '0.90 beats 0.75. The thick twigs lie below, so the heap has a strong base.',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Noor climbs along the trail and counts steps from flag to flag: 14, 17, 20, 23. It goes on by that rule. What comes next?',
    answer: '26',
    sum: '23 + 3',
    tells: '26, as it gets steeper and steps get shorter. Whoever comes this way by night has strong legs.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor listens three times for ten minutes and graphs the rustles in the heap. How many more came the first time than the third?',
    answer: '10',
    graph: bars('Rustles in the heap', { first: 12, second: 8, third: 2 }, 2),
    sum: '12 - 2',
    tells: 'Ten more at first. So whatever rustles in there grows quiet as the day begins.',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'A pebble came loose on the trail and rolled downhill, faster and faster, until it hit the cabin. Where did it have more energy: at the start or at the cabin?',
    answer: 'at the cabin',
    tells: 'At the cabin, so one small pebble made a loud knock. That is what woke Mateo.',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Noor hums into one hole of the heap. At another hole, Suki pricks up both ears. Which kind of energy went from Noor to Suki?',
    answer: 'sound',
    tells: 'Sound, right through the heap. So a passage must join the two holes.',
  },
  {
    skills: ['science.4.waves'],
    ask: 'On the waves of the flood, an otter saw a log only bob up and down. What do waves pass along: water or energy?',
    answer: 'energy',
    tells: 'Energy. So it was the current of the flood that carried things off, not its waves.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'Before dawn nobody could see the dew prints. Then they glittered. Which source had begun to send light to the dew?',
    answer: 'the sun',
    tells: 'The sun. It shows us the prints and dries them, so we have to be quick.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Thick fur hangs on a thorn at one hole. Claim: Such fur keeps its owner warm. Which is evidence: it is gray, it holds air or it smells?',
    answer: 'it holds air',
    tells: 'Air in fur slows down heat. So whoever slips in here can be out on cold nights.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Close to the heap, rain has carried the soil off the trail. Is that weathering, erosion or deposition?',
    answer: 'erosion',
    tells: 'Erosion, so only bare stones are left there, and they take no print. Suki has to sniff out that bit.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Rangers heat their huts with fallen oak twigs. Each year the oaks grow more than rangers burn. Is this source renewable or nonrenewable?',
    answer: 'renewable',
    tells: 'Renewable. There are fresh twigs each year, so a heap like ours can go on growing.',
  },
]
