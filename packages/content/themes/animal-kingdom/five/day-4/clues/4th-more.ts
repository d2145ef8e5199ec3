import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: "Noor's book gives walks of woodrats for three nights, in whole thousands of inches. For acorns it is 6,000, for things that shine 50,000 or more. Ours walked 54,828 inches. Round that to the nearest thousand.",
    answer: '55000',
    tells: 'It stands at 55,000, with the walks for things that shine. So our three things pleased it well.',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: 'In twenty years of tests, woodrats stopped at 10,240 things, and 6,875 of them were shiny. Estimate first. How many were dull?',
    answer: '3365',
    sum: '10240 - 6875',
    tells: '3,365 dull ones. So a woodrat stops at a shiny thing about twice as often.',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'In 4 nights of tests, a woodrat picked up only 6 things. On each of these nights, it ran past 135 things that it could have carried. How many things did it run past?',
    answer: '540',
    sum: '4 * 135',
    tells: '540 things, and it picked up only 6. So a woodrat looks for something better than most.',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'In a test, 76 things lay in a row, and every sixth one was shiny. A month later 64 are left, and none of them shines. How many shiny things were there?',
    answer: '12',
    sum: '(76 - 4) / 6',
    tells: '12, and 12 and 64 make 76. So the woodrats took all that shone and nothing else.',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'At one hut, 41 odd things came, the same number on each visit. Mateo thinks that they came by twos, threes or fours. Noor says one by one. Which of the numbers 1, 2, 3 and 4 is a factor of 41?',
    answer: '1',
    tells: 'Only 1 is, for 41 is prime. So a woodrat brings one thing at a time.',
  },
  {
    skills: ['math.4.convert-units'],
    ask: "The clinks come from a nook in the heap, 2 feet 7 inches from the widest hole. Mateo's arm is 27 inches long. How many inches is that?",
    answer: '31',
    sum: '2 * 12 + 7',
    tells: "31 inches, and Mateo's arm has 27. So we can hear our things, but not reach them.",
  },
  {
    skills: ['math.4.angles'],
    ask: 'To hooks ahead one turns by an acute angle, to hooks behind by an obtuse one. On whistle night, the frog saw the woodrat turn by 115 degrees to them. Is that angle acute, right or obtuse?',
    answer: 'obtuse',
    tells: 'Obtuse, so it was past the hooks. Something there made it turn back.',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'The handle of our spoon ends in a cut-out G. Dust shows one G, and one turned over. Draw a G and try every fold. How many lines of symmetry does it have?',
    answer: '0',
    tells:
      'None, so a G turned over looks different. Somebody turned our spoon over and looked twice before taking it.',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'In tests, round things went on 3/4 of their nights, and long things on 2/3 of theirs. Rename both. Which fraction is greater?',
    answer: '3/4',
    further: true,
    tells: '9/12 beats 8/12. So round things such as lids should please our woodrat most.',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'In the tests, something went at once on 5/10 of the nights and after a long look on 3/10. Somebody who takes anything takes it on 10/10. How many tenths is that in all?',
    answer: '8',
    sum: '5 + 3',
    tells: '8/10 and not 10/10. So a woodrat does not take just anything: it is choosy.',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'In moonlight, a lid sends back 0.8 of the light and the badge 0.75. Which decimal is greater?',
    answer: '0.8',
    tells: '0.80 beats 0.75. So a lid glints even more than the badge, and we have lids.',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Whistle, spoon and badge clink on a high, a middle and a low note. The badge is neither high nor low, and the whistle is higher than the badge. Which one is low?',
    answer: 'the spoon',
    tells: 'The spoon is low, the whistle high. So Noor can tell by ear which of them lies where.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor graphs what went in the tests. How many more things were of metal than of glass?',
    answer: '20',
    graph: bars('What went in the tests', { metal: 45, glass: 25, wood: 5 }, 5),
    sum: '45 - 25',
    tells: '20 more. Glass glints, too, but metal is what a woodrat takes most.',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Noor lets two equal nuts roll down into the nook. One clinks loudly, one softly. Which nut was faster?',
    answer: 'the loud one',
    tells: 'The loud one, for it had more energy. Our loud clink tells of a steep way down to the nook.',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A woodrat that is alarmed drums on the boards with its feet. The frog heard the same drumming on three nights. Into which energy does that motion turn, so that the frog hears it?',
    answer: 'sound',
    tells: 'Sound, the same each time. So it was one and the same visitor.',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Noor taps the heap softly, then hard, and draws both sounds. Does the hard tap have higher crests or closer crests?',
    answer: 'higher crests',
    tells: 'Higher crests, so the tap gets through all the twigs. Something in the nook clinks back.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'A woodrat finds a lid even in a box without any light. What is missing there on the path of light: source, lid or eye?',
    answer: 'the source',
    tells: 'The source, so its eyes are no help there. Its whiskers may help it choose in the dark.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Claim: Toes that bend help to hold things. In tests, a woodrat held 9 of 10 things, a hare 1 of 10. What is the evidence?',
    answer: '9 against 1',
    further: true,
    tells: '9 against 1. Its toes close around a spoon or a twig, so it can feel each thing before it picks one.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Frost breaks striped bits off a rock above the creek. Is that weathering, erosion or deposition?',
    answer: 'weathering',
    tells: 'Weathering. It is the only striped rock far and near, so that is where our pebble began.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'For one night of watching, our lamps need 50 units. Sunlight gives 30 and falling water 15. Our can of lamp oil has 100. How many must it give?',
    answer: '5',
    sum: '50 - 30 - 15',
    further: true,
    tells: 'Only 5 of 100 a night. So we can watch the woodrat for 20 nights.',
  },
]
