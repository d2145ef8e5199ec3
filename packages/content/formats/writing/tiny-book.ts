import type { Format } from '../../types.ts'

export const tinyBook: Format = {
  id: 'writing.tiny-book',
  subject: 'writing',
  title: 'The Tiny Book',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3 colors', core: false, substitute: 'markers' },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Read one question for each page.',
        child: 'Writes the answer on its page and draws a small picture beside it.',
        end: 'Your child colors a cover, adds a title and reads.',
      },
      round:
        'Page 1 is open. You read question 1. Your child says {answer}, writes it and draws a small picture beside it. You turn the page: what comes next?',
      child:
        "Make a book that fits in {hero}'s pocket. Write one answer on each page. Draw one {token} beside it. Pick a title, short or long, and read it all.",
      steps: [
        'Get out paper, pencils and crayons. Fold the sheets into a booklet.',
        'A mistake? Mend it before the page turns.',
      ],
      say: '{hero} has a pocket, but no book in it.',
    },
    {
      inShort: {
        you: 'Play a traveler who has lost the way, and ask.',
        child: 'Writes the answer on its page and reads it to you with a finger.',
        end: 'Your child draws a map on the cover.',
      },
      round:
        'The traveler, you, asks question 1. Your child says {answer}, writes it on page 1 and reads it to you with a finger. Thank you!',
      child:
        'Build a field guide to {place}. Put each answer on a page of its own. Write large enough for {friend} to read. Draw one of the {things} or a map on it.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheets into a booklet.',
        'A mistake? The traveler looks puzzled.',
      ],
      say: 'Travelers to {place} have no guide. You know the place best.',
    },
    {
      inShort: {
        you: 'Ask, and admire the spot that was made better.',
        child: 'Writes the answer on its page, rereads it and makes one spot better.',
        end: 'Your child draws the author on the back.',
      },
      round: 'Your child says {answer} and writes it on page 1. A finger rereads: a letter is made neater.',
      child:
        'Show {friend} how authors work at {place}. Write a page, then read it with a finger. Make one spot better: a letter, a word or a stop. Choose who hears it first.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheets into a booklet. Write By on the back.',
        'No spot found? Ask: a capital, a stop, a stronger word?',
      ],
      say: 'Real authors mend every page. {friend} wants to see how.',
    },
  ],
  safety: [],
}
