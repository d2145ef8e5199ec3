import { bars, rings } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const middleQuestions: SkillQuestion[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: '{hero} read 46 pages last week and 38 pages this week. How many pages is that?',
    answer: '84',
    sum: '46 + 38',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: 'A storybook has 64 pages. {hero} has read 38 of them. How many pages are left?',
    answer: '26',
    sum: '64 - 38',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'A librarian packs books: 3 boxes of 100, no packs of ten and 8 single books. How many books is that?',
    answer: '308',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'A used book costs 4 dimes, 5 nickels and 2 pennies at the book sale. How many cents is that?',
    answer: '67',
    sum: '4 * 10 + 5 * 5 + 2',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'A class shelf has 42 books. 15 are borrowed, and then 8 come back. How many books are on the shelf?',
    answer: '35',
    sum: '42 - 15 + 8',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A book page of stickers has 5 equal rows with 4 in each. How many stickers are on the page?',
    answer: '20',
    sum: '5 * 4',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'A book cover shows 3 rows of 4 equal squares. How many squares is that?',
    answer: '12',
    sum: '3 * 4',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'How many more animal books than atlases did the library lend?',
    answer: '8',
    sum: '12 - 4',
    graph: bars('Books that the library lent', { animals: 12, poems: 9, atlases: 4, comics: 11 }),
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'A book has 3 chapters of equal length. {hero} has read one. What part of the book is left?',
    answer: 'two thirds',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Each chapter is one fourth of a book. How many chapters does the whole book have?',
    answer: '4',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: '{hero} reads in bed. Draw the short hand between 7 and 8, the long hand on 7. What time is it, with a.m. or p.m.?',
    answer: '7:35 p.m.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'An atlas is 15 inches tall, and the shelf is 12 inches high. How many inches too tall is the atlas?',
    answer: '3',
    sum: '15 - 12',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'The left pages of a book have the numbers 12, 14, 16. Which number is on the next left page?',
    answer: '18',
    sum: '16 + 2',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Some books for babies are made of cloth. Which property does cloth have: stiff or bendy?',
    answer: 'bendy',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'A printer makes a book with ink and thread. Which of them is a liquid?',
    answer: 'ink',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'A book for the bathtub must not soak up water. Is plastic or cotton better for its pages?',
    answer: 'plastic',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'In a story, a snow figure melts. Can its water freeze again, or can it never go back?',
    answer: 'it can freeze again',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'A garden book gives one bean pot light and sets one in the dark. What must be the same in both?',
    answer: 'soil and water',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'In a story, a dandelion seed with fluff lands far from home. What carried it there?',
    answer: 'the wind',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Two books show habitats. One has a cactus and camels, one has crabs and whales. Which shows the ocean?',
    answer: 'the second book',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'A book shows a river that cut a deep canyon. Did that take one day or very many years?',
    answer: 'very many years',
  },
  {
    skills: ['math.3.add-subtract-round'],
    ask: 'A library had 805 books and gave 268 of them to a school. How many are left? Round to test your answer.',
    answer: '537',
    sum: '805 - 268',
    further: true,
  },
  {
    skills: ['math.3.multiply'],
    ask: '{hero} reads 7 pages of a chapter book each night. How many pages is that in 6 nights?',
    answer: '42',
    sum: '7 * 6',
  },
  {
    skills: ['math.3.divide'],
    ask: '45 new books come to the library. They are shared equally among 5 shelves. How many books go on each shelf?',
    answer: '9',
    sum: '45 / 5',
  },
  {
    skills: ['math.3.divide'],
    ask: 'Each book is 2 inches thick. A shelf is 20 inches wide. How many books fit side by side?',
    answer: '10',
    sum: '20 / 2',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: '{friend} begins a chapter at 6:40 and ends it at 7:15. How many minutes did {friend} read?',
    answer: '35',
    sum: '20 + 15',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: '{hero} opens a book at 7:34 and closes it at 8:10. How many minutes did {hero} read?',
    answer: '36',
    sum: '26 + 10',
    further: true,
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A bookmaker frames a cover, 9 inches tall and 6 inches wide, with gold thread. How many inches of thread go around it?',
    answer: '30',
    sum: '9 + 6 + 9 + 6',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: 'A picture fills a book page 8 inches wide and 10 inches tall. How many square inches does the picture cover?',
    answer: '80',
    sum: '8 * 10',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'A library graphs the books that it lent. How many of them were about animals?',
    answer: '75',
    graph: rings('Books from the library', { animals: 75, space: 50, sports: 35 }, 10),
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'A story has 8 chapters of equal length. {hero} has read 5 of them. What fraction of the story is still unread?',
    answer: '3/8',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: '{hero} has read 3/4 of a comic. {friend} has read 3/8 of the same comic. Who has read more?',
    answer: '{hero}',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: '{hero} measures how thick four books are: 1/2, 3/4, 1/2 and 1 1/4 inches. Plot them. Which length has two crosses?',
    answer: '1/2 inch',
  },
  {
    skills: ['math.3.number-rules'],
    ask: "A bookbinder's table says: 2 books, 12 folded sheets. 5 books, 30 sheets. 7 books, 42 sheets. What is the rule?",
    answer: 'times 6',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'A square book and a long rectangle of a book lie side by side. How are their corners alike?',
    answer: 'all are square corners',
  },
  {
    skills: ['science.3.fair-test'],
    ask: '{hero} tests whether big print is read faster. The big print is an easy tale, and the small print is hard. Is that fair?',
    answer: 'no',
    further: true,
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'A book lies still on a table. Gravity pulls it down, and the table pushes it up. Are the forces balanced or unbalanced?',
    answer: 'balanced',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: '{hero} reads with a steady beat and turns 4 pages in 6 minutes, again and again. Predict how many pages in 12 minutes.',
    answer: '8',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: "A book shows a butterfly's life, but its pages are mixed: pupa, egg, adult, larva. Which page comes after the egg?",
    answer: 'the larva',
  },
  {
    skills: ['science.3.traits'],
    ask: 'In a story, a child has curly hair like their father, and a scar from a fall. Which of the two is inherited?',
    answer: 'curly hair',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A book tells of an arctic fox whose coat turns white in winter. How does that help the fox?',
    answer: 'it hides in snow',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A book shows a fossil tooth: flat and wide, good for grinding. Did that animal mostly eat plants or meat?',
    answer: 'plants',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'One book lists how much rain falls in a usual year. Another is a diary of one rainy day. Which tells of climate?',
    answer: 'the first book',
  },
]
