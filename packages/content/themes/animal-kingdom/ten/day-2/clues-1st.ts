import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: "Noor's round chart of deer has 2 equal parts. One part is for deer that sniffed at a tunnel. Name that part.",
    answer: 'a half',
    tells: 'Half of the deer sniffed, and not one went in. Deer do not trust a tunnel.',
  },
  {
    skills: ['math.1.measure-with-units', 'math.2.measure-length'],
    ask: 'A deer is nine hands high. The tunnel is four hands high. How many hands too low is it?',
    answer: '5',
    sum: '9 - 4',
    further: true,
    tells: 'Five hands too low. Deer will not crawl, so a low tunnel is out.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A deer has two big ears and two wide eyes. How many guards keep watch for it?',
    answer: '4',
    sum: '2 + 2',
    tells: 'Four guards. They need open air, and close walls would spoil their work.',
  },
]
