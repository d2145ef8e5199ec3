import type { Format } from '../../../types.ts'

export const faceDownZeros: Format = {
  id: 'math.face-down-zeros',
  subject: 'math',
  title: 'Face-Down Zeros',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.big-numbers'],
  materials: [{ name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Compare two large numbers for {hero}. Tell which place decides. Choose one of them and turn its last three cards into zeros. Say the rounded number.',
      earned: true,
      inShort: {
        you: 'Deal 6 cards in a row, and 6 more below.',
        child:
          'Tells which number is greater and which place decides. Turns the last 3 cards of one face down. Rounds to thousands.',
      },
      round:
        'Your child says {answer}. 753,268 is greater than 739,815: ten thousands decide. Your child turns 268 face down: 753,000, as 2 is less than 5.',
      steps: ['Get out playing cards. Shuffle the cards 2 to 9. Used cards go under the pile.'],
      further: 'Swap the second card for a 9. Round to ten thousands: 297,648 lies between 290,000 and 300,000.',
      say: 'Which cards turn into zeros? Does the next go up?',
    },
    {
      title: 'The String of Thousands',
      prepMinutes: 1,
      child:
        'Slide a clip along a string to the place of your number. Choose which cards come first. Find the middle, then tell {friend} which end is nearer.',
      earned: true,
      inShort: {
        you: 'Deal 6 cards. Ask: which thousands are at the ends of the string?',
        child:
          'Lays a number and names the thousands before and after it. Slides the clip there, folds the string for its middle and rounds.',
      },
      round:
        'Your child says {answer} and lays 527,641. It hangs between 527,000 and 528,000, past the middle, 527,500. So it rounds to 528,000.',
      steps: [
        'Get out playing cards, string and paper clips. Shuffle the cards 2 to 9. Thread a clip on the string. Lay it out straight.',
      ],
      further: 'Swap the second card for a 9. The ends are ten thousands: 297,648 hangs near 300,000.',
      say: 'Two ends, one clip. Which end is nearer?',
      materials: [
        { name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' },
        { name: 'string', quantity: '1 arm long', core: true, substitute: 'yarn' },
        { name: 'paper clips', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
