import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'books.book-bindery',
  ...anyLesson,
  title: 'Book Bindery',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'b',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Pocket Press',
      ages: 'younger',
      inShort: {
        you: 'Ask, and print each right answer on the next page.',
        child: 'Answers, and draws on that page how the story goes on around the answer: one {token}.',
        end: 'Your child tells the whole book, page by page.',
      },
      round:
        'You read question 1. Your child says {answer}, and you print it big on the first page. {hero} finds it on a door at {place}, so your child draws a door around it: one {token}.',
      child:
        'Make a real book that fits your pocket. Answer a question to fill the next page. Choose: {hero} finds the answer, hears it or shouts it. Draw what happens then.',
      steps: [
        'Get out paper, pencils, scissors and yarn. Fold one sheet in half three times and open it: eight fields. Fold it once, short sides together, and cut from the fold to the middle. Open it, fold it longways and push both ends inward: first a plus sign, then a book.',
        'A wrong answer is a misprint: mend it before it goes in.',
        'Last, your child tells you a title for the cover. Tie the yarn around the back as a bookmark.',
      ],
      say: 'Stop the press! What happens on this page?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
      ],
    },
    {
      title: 'Lift the Flap',
      ages: 'younger',
      inShort: {
        you: 'Ask, and cut a flap for each right answer.',
        child: 'Answers, draws a picture of it behind the flap and a hint on the front: one {token}.',
        end: 'Somebody has guessed and opened every flap.',
      },
      round:
        'You read question 1. Your child says {answer}. You cut a flap into page 3, lift it and write the answer on the page behind. Your child draws a picture beside it, and a hint on the flap: one {token}.',
      child:
        'Build a book full of secrets. Answer a question to win one flap. Choose a door, a chest or a cave at {place}. Draw a hint that does not tell all.',
      steps: [
        'Get out paper, pencils, scissors and yarn. Fold three sheets in half, one inside the other, and tie yarn around the fold. For a flap, bend a page softly and snip three sides of a box.',
        'A wrong answer gets no flap: find the right one together.',
        'Cut one flap into each right-hand page, now high, now low. Books with moving parts are old: the first were for grown-up readers.',
      ],
      say: 'I shut my eyes. What will you hide back there?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
      ],
    },
    {
      title: 'Two Ways On',
      ages: 'older',
      inShort: {
        you: 'Ask. At the end, play the book and fall for one trap.',
        child: 'Answers, then writes a short page with two ways on, and the trap behind the wrong one: one {token}.',
        end: 'You have read your way to the last page.',
      },
      round:
        'You read question 1. Your child says {answer}. Page 1 tells of a gate at {place} that asks this question. Two ways on: the answer leads to page 3, a tempting wrong one to the trap on page 2. One {token}.',
      child:
        'Write a book in which the reader decides. Answer a question to write the next page. Choose a trap that sounds right but is not. Send {hero} on through {place}.',
      steps: [
        'Get out paper, pencils, scissors and yarn. Cut two sheets in half. Fold three of the halves, one inside the other, and tie yarn around the fold: a small book. Number the pages after the cover: odd ones tell the story, even ones are traps.',
        'Was an answer wrong? Mend it. It makes the best trap.',
        'One sentence fills a page. One fills a trap: it tells why this is wrong and sends the reader back. Last, write the ending.',
      ],
      say: 'Two ways on, author? Make me doubt.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
      ],
    },
    {
      title: 'The Odd Dictionary',
      ages: 'older',
      inShort: {
        you: 'Ask, and be the strict editor.',
        child: 'Answers, writes an entry with the answer as its headword, and files it by the alphabet: one {token}.',
        end: 'The dictionary is bound, and your child finds any headword fast.',
      },
      round:
        'You read question 1. Your child says {answer} and writes it in letters as a headword. Meaning 1 is true and explains it. Meaning 2 is made up and belongs to {place}. Filed: one {token}.',
      child:
        'Write the book that every expert at {place} needs. Answer a question to add one entry. Choose a second meaning that only {hero} would use. File it by the alphabet.',
      steps: [
        'Get out paper, pencils, scissors and yarn. Cut two sheets into quarters: the pages, one for each entry, and a cover. A long answer is filed under its main word.',
        'The editor sends a wrong answer back: work it out.',
        'Last, snip two notches into the left edge of the stack, wind yarn through and tie. People who write dictionaries are called lexicographers.',
      ],
      say: 'Your editor asks: would a stranger get it from this entry alone?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'scissors',
      adultNote: 'A grown-up stays close while anybody cuts, and cuts thick folds for young children.',
    },
  ],
}
