import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more plain clue for each skill: it clears nobody, so that it can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'Kenji loads the radio booster with 8 big cells and 3 small cells. How many cells?',
    answer: '11',
    sum: '8 + 3',
    tells: 'For faint beeps our radio needs 10 cells. With 11 we are ready.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'The crew takes 11 turns to listen today. 8 turns are over. Count up from 8. How many are left?',
    answer: '3',
    sum: '11 - 8',
    tells: 'Acorn may beep again in 2 turns. 3 are left, so somebody will be there.',
    further: true,
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Amara wants to blink at Acorn with 12 lamps. 4 are set. What is missing in 4 + __ = 12?',
    answer: '8',
    sum: '12 - 4',
    tells: 'Dot brings 7, and that is one too few. So Kenji lends us his own lamp.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Lucia saw 82 stars last night. This morning she sees 75. Which number is less?',
    answer: '75',
    tells: 'This morning there are fewer. So some stars went dark together with the beeps.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'Lucia thinks Acorn is at map step 57 now. It needs 20 more to pass the dark spot. Which step is that?',
    answer: '77',
    sum: '57 + 20',
    tells: "Lucia's map goes up to step 80. So she will see Acorn come out at 77.",
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'It is 8:00. Lucia thinks Acorn needs half an hour more to pass the dark spot. What time is it then?',
    answer: '8:30',
    tells: 'Kenji hammers in the shop at 9:00. So 8:30 is quiet, and we may hear a beep.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more minutes does Amara listen than Dot?',
    answer: '4',
    graph: bars('Minutes at the silent radio', { Amara: 10, Kenji: 9, Dot: 6 }),
    sum: '10 - 6',
    tells: "Dot's spoons take just 4 minutes, and Amara listens on. So nobody will miss a beep.",
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Draw the sky as a circle. One dish hears a half of it. How many dishes hear the whole sky?',
    answer: '2',
    tells: 'Lucia asks 2 dishes, one on each side of Earth. So no beep slips by.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Lay 6 spoons end to end: the way home. Take away 2, for Acorn has flown them. How many spoons are left?',
    answer: '4',
    sum: '6 - 2',
    tells: 'Acorn has gas for 5 spoons. So 4 are no trouble, if nothing is in the way.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'One star sits at the edge of the dark spot. Its number is over 53 and under 57. It is not 54 or 56. Which star?',
    answer: '55',
    tells: 'At breakfast star 60 was at the edge, and now 55 is. So the dark spot moves.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Our antenna stands on two triangles. Each corner has one bolt. How many bolts must Kenji check?',
    answer: '6',
    sum: '3 + 3',
    tells: 'Kenji feels 6 tight bolts, so that is all of them. Our antenna points just right.',
  },
  {
    skills: ['science.1.sound'],
    ask: "Ravi hums high and Kenji hums low to call Acorn. Whose throat shakes: Ravi's, Kenji's or both?",
    answer: 'both',
    tells: 'So we send Acorn a high voice and a low one. One of them may get through.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'Lucia could see a star. Now a dark spot is there. What no longer gets to her eyes?',
    answer: 'light',
    tells: 'The star still glows out there. Only its light does not reach us.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Lucia tries to make a dark spot with a lamp. Clear bag, spoon, clear pane: which has the darkest shadow?',
    answer: 'the spoon',
    tells: 'The spoon stops the light. So something may stop it out there as well.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Acorn likes the voices of frog, owl and duck. Sort them by feathers. Who is alone?',
    answer: 'the frog',
    tells: 'So Ravi tries the hoot and the quack first. The croak comes last.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Our mast lifts the antenna up high. Which part lifts the top of a plant up to the light?',
    answer: 'the stem',
    tells: 'The mast works like a stem. From up there our antenna looks far around.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A kitten is out of sight. Its parent calls and calls. Is that a goat, a cat or a crow?',
    answer: 'a cat',
    tells: 'By and by the kitten answers. So we go on calling Acorn, too.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'One dish began to listen with the sun low in the east. Where is the sun at noon: high or low?',
    answer: 'high',
    tells: 'The dish listens on until the sun sets. So it has all day to hear Acorn.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'At one dish it is cold, and it gets dark early. Which season comes next there, with buds?',
    answer: 'spring',
    tells: 'Acorn will be home long before that. So the dish team listens in mittens.',
  },
]
