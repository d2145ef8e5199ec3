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
  materials: [{ name: 'playing cards', quantity: '36, ace to nine', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Lay four cards as a number for {hero}. Choose where each card goes. Estimate how much is missing to 10,000, then subtract. Add to prove it.',
      inShort: {
        you: 'Ask a question. Then deal four cards. Ask for the estimate first, then for the difference, and at last for the proof.',
        child:
          'Answers. Lays the cards as a number and estimates what is missing to 10,000. Subtracts, then adds both numbers. If the sum is 10,000, it is right.',
      },
      round:
        'Your child says {answer} and lays 3,728. About 6,000 is missing, your child says, then writes 10,000 - 3,728 = 6,272. The proof: 6,272 + 3,728 = 10,000.',
      steps: [
        'Get out playing cards. Shuffle them into a pile, face down. An ace is 1.',
        'To estimate, your child rounds the number to its nearest thousand. If the sum is not 10,000, look together for the trade that was forgotten. A wrong answer is worked out together, too.',
      ],
      further:
        'From round 2 on, you call a difference, true or 1,000 too much. Your child judges it by the estimate, then subtracts. Each of its digits makes 9 with the card above, the last one 10.',
      say: 'Which number takes you home to ten thousand?',
      success: 'Each difference came close to its estimate, and the sum proved it.',
    },
    {
      title: 'Can That Be',
      child:
        'Walk an estimate heel to toe through {place}. Take one step for each thousand. Stand still and judge the sum that you hear. Choose your call: near or far.',
      inShort: {
        you: 'Ask a question. Deal eight cards. When your child stands, tell the sum from the calculator, or 2,000 more or less.',
        child:
          'Answers and lays two numbers. Rounds both to thousands and walks that many shoe lengths from the wall. Hears your sum, calls near or far, and tells why.',
      },
      round:
        'Your child says {answer}, lays 4,816 and 3,297, and walks 5 and 3 steps: about 8,000. You say 6,113. Far, says your child: nearly 2 steps away! Then your child adds: 8,113.',
      steps: [
        'Get out playing cards and calculator. Shuffle the cards into a pile, face down. An ace is 1. One shoe length is one step: 20 at most.',
        'Two roundings are off by 1,000 at most, which is one step. Was the call wrong? Walk it again together. After a call of far, your child adds on a sheet to find the true sum.',
      ],
      say: 'I may fib by two thousand. Do your feet believe me?',
      materials: [
        { name: 'playing cards', quantity: '36, ace to nine', core: true },
        { name: 'calculator', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
