import type { Skill } from '../../../types.ts'
import { riverBend } from '../pages/4th-further.ts'
import { rockJourney } from '../sets/4th.ts'

export const changingRock: Skill = {
  id: 'science.4.changing-rock',
  subject: 'science',
  grade: '4th',
  strand: 'earth',
  order: 7,
  short: 'Changing Rock',
  iCan: 'I can classify changes to rock and soil as weathering or erosion or deposition.',
  codes: ['4-ESS1-1', '4-ESS2-1'],
  prerequisites: ['science.2.land-changes', 'science.3.fossils'],
  keywords: [
    { word: 'weathering', definition: 'the breaking of rock into smaller bits' },
    { word: 'erosion', definition: 'the moving of those bits by water, wind or ice' },
    { word: 'deposition', definition: 'the dropping of bits in a new place' },
  ],
  model:
    'Press your palms together and let them burst apart. Say: Ice swells in a crack and rock breaks: weathering. Slide one hand down your arm: water carries the bits off, erosion. Lay the hand in your lap: the bits are dropped, deposition. I ask of each change: does it break, carry or drop?',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'weathering', words: ['rock breaks'] },
      { head: 'erosion', words: ['water carries'] },
      { head: 'deposition', words: ['bits dropped'] },
    ],
  },
  check: {
    question: 'A river drops mud where it meets the sea. Which of the three is it?',
    lookFor: 'Deposition, because the bits are dropped in a new place.',
  },
  laterChecks: [
    {
      question: 'Waves knock stones together until they are round. Which of the three is it?',
      lookFor: 'Weathering, because bits are broken off the stones.',
    },
    {
      question:
        'A flood runs fast over a field, then stands still in a valley. Where is erosion, where deposition, and why?',
      lookFor: 'Erosion on the field: fast water carries soil. Deposition in the valley.',
      further: true,
    },
  ],
  misconception: {
    says: 'Weathering and erosion are the same thing.',
    reply: 'Weathering breaks rock where it is. Erosion carries the bits off.',
  },
  easier: 'Act out the three words: break, carry and drop.',
  harder:
    'Trace a grain from a mountain top to a delta. Name each change and what does it. (weathering by ice, erosion by fast water, deposition in slow water)',
  again: {
    easier:
      'Tear a scrap off a page, blow it along the table and let it stop. Name the three steps. (weathering, erosion, deposition)',
    harder:
      'A river is fast in the hills and slow on flat land. Infer where it drops more sand, and why. (on flat land, slow water carries less)',
    model:
      'Draw a river bend on a page. Say: On the outer side the water runs fast. Fast water has more energy and carries soil off the bank: erosion. On the inner side it runs slowly. Slow water must drop its sand: deposition. So the bend moves outward year by year.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'outer side', words: ['fast water', 'erosion'] },
        { head: 'inner side', words: ['slow water', 'deposition'] },
      ],
    },
    misconception: {
      says: 'Fast water carries the most sand, so it drops the most on the outer side.',
      reply:
        'Draw a fast arrow on the outer side and a slow one on the inner. Which water is too weak to hold its sand?',
    },
  },
  prompts: [
    {
      part: 'weathering',
      ask: '{hero} finds a boulder that ice has cracked. Which of the three changes is it?',
      answer: 'weathering',
    },
    {
      part: 'erosion',
      ask: '{friend} sees wind blow sand off a field. Which of the three changes is it?',
      answer: 'erosion',
    },
    {
      part: 'deposition',
      ask: 'A glacier melts and drops its gravel. Which of the three changes is it?',
      answer: 'deposition',
    },
    {
      part: 'weathering',
      ask: 'Roots push into a crack until the stone splits. Why is that weathering?',
      answer: 'the rock breaks',
    },
    {
      part: 'erosion',
      ask: '{hero} sees brown water run off a bare hill. Why is that erosion?',
      answer: 'it carries soil off',
    },
    {
      part: 'deposition',
      ask: 'Waves pile up sand as a beach. Why is that deposition?',
      answer: 'sand is dropped there',
    },
    {
      part: 'weathering',
      ask: 'Water freezes in a crack. Why can that break the rock?',
      answer: 'ice swells',
    },
    {
      part: 'erosion',
      ask: '{friend} calls it weathering when a river moves pebbles downhill. Which change is it really?',
      answer: 'erosion',
    },
    {
      part: 'deposition',
      ask: 'A dust storm ends, and dust lies on every roof of a village. Which change came last?',
      answer: 'deposition',
    },
    {
      part: 'weathering',
      ask: 'Rain slowly eats holes into limestone. Which change is it, and why?',
      answer: 'weathering, rock breaks down',
    },
    {
      part: 'erosion',
      ask: 'Why can a fast stream carry bigger stones than a slow one?',
      answer: 'it has more energy',
      further: true,
    },
    {
      part: 'deposition',
      ask: 'Sand fills a pool behind a dam. Why does the river drop it there?',
      answer: 'the water slows down',
      further: true,
    },
    {
      part: 'weathering',
      ask: '{friend} holds a grain of sand that was once part of a mountain. Which change came first?',
      answer: 'weathering',
    },
    {
      part: 'erosion',
      ask: 'Bits break off in a canyon each year. Why does the canyon not fill up with them?',
      answer: 'water carries them off',
    },
    {
      part: 'deposition',
      ask: 'Bits break off a cliff, a river moves them, a delta grows. Which change makes the delta?',
      answer: 'deposition',
    },
    {
      part: 'erosion',
      ask: 'Stream A carries off 40 spoons of soil, stream B only 9. The banks are alike. Which stream runs faster?',
      answer: 'stream A',
      further: true,
    },
    {
      part: 'deposition',
      ask: 'A stream full of sand runs into a calm lake and slows down. What does it do with its sand?',
      answer: 'it drops it',
      further: true,
    },
    {
      part: 'deposition',
      ask: '{hero} builds a fence that slows the wind down. Which change makes a small dune of sand there?',
      answer: 'deposition',
      further: true,
    },
    {
      part: 'erosion',
      ask: '{friend} draws the bend of a river. Which of its two sides loses more soil, and why?',
      answer: 'outer, water is faster',
      further: true,
    },
  ],
  sheets: [rockJourney, { ...riverBend, further: true }],
}
