import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'From the heap to the flat stone it is 38 feet. How many feet is it there and back?',
    answer: '76',
    sum: '38 + 38',
    tells: '76 feet. Anybody who made that trip three times had a busy night.',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'The bare hook is 48 inches up. The pale spot on the wall is 9 inches lower. How high up is it?',
    answer: '39',
    sum: '48 - 9',
    tells: '39 inches up, right below the hook. So something hung there and covered the wall.',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'The log tells of the bare hook on a page with 6 tens. Is it page 346, 364 or 634?',
    answer: '364',
    tells: 'Page 364 says: This morning one hook is bare. So a thing did hang there once.',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'Polish for the green thing costs 3 dimes, 4 nickels and 2 pennies. How many cents?',
    answer: '52',
    sum: '3 * 10 + 4 * 5 + 2',
    tells: 'Noor pays 52 cents and rubs. Below the green, something yellow gleams.',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'Noor asks 54 animals if the green thing is theirs. Then 19 more come, and 8 walk off. How many are left?',
    answer: '65',
    sum: '54 + 19 - 8',
    tells: '65 animals, and nobody calls it theirs. So perhaps it belongs to the cabin.',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Noor digs the mud out and lays it in the sun in small cakes. They make 4 rows of 3. How many cakes?',
    answer: '12',
    sum: '4 * 3',
    tells: 'Twelve cakes out of one small thing. So it was packed full, and that takes years.',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Olu counted the rustles at the flat stone. How many fewer came at dusk than in the night?',
    answer: '7',
    sum: '8 - 1',
    graph: bars('Rustles at the flat stone', { dusk: 1, evening: 2, night: 8, dawn: 2 }),
    tells: 'Seven fewer, and the night has more than all the rest. So most of it happened in the dark, while we slept.',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Draw the flour around the stone as a bar in 3 equal shares. Tiny prints cross only one of them. Label that part.',
    answer: 'a third',
    tells: 'A third, on the side of the heap. So somebody small came down to our three offers.',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Deep in the night, a toad heard something hard scrape over the stone. Draw the short hand between 3 and 4, the long hand on 5. What time was it, with a.m. or p.m.?',
    answer: '3:25 a.m.',
    tells: 'At 3:25 the third thing came. Noor had been asleep for hours, and so had Mateo.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'Draw the loop 2 centimeters wide and the bare hook 1 centimeter thick. How many centimeters are left over?',
    answer: '1',
    sum: '2 - 1',
    tells: 'One centimeter to spare. So the loop fits over the bare hook.',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'A stamp shows the year in which our thing was made. It is between 70 and 80. Its digits add up to 10. Which year?',
    answer: '73',
    sum: '70 + 3',
    tells: '73, says the stamp, and Mateo was not yet born. So our thing is old.',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Noor strokes the green crust. It feels just like sandpaper. Which word fits it: soft, rough or bendy?',
    answer: 'rough',
    tells: 'Rough. Such a crust grows slowly, so our thing was not lost yesterday.',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'The mud inside is dry and stuck. Noor needs something that flows into each crack. A twig, water or a coin?',
    answer: 'water',
    tells: 'Water. It makes the mud soft, so Noor gets it out without one scratch.',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Noor hangs the same load on grass, wool and leather. Grass tears, wool stretches, leather holds. Which is best to hang up our thing?',
    answer: 'leather',
    tells: 'Leather. Now our thing hangs by its loop, and we can see it from all sides.',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'Our thing was made of melted metal, in a mold. What did the metal do when it cooled?',
    answer: 'it got hard',
    tells: 'It got hard in just this shape. So it was made with skill, and it was made to last.',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Can water wake the old grass grains in our mud? Noor wets one pot of two. What must Noor count at the end: pots, stones or sprouts?',
    answer: 'sprouts',
    tells: 'Sprouts. If one comes up, then a grain can sleep in our thing for years.',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'Noor finds a cherry pit in the mud. A cherry is red and sweet. What spreads such pits: wind, water or animals?',
    answer: 'animals',
    tells: 'Animals eat the sweet part. So somebody had a snack right beside our thing, long ago.',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'A squirrel, a lizard and a toad were out near the stone. Only one needs damp skin and sat in the wet grass by the flour. Which one?',
    answer: 'the toad',
    tells: 'The toad. It sat closest to the stone, so Noor asks it what it heard.',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'In the year of the bare hook, half the hill came down at once. Was it erosion or a landslide?',
    answer: 'a landslide',
    tells: 'A landslide! All went to dig, and the cabin door stood open for anybody.',
  },
]
