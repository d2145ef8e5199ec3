import type { Interest } from '../types.ts'

export const books = {
  tag: 'books',
  things: [
    { one: 'storybook', many: 'storybooks' },
    { one: 'bookmark', many: 'bookmarks' },
    { one: 'comic book', many: 'comic books' },
  ],
  sparks: [
    {
      text: 'A book index leads to the right page. Look back at an earlier answer or example for help.',
      modality: 'visual',
    },
    { text: 'Pick the answer that belongs in a book. Draw it with a title.', modality: 'visual', ages: 'younger' },
    {
      text: 'A good book adds a diagram where words run out. Sketch one for an answer you pick.',
      modality: 'visual',
      ages: 'older',
    },
    { text: 'Tell one question like a tiny book: problem, plan, end. Choose its title.', modality: 'auditory' },
    {
      text: 'Pick a question. Tell it in your own words, like a favorite book.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Book editors ask: how do you know? Say your evidence for one answer you choose.',
      modality: 'auditory',
      ages: 'older',
    },
    { text: 'Keep your place as in a book. Hold a finger on the hardest word, or say it.', modality: 'kinesthetic' },
    {
      text: 'Are you sure? Hold your hands open like a book, or closed for not yet.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Walk through one answer like a book with chapters. Take a step for each, and pick its title.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
