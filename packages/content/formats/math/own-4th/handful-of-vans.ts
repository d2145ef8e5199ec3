import type { Format } from '../../../types.ts'

export const handfulOfVans: Format = {
  id: 'math.handful-of-vans',
  subject: 'math',
  title: 'Handful of Vans',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.divide-remainder'],
  materials: [{ name: 'dry beans', quantity: '60', core: true, substitute: 'buttons or pasta' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Scoop up travelers at {place} and count them. Choose how many ride in one van: 3 to 9. Tell how many vans are full, then load them.',
      inShort: {
        you: 'Ask a question. After the answer, your child grabs beans. Ask: how many vans are full, who is left over, how many vans must come?',
        child:
          'Answers, grabs beans, counts them and chooses the size of a van. Divides, says what the remainder means, and then loads the vans to see.',
      },
      round:
        'Your child says {answer}, grabs 31 and chooses vans of 4: 31 ÷ 4 is 7 R 3. Seven are full, 3 are left over, so 8 must come. The heaps prove it.',
      steps: [
        'Get out dry beans in a heap. Each bean is a traveler, and a van is a little heap of beans.',
        'If fewer heaps are full than your child said, or more are left, find the mistake together: could one more van fill up? Try a wrong answer that way as well. Short of time? One hand, not two.',
      ],
      further:
        'Now 200 more wait at the gate: 31 beans are 231 travelers. Nobody loads: your child divides in writing, then multiplies to check.',
      say: 'All aboard! Will the last van be full?',
    },
    {
      title: 'Leaps and Steps',
      child:
        'Lay a number with cards and choose what to divide it by: 3 to 9. Leap for ten groups and step for one. Stop before you pass it. Tell {friend} what is left.',
      inShort: {
        you: 'Ask a question. Deal two cards. Count the leaps and steps with your child.',
        child:
          'Answers, lays the cards as a number and chooses the divisor. Leaps for ten groups, steps for one, and calls each total. Stops in time and tells what is left.',
      },
      round:
        'Your child says {answer}, lays 92 and chooses 8. A leap: ten eights, 80. A step: 88. Stop! One leap and one step: 11, and 4 are left. 11 R 4.',
      steps: [
        'Get out playing cards, shuffled. An ace is 1. Clear some floor.',
        'To prove it, your child multiplies and adds what is left. Is enough left for one more group? Then take one more step. Walk a wrong answer together.',
      ],
      further:
        'Next round, deal three cards. A turn on the spot is a hundred groups. Write the division beside it, digit by digit.',
      say: 'Leap as far as you dare, but do not pass the number!',
      materials: [{ name: 'playing cards', quantity: '36, ace to nine', core: true }],
    },
  ],
  safety: [],
}
