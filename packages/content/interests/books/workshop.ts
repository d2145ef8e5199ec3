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
      earned: true,
      inShort: {
        you: 'Print the right answer on the next page.',
        child: 'Draws on that page how the story goes on.',
        end: 'Your child finds a title and tells you the whole book.',
      },
      round:
        'Your child says {answer}, and you print it big on page 1. {hero} finds it on a door at {place}, so your child draws a door around it.',
      child:
        'Make a real book that fits your pocket. Answer a question to fill the next page. Choose: {hero} finds the answer, hears it or shouts it. Draw what happens then.',
      steps: [
        'Get out paper and pencils. Tear a sheet in half. Fold both halves across and lay one inside the other: a book.',
        'Wrong? Work it out together.',
      ],
      say: 'Stop the press! What happens on this page?',
    },
    {
      title: 'Lift the Flap',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer on a flap, shut your eyes, then guess what is drawn behind it.',
        child: 'Draws a secret thing behind the flap and gives you a hint.',
      },
      round:
        'Your child says {answer}. You write it on a flap and shut your eyes. Your child draws a cat behind it and hints: it purrs. You guess a lion.',
      child:
        'Make a book full of secrets. Answer a question to win one flap. Choose: something of {hero}, an animal or a treasure. Draw it, and give a hint that does not tell all.',
      steps: [
        'Get out paper, pencils and scissors. Fold one sheet longways. Cut its front side into four flaps, up to the fold.',
        'Wrong? Work it out together.',
      ],
      say: 'My eyes are shut. What will you hide back there?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'Stay close, cut the flaps and put the scissors away.' }],
    },
    {
      title: 'Two Ways On',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'At the end, read each page and choose a door.',
        child: 'Draws two doors on the next page. Writes the answer on one and a tempting wrong answer on the other.',
        end: 'You fall for one trap, and your child tells why.',
      },
      round:
        'Your child says {answer} and draws two doors at {place} on page 1. One door carries {answer}, the other a wrong answer that could fool you.',
      child:
        'Write a book in which the reader decides. Answer a question to make the next page. Choose a trap that sounds right but is not. Send {hero} on through {place}.',
      steps: [
        'Get out paper and pencils. Fold a sheet in half: a book of four pages.',
        'Wrong? Work it out together. It makes a good trap.',
      ],
      say: 'Two ways on, author? Make me doubt.',
    },
    {
      title: 'The Answer Dictionary',
      ages: 'older',
      inShort: {
        you: 'Be a strict editor. Ask a question, then ask how your child can tell.',
        child:
          'Answers, explains, and writes the answer big on a piece. Adds another way to show it, in words, numbers or a drawing.',
        end: 'Your child reads the dictionary aloud.',
      },
      round:
        'Your child says {answer}, tells how it came out and writes {answer} big on the first piece. Below it your child shows it another way.',
      child:
        'Write the book that every expert at {place} needs. Answer a question to add one entry. Show it another way. Choose: a sum, words or a drawing. Make it clear to {hero}.',
      steps: [
        'Get out paper and pencils. Tear one sheet into four pieces, one for each entry.',
        'Wrong? Work it out together.',
      ],
      say: 'Your editor asks: is that answer right, and how do you know?',
    },
  ],
  safety: [],
}
