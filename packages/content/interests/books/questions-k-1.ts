import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Listen to a book: flip, flip, flip, flip, flip, flip. How many pages were turned?',
    answer: '6',
  },
  {
    skills: ['math.k.count-to-10'],
    ask: '{hero} reads page 4 of a book. Which page comes next?',
    answer: '5',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '{hero} takes home 5 books from the library. {friend} takes home 8. Which is fewer: 5 or 8?',
    answer: '5',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: '6 children love fairy tales. 4 love animal books. Which kind do more children love?',
    answer: 'fairy tales',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A book cover has 4 sides and 4 square corners. It is longer than wide. Name its shape.',
    answer: 'a rectangle',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '{hero} reads 4 pages before lunch and 5 pages after lunch. How many pages is that?',
    answer: '9',
    sum: '4 + 5',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: '{hero} brings 3 picture books to {place}. {friend} brings 5. How many books are there?',
    answer: '8',
    sum: '3 + 5',
    further: true,
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A shelf has 9 books. {friend} borrows 4 of them. How many books are left?',
    answer: '5',
    sum: '9 - 4',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: '{hero} wants to hear 10 stories. 6 are read. Go on from 6. How many more make 10?',
    answer: '4',
    sum: '10 - 6',
    further: true,
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A shelf is full with ten books. 7 more lie on top. How many books are there?',
    answer: '17',
    sum: '10 + 7',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort the books to a shelf: animals, space, animals, trains, animals. How many are about animals?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A story goes: knock, knock, squeak, knock, knock, squeak, knock, knock. What comes next?',
    answer: 'squeak',
    further: true,
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A book goes picture, words, picture, words, picture. What comes next?',
    answer: 'words',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Two books stand side by side. The red one reaches higher. Which book is shorter: red or blue?',
    answer: 'the blue book',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'A shelf is 7 thumbs high. A book is 9 thumbs tall. Can the book stand on it: yes or no?',
    answer: 'no',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'A picture book has a furry patch to rub. Which sense tells you it is soft?',
    answer: 'touch',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A row of books starts to tip. {hero} stops it with a flat hand. Is that a push or a pull?',
    answer: 'a push',
    further: true,
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: '{hero} nudges a book, then gives it a big push. Which sends it farther?',
    answer: 'the big push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A story has a talking teapot. Is a real teapot living or not living?',
    answer: 'not living',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A fern stands in a dark book nook. It has water. What does it still need?',
    answer: 'light',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A book tells of an owl. Does a real owl live in a tree or a pond?',
    answer: 'in a tree',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'In a book, a mouse and a whale swap homes. Can they really do that?',
    answer: 'no',
    further: true,
  },
  {
    skills: ['science.k.weather'],
    ask: 'In a book, gray clouds come, and everyone opens an umbrella. Name the weather.',
    answer: 'rainy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: '{hero} reads on a hot day. Is it cooler in the sun or under a tree?',
    answer: 'under a tree',
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'One story has 9 pages, the next has 6. Make ten first. How many pages do both have?',
    answer: '15',
    sum: '9 + 6',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A chapter has 12 pages. {hero} has read 8 of them. How many pages are left?',
    answer: '4',
    sum: '12 - 8',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A picture book has 16 pages. {friend} has read some, and 9 are left. Which number is missing: 16 - __ = 9?',
    answer: '7',
    sum: '16 - 9',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: '{hero} opens a book on page 64. {friend} opens it on page 46. Whose page number is greater: 64 or 46?',
    answer: '64',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: '{hero} stops reading on page 38. There are 20 pages to the end. On which page does the book end?',
    answer: '58',
    sum: '38 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'It is story time at the library. Draw the short hand between 4 and 5, the long hand on 6. What time is it?',
    answer: '4:30',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more readers vote for fairy tales than for poems?',
    answer: '5',
    graph: bars('What readers like best', { tales: 9, poems: 4, comics: 7 }),
    sum: '9 - 4',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: '{hero} folds a page for a tiny book. It has four equal parts. What is each part called?',
    answer: 'a fourth',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: '{hero} lays 9 equal bookmarks end to end along a shelf. The last 3 hang over. How many bookmarks long is it?',
    answer: '6',
    sum: '9 - 3',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: '{hero} shuts a book. The page number is over 12, under 16, not 13 and not 15. Which page was it?',
    answer: '14',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A book about bees shows one wax cell. It is closed and has 6 straight sides. How many corners?',
    answer: '6',
  },
  {
    skills: ['science.1.sound'],
    ask: 'The reader hums like the bees in the story. What shakes to make that hum?',
    answer: 'the throat',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'You wake in the dark and cannot see your book. Which helps: a lamp or a mirror?',
    answer: 'a lamp',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: '{hero} holds a book in front of a lamp. A dark shape falls on the wall. What is it?',
    answer: 'a shadow',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A bird book shows animals with feathers. Which one belongs in it: a bat, an owl or a moth?',
    answer: 'an owl',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'In a tale, a stork drinks from a tall, thin jug. Which body part helps it reach in?',
    answer: 'its long beak',
    further: true,
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'In an old story, a gray chick turns out to be a young swan. Which parent is it like?',
    answer: 'a swan',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A bedtime story begins as the sun sets. Is the sun then in the east or in the west?',
    answer: 'in the west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'In a story, buds open and each day is longer than the last. Which season is it?',
    answer: 'spring',
  },
]
