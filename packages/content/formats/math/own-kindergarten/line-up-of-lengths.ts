import type { Format } from '../../../types.ts'

export const lineUpOfLengths: Format = {
  id: 'math.line-up-of-lengths',
  subject: 'math',
  title: 'Line-Up of Lengths',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.long-and-short'],
  materials: [
    { name: 'yarn', quantity: '1 piece, 1 big step long', core: true, substitute: 'string' },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Find a thing that is longer or shorter, as I call. Choose where to look: high or low. Lay it at the start line. Tell {hero} which is longer.',
      inShort: {
        you: 'Ask a question. Then send your child for a thing: longer, or shorter, than the one laid last.',
        child:
          'Answers and fetches such a thing. Lays it side by side with the others, all from the start line. Looks where they end and says which is longer and which is shorter.',
      },
      round:
        'Your child says {answer}. You call: longer than the spoon! A shoe is laid beside it. Both start at the yarn. The shoe reaches farther: it is longer.',
      steps: [
        'Get out yarn and spoons. Lay the yarn straight on the floor: the start line. Lay one spoon with its end at the line.',
        'Everything stays there. From three things on, ask which one reaches farthest and which one ends first. After a wrong answer, lay two things at the line and look together.',
      ],
      say: 'Toes to the line, everybody! Who reaches farther?',
      success: 'All things start at the line, and your child tells where each one ends.',
    },
    {
      title: 'Strips in a Book',
      child:
        'Pull strips for {friend} out of the book. Choose the ones that look long. Lay them at one edge. Say which is longer and which is shorter.',
      inShort: {
        you: 'Ask a question. Then hold the book shut. Your child pulls two strips, or three if the example has three things.',
        child:
          'Answers, pulls the strips and guesses. Lays them side by side with one end at the table edge. Looks where they end and says which is longer and which is shorter.',
      },
      round:
        'Your child says {answer} and pulls two strips. Both start at the edge. The left one reaches farther: it is longer. The right one is shorter.',
      steps: [
        'Get out paper and books. Tear one sheet into eight long strips and make each a different length. Shut them in a book, so that a thumb of each peeks out.',
        'Of three strips, ask for the longest and the shortest. Put the strips back each time. Act out a wrong answer with strips or arms.',
      ],
      say: 'Shut in a book, all look alike. Which one is the giant?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
