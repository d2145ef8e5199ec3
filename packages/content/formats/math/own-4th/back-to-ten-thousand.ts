import type { Format } from '../../../types.ts'

export const backToTenThousand: Format = {
  id: 'math.back-to-ten-thousand',
  subject: 'math',
  title: 'Back to Ten Thousand',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'b',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.add-subtract-thousands'],
  materials: [{ name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Lay four cards as a number for {hero}. Choose where each card goes. Estimate how much is missing to 10,000, then subtract. Add to prove it.',
      earned: true,
      inShort: {
        you: 'Deal 4 cards. Ask: about how much is missing to 10,000?',
        child:
          'Lays the cards as a number and estimates in thousands. Subtracts it from 10,000. Adds both numbers: they must make 10,000.',
      },
      round:
        'Your child says {answer} and lays 3,728: about 6,000 missing. 10,000 - 3,728 = 6,272. Then 6,272 + 3,728 = 10,000: right!',
      steps: ['Get out playing cards. Shuffle the cards 2 to 9, face down.'],
      further: 'First you guess the difference aloud. Your child tells by estimate whether it can be right.',
      say: 'Which number takes you home to 10,000?',
      success: 'Each difference came close to its estimate, and the sum proved it.',
    },
    {
      title: 'Can That Be',
      modality: 'auditory',
      child:
        'Lay two numbers for {friend}. Choose which cards come first. Estimate the sum in thousands, then hear one. Jump if it can be, and duck if it cannot.',
      earned: true,
      inShort: {
        you: 'Deal 8 cards. Tell the sum from the calculator, or 3,000 more or less.',
        child:
          'Lays two numbers and estimates their sum in thousands. Hears yours: jumps if it can be, ducks if not. Adds to see.',
      },
      round:
        'Your child says {answer}, lays 4,816 and 3,297 and estimates 8,000. You say 5,113. Too far off: your child ducks, then adds: 8,113.',
      steps: [
        'Get out playing cards and calculator. Shuffle the cards 2 to 9, face down.',
        'Within 1,000 of the estimate, it can be.',
      ],
      say: 'I may be 3,000 off. Do you believe me?',
      materials: [
        { name: 'playing cards', quantity: '32, 2 to 9', core: true, substitute: 'numbered slips' },
        { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
      ],
    },
  ],
  safety: [],
}
