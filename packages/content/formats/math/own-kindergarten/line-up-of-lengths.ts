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
  materials: [{ name: 'spoons', quantity: '1', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Find a thing that is longer or shorter, as I call. Choose where to look: high or low. Lay it beside the spoon at the wall. Tell {hero} which is longer.',
      earned: true,
      inShort: {
        you: 'Send your child for something longer, or shorter, than the spoon.',
        child:
          'Fetches it, lays it beside the spoon, both from the wall. Looks where they end: which is longer, which is shorter?',
      },
      round:
        'Your child says {answer}. You call: longer! A shoe starts at the wall beside the spoon. It reaches farther: longer. The spoon is shorter.',
      steps: ['Get out spoons. Lay one on the floor with its handle against a wall.'],
      further: 'All things stay in the row. Ask which is the longest and which the shortest.',
      say: 'Toes to the wall, everybody! Who reaches farther?',
      success: 'All things start at the wall, and your child tells where each one ends.',
    },
    {
      title: 'Strips in a Book',
      modality: 'visual',
      prepMinutes: 1,
      child:
        'Pull strips for {friend} out of the book. Choose the ones that look long. Lay them at one edge. Say which is longer and which is shorter.',
      earned: true,
      inShort: {
        you: 'Hold the book shut.',
        child:
          'Pulls 2 strips and guesses. Lays both from the table edge. Looks where they end: which is longer, which is shorter?',
      },
      round:
        'Your child says {answer} and pulls 2 strips. The left one seems longer. From the edge, the right one reaches farther: it is longer.',
      steps: [
        'Get out paper and books. Tear one sheet into 6 strips of different lengths. Shut them in a book: all peek out.',
        'Put the strips back each time.',
      ],
      further: 'Your child pulls 3 strips and names the longest and the shortest.',
      say: 'Shut in a book, all look alike. Which is longer?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
