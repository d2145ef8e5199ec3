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
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'yarn', quantity: 'one arm long', core: true, substitute: 'string' },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Pocket Press',
      ages: 'younger',
      inShort: {
        you: 'Ask, and help to spell what is printed.',
        child: 'Answers, prints the answer big on the next page and draws the story around it: one {token}.',
        end: 'Your child reads the whole book aloud.',
      },
      round:
        'You read question 1. Your child says {answer} and prints it big on the first page. {hero} finds it written on a door at {place}, so a door is drawn around it. One {token}.',
      child:
        'Make a real book that fits your pocket. Answer a question to print the next page. Choose: {hero} finds the answer, hears it or shouts it. Draw what happens then.',
      steps: [
        'Get out paper, pencils, scissors and yarn. Fold one sheet in half three times and open it: eight fields. Fold it once, short sides together, and cut from the fold to the middle. Open it, fold it longways and push both ends inward: first a plus sign, then a book.',
        'A wrong answer is a misprint: mend it before it goes in.',
        'Last come the ending, a cover with title and author, and yarn around the back as a bookmark.',
      ],
      say: 'Stop the press! What happens on this page?',
    },
    {
      title: 'Lift the Flap',
      ages: 'younger',
      inShort: {
        you: 'Ask, and cut a flap for each right answer.',
        child: 'Answers, hides the answer and a picture behind the flap, and draws a hint on it: one {token}.',
        end: 'Somebody has guessed and opened every flap.',
      },
      round:
        'You read question 1. Your child says {answer}. You cut a flap into page 3. Your child lifts it and writes the answer on the page behind, with a picture. A hint goes on the flap: one {token}.',
      child:
        'Build a book full of secrets. Answer a question to win one flap. Choose a door, a chest or a cave at {place}. Draw a hint that does not tell all.',
      steps: [
        'Get out paper, pencils, scissors and yarn. Fold three sheets in half, one inside the other, and tie yarn around the fold. For a flap, bend a page softly and snip three sides of a box.',
        'A wrong answer gets no flap: find the right one together.',
        'Cut one flap into each right-hand page, now high, now low. Last, write the title. Books with moving parts are old: the first were for grown-up readers.',
      ],
      say: 'I shut my eyes. What will you hide back there?',
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
        'Two sentences fill a page. One fills a trap: it tells why this is wrong and sends the reader back. Last, write the ending.',
      ],
      say: 'Two ways on, author? Make me doubt.',
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
    },
  ],
  safety: [
    {
      hazard: 'scissors',
      adultNote: 'A grown-up stays close while anybody cuts, and cuts thick folds for young children.',
    },
  ],
}
