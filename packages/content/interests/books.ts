import type { Interest } from '../types.ts'

export const books = {
  tag: 'books',
  questions: {
    number: {
      'K-1': { ask: '{hero} reads page 4 of a book. Which page comes next?', answer: '5', sum: '4 + 1' },
      '2-3': {
        ask: '{hero} opens a book and will go on at page 70. Which page comes just before?',
        answer: '69',
        sum: '70 - 1',
      },
      '4-5': {
        ask: 'A printer sets the page numbers 98, 99, 100 and 101 for a book. How many digits is that in all?',
        answer: '10',
        sum: '2 + 2 + 3 + 3',
      },
    },
    operations: {
      'K-1': {
        ask: '{hero} brings 3 picture books to {place}. {friend} brings 5. How many books are there?',
        answer: '8',
        sum: '3 + 5',
      },
      '2-3': {
        ask: 'A storybook has 64 pages. {hero} has read 38 of them. How many pages are left?',
        answer: '26',
        sum: '64 - 38',
      },
      '4-5': {
        ask: '{friend} reads 36 pages of a long book each day. How many pages is that in 8 days?',
        answer: '288',
        sum: '36 * 8',
      },
    },
    fractions: {
      'K-1': {
        ask: 'A little book has 8 pages. {hero} reads half of them. How many pages is that?',
        answer: '4',
        sum: '8 / 2',
      },
      '2-3': { ask: 'Each chapter is one fourth of a book. How many chapters does the whole book have?', answer: '4' },
      '4-5': {
        ask: 'A book has 120 pages. Pictures fill 2/5 of the pages. How many pages is that?',
        answer: '48',
        sum: '120 / 5 * 2',
      },
    },
    patterns: {
      'K-1': { ask: 'A book goes picture, words, picture, words, picture. What comes next?', answer: 'words' },
      '2-3': {
        ask: 'The left pages of a book are numbered 12, 14, 16. Which number is on the next left page?',
        answer: '18',
        sum: '16 + 2',
      },
      '4-5': {
        ask: 'The chapters of a book begin on pages 5, 19 and 33, always evenly. On which page does chapter 5 begin?',
        answer: '61',
        sum: '33 + 14 + 14',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A shelf is 7 thumbs high. A book is 9 thumbs tall. Can the book stand on it: yes or no?',
        answer: 'no',
      },
      '2-3': {
        ask: 'Each book is 2 inches thick. A shelf is 20 inches wide. How many books fit side by side?',
        answer: '10',
        sum: '20 / 2',
      },
      '4-5': {
        ask: 'The pages of a book are 3 centimeters thick. Each of its two covers adds 2 millimeters. How many millimeters thick is the book?',
        answer: '34',
        sum: '3 * 10 + 2 * 2',
      },
    },
    time: {
      'K-1': {
        ask: "{hero} opens a book at 6 o'clock. One hour later it is done. What time is that?",
        answer: "7 o'clock",
      },
      '2-3': {
        ask: '{hero} goes to bed at 8:00 and stops reading 25 minutes before. What time does the book close?',
        answer: '7:35',
      },
      '4-5': {
        ask: 'Reading one chapter aloud takes 18 minutes. {hero} starts at 6:50 and reads 3 chapters. When is the third one done?',
        answer: '7:44',
      },
    },
    data: {
      'K-1': {
        ask: '6 children love fairy tales. 4 love animal books. Which kind do more children love?',
        answer: 'fairy tales',
      },
      '2-3': {
        ask: 'A library lends 18 books on Monday, 25 on Tuesday and 9 on Wednesday. How many on Monday and Tuesday together?',
        answer: '43',
        sum: '18 + 25',
      },
      '4-5': {
        ask: 'A reading log shows 15, 22, 9 and 30 pages. How many more pages make 100?',
        answer: '24',
        sum: '100 - 15 - 22 - 9 - 30',
      },
    },
    geometry: {
      'K-1': { ask: 'A book cover is a rectangle. How many corners does it have?', answer: '4' },
      '2-3': {
        ask: 'A book cover shows 3 rows of 4 equal squares. How many squares is that?',
        answer: '12',
        sum: '3 * 4',
      },
      '4-5': {
        ask: 'A picture fills a book page 8 inches wide and 10 inches tall. How many square inches does the picture cover?',
        answer: '80',
        sum: '8 * 10',
      },
    },
    physical: {
      'K-1': { ask: 'The room is dark. What helps you see a book: drum or lamp?', answer: 'a lamp' },
      '2-3': {
        ask: '{hero} reads tiny print through a round lens. The lens helps. Does it make the print look bigger or smaller?',
        answer: 'bigger',
      },
      '4-5': {
        ask: 'Lamp light bounces off a book page into your eyes. Is this bouncing called melting or reflection?',
        answer: 'reflection',
      },
    },
    life: {
      'K-1': { ask: 'A true book tells of sea animals. Is a camel or a whale in it?', answer: 'a whale' },
      '2-3': {
        ask: 'The pages of most books are made of plant fibers. Do these come from wool or from trees?',
        answer: 'trees',
      },
      '4-5': {
        ask: 'A field guide shows an animal with six legs, three body parts and two feelers. Is it an insect or a spider?',
        answer: 'an insect',
      },
    },
    earth: {
      'K-1': { ask: 'A picture book shows stars and a dark sky. Is it day or night?', answer: 'night' },
      '2-3': {
        ask: 'A book of maps is called an atlas. Does blue on its maps mostly show water or forest?',
        answer: 'water',
      },
      '4-5': {
        ask: 'A book shows flat layers of stone, never turned over. Is the lowest layer the youngest or the oldest?',
        answer: 'the oldest',
      },
    },
  },
  sparks: [
    { text: 'Pick the answer that belongs in a book. Draw it with a title.', modality: 'visual', ages: 'younger' },
    {
      text: 'A good book adds a diagram where words run out. Sketch one for an answer you pick.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Pick one answer. Tell it like the first line of a book.', modality: 'auditory' },
    {
      text: 'Book editors ask: how do you know? Say your evidence for one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Are you sure? Hold your hands open like a book, or closed for not yet.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Choose one answer. Hold your hands like an open book and read it out.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
