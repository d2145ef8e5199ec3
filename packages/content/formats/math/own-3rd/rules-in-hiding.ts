import type { Format } from '../../../types.ts'

export const rulesInHiding: Format = {
  id: 'math.rules-in-hiding',
  subject: 'math',
  title: 'Rules in Hiding',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.number-rules'],
  materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Rule on a Slip',
      prepMinutes: 1,
      child:
        'Call out a number for the machine of {hero}. Listen to what comes out, and try another one. Tell the rule that fits both. Choose small numbers or large ones.',
      earned: true,
      inShort: {
        you: 'Take a slip in secret. Say what comes out for each number called.',
        child:
          'Calls one number, then another, and hears what comes out. Tells the rule that fits both. Turns over the slip.',
      },
      round:
        'Your child says {answer}. Your slip says × 3. In goes 2, out comes 6. In goes 4, out comes 12. Times 3 fits both!',
      steps: [
        'Get out paper. In secret, write 4 slips: + 4, × 3, + 9 and × 5. Lay them face down.',
        'Wrong? Test the rule on both pairs together.',
      ],
      further: 'Feed what comes out back in, 4 times. Are all odd, all even, or mixed? Why?',
      say: 'Rattle, rattle. What did my machine do to your number?',
    },
    {
      title: 'Hum in the Row',
      child:
        'Listen to the row, and catch the number behind the hum. Say the rule. Test it for {friend} from number to number. Choose to hear the row again or to write it down.',
      earned: true,
      inShort: {
        you: 'Roll in secret: one die starts, the other is added. Say 5 numbers, humming one.',
        child: 'Names the number behind the hum and the rule. Tests the rule from number to number.',
      },
      round:
        'Your child says {answer}. You roll 3 and 4: 3, 7, hum, 15, 19. Your child says 11, add 4, and tests each step.',
      steps: ['Get out dice.', 'Wrong? Say the row and test each step together.'],
      further: 'Ask, too: is the row all odd, all even, or do they take turns? Why?',
      say: 'Hmmm! Which number was too shy to be said?',
      materials: [{ name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' }],
    },
  ],
  safety: [],
}
