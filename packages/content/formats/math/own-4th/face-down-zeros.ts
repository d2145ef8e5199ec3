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
  materials: [{ name: 'playing cards', quantity: '36, ace to nine', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Lay six cards as a large number for {hero}. Choose the place of each card. Compare it with a second number. Turn cards into zeros to round it.',
      inShort: {
        you: 'Ask a question. Then deal six cards to each of you. Lay yours as they come; your child chooses an order. Tell your child to round to thousands.',
        child:
          'Answers, lays six cards, tells which number is greater and which place decides. Rounds it: the cards behind the place turn face down, and the digit before them stays or goes up.',
      },
      round:
        'Your child says {answer} and lays 753,268 over your 739,815. The ten thousands decide. To thousands: the next digit is 2, so 753 stays and three cards turn down: 753,000.',
      steps: [
        'Get out playing cards. Shuffle them into a pile. An ace is 1, and a card face down is a zero. After each turn, all go back.',
        'Must a card go up? Your child says the new number aloud, as 753 and one more is 754.',
        'If the answer or the rounding was wrong, draw a line together: where is the middle, and on which side is the number?',
      ],
      further:
        'Instead of thousands, say ten thousands, next time hundreds. A 9 that goes up takes the card before it along.',
      say: 'Which cards may keep their faces? Which turn into zeros?',
    },
    {
      title: 'The String of Thousands',
      child:
        'Slide a clip along a string to the place of your number. Choose which cards come first. Find the middle, then tell {friend} which end is nearer.',
      inShort: {
        you: 'Ask a question. Deal six cards. Ask which full thousands stand at the ends, where the number hangs and which end is nearer.',
        child:
          'Answers and lays the cards as a number. Names the thousands at both ends, slides the clip to its place, folds the string to find the middle and rounds.',
      },
      round:
        'Your child says {answer} and lays 527,641. It hangs between 527,000 and 528,000, past the middle, 527,500. So it is nearer to 528,000.',
      steps: [
        'Get out playing cards, string and paper clips. Thread one clip on the string and lay the string out straight. An ace is 1.',
        'The left end is the thousand below, the right end the thousand above. From the second number on, ask which is greater, and which place decides.',
        'After a wrong answer, hang that number up together.',
      ],
      further: 'Now the ends are full hundreds or ten thousands, not thousands.',
      say: 'Two ends, one clip. Which end pulls harder?',
      materials: [
        { name: 'playing cards', quantity: '36, ace to nine', core: true },
        { name: 'string', quantity: '1 arm long', core: true, substitute: 'yarn' },
        { name: 'paper clips', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
