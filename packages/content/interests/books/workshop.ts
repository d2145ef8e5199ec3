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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Pocket Press',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and print the right answer on the next page.',
        child: 'Answers, and draws on that page how the story goes on: one {token}.',
        end: 'Your child tells you the whole book.',
      },
      round:
        'Your child says {answer}, and you print it big on page 1. {hero} finds it on a door at {place}, so your child draws a door around it: one {token}.',
      child:
        'Make a real book that fits your pocket. Answer a question to fill the next page. Choose: {hero} finds the answer, hears it or shouts it. Draw what happens then.',
      steps: [
        'Get out paper and pencils. Tear a sheet in half. Fold both halves across and lay one inside the other: a book.',
        'A wrong answer is a misprint: mend it first.',
        'At the end, your child thinks of a title, and you write it on the cover.',
      ],
      say: 'Stop the press! What happens on this page?',
    },
    {
      title: 'Lift the Flap',
      ages: 'younger',
      inShort: {
        you: 'Ask a question and shut your eyes. Then guess what hides behind the flap.',
        child: 'Answers, draws a secret thing behind the next flap and gives a hint: one {token}.',
        end: 'Every flap has been guessed and lifted.',
      },
      round:
        'Your child says {answer}. You write it on the flap as its name and shut your eyes. Your child hides a drawing. The hint: it purrs. You guess a lion and lift the flap. A cat! One {token}.',
      child:
        'Make a book full of secrets. Answer a question to win one flap. Choose: a thing of {hero}, an animal or a treasure. Draw it, and give a hint that does not tell all.',
      steps: [
        'Get out paper, pencils and scissors. Fold one sheet longways. Cut its front side into four flaps, up to the fold. Any spare is yours.',
        'A wrong answer gets no flap: find the right one together.',
      ],
      say: 'My eyes are shut. What will you hide back there?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'A grown-up cuts the flaps and puts the scissors away.' }],
    },
    {
      title: 'Two Ways On',
      ages: 'older',
      inShort: {
        you: 'Ask a question. At the end, read the book and fall for one trap.',
        child: 'Answers, then makes a page with two doors, the answer and a tempting wrong one: one {token}.',
        end: 'Your child tells why the trap was wrong.',
      },
      round:
        'Your child says {answer} and draws a gate at {place} on page 1. One door carries {answer}, the other a wrong answer that sounds right. One {token}!',
      child:
        'Write a book in which the reader decides. Answer a question to make the next page. Choose a trap that sounds right but is not. Send {hero} on through {place}.',
      steps: [
        'Get out paper and pencils. Your child folds two half sheets into a small book.',
        'A wrong answer, once mended, makes the best trap.',
        'As you read, ask each question again and pick a door. Your child tells what happens behind it.',
      ],
      say: 'Two ways on, author? Make me doubt.',
    },
    {
      title: 'The Answer Dictionary',
      ages: 'older',
      inShort: {
        you: 'Ask a question. As a strict editor, ask how your child can tell.',
        child: 'Answers, writes the answer as a headword with another way to say it, and an example: one {token}.',
        end: 'The dictionary is put in order and read aloud.',
      },
      round:
        'Your child says {answer}, tells how it came out and writes it big. Another way to say it? Your child finds one and an example: one {token}.',
      child:
        'Write the book that every expert at {place} needs. Answer a question to add one entry. Say it another way. Choose: a sum, words or a drawing. Add an example for {hero}.',
      steps: [
        'Get out paper and pencils. Tear one sheet into four pieces, one for each entry. Any spare is the cover.',
        'The editor sends a wrong answer back: work it out.',
        'Order numbers by size, words by letters.',
      ],
      say: 'Your editor asks: is that answer right, and how do you know?',
    },
  ],
  safety: [],
}
