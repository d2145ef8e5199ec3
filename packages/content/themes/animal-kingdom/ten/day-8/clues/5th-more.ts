import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.two-patterns'],
    ask: 'Ten spiders have 80 legs. In the drawing, the guests add 2 and the legs add 12, both from 0. How many legs go with 10 guests?',
    answer: '60',
    sum: '10 * 6',
    tells: 'They have 60 legs, and ten spiders have 80. So they are not spiders.',
    clears: 'spiders',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A wasp brings home mostly insects. Our guests bring home 72 loads, and 5/6 of them are flower dust. The rest is nectar. How many loads are dust?',
    answer: '60',
    sum: '72 / 6 * 5',
    tells: '60 of dust and 12 of nectar make 72, so none is insects. They are not wasps.',
    clears: 'wasps',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'Old fruit, which flies love, lies at (9, 3). From (2, 1), all our guests go 3 right and 5 up to eat. Where do they eat?',
    answer: '(5, 6)',
    tells: 'At (5, 6), far from the old fruit at (9, 3). So they are not flies.',
    clears: 'flies',
  },
]
