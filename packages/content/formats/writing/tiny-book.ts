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
      child:
        'Make a book that fits in the pocket of {hero}. Write one answer on each page. Draw a small picture beside it. Color the cover like {place}. Pick a title, short or long, and read it all.',
      gist: 'Page by page, your child writes the answer to each task in a folded book with a small picture beside it, adds cover and title, and reads it all.',
      steps: [
        'Get out paper, pencils and crayons. Fold each sheet in half, and put one inside the other.',
        'Fill page one, thinking aloud.',
        'Plan page two together.',
      ],
      say: '{hero} has a pocket, but no book in it. What stands on page one?',
      success: 'Your child reads the tiny book from cover to cover.',
    },
    {
      child:
        'Build a field guide to {place}. Put the answer to each task on a page of its own. Write large enough for {friend} to read. Draw one of the {things} where it fits, or a map. Count your pages.',
      gist: 'Your child says each answer, writes it on its own page of the guide, rereads it and may change a word; pictures end the book.',
      steps: [
        'Get out paper, pencils and crayons. Make a folded booklet and number its pages.',
        'Write page one and reread it with a finger.',
        'Your child does page two with you.',
      ],
      say: 'Travelers to {place} have no guide. You know the place best. What do they need to read?',
      success: 'Your child rereads each page and changes at least one word.',
    },
    {
      child:
        'Show {friend} how authors work at {place}. Write a page, then read it with a finger. Find one spot to make better. Draw the author, you, on the back. Choose who hears it first.',
      gist: "On one page for each answer, your child writes, rereads with a finger and makes one spot better; the author's picture on the back ends the book.",
      steps: [
        'Get out paper, pencils and crayons. Fold a booklet and write By on the back.',
        'Leave a letter out on page one. Your child finds it.',
        'Write page two together and hunt for slips.',
      ],
      say: 'Real authors mend every page. {friend} wants to see how. Shall we start with mine?',
      success: 'Your child finds a spot to make better without being told where.',
    },
  ],
  safety: [],
}
