import type { Format } from '../../../types.ts'

export const secretTerm: Format = {
  id: 'math.secret-term',
  subject: 'math',
  title: 'The Secret Term',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.rules-and-logic'],
  materials: [{ name: 'dice', quantity: '2', core: true, substitute: 'slips numbered 1 to 6' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Throw two dice. Choose which one is the start for {hero}. Write five terms: double, then add the other. Find the secret one by asking. Cross out what it cannot be.',
      earned: true,
      inShort: {
        you: 'When 5 terms are listed, secretly pick one. Answer only yes or no.',
        child:
          'Throws 2 dice and picks the start. Doubles, then adds the other, to 5 terms. Asks and crosses out until one is left.',
      },
      round:
        'Your child says {answer}, throws 5 and 4: 5, 14, 32, 68, 140. Above 40? Yes. A multiple of 5? Yes: it is 140!',
      steps: ['Get out dice.'],
      further: 'Only add the other number. Ask for term 10: from 3, 7, 11 it is 39.',
      say: 'I have picked one. Ask me, but name no term!',
    },
    {
      title: 'Machine With Two Dice',
      child:
        'Feed a secret machine with 1, 2 and 3. Listen to what comes out. Find its rule and predict a larger number. Choose that number for {friend}.',
      earned: true,
      inShort: {
        you: 'Throw 2 dice secretly: times one, plus the other. Call what 1, 2, 3 become.',
        child: 'Listens and finds the rule. Picks a larger number and tells what it becomes. Then sees the dice.',
      },
      round:
        'Your child says {answer}. You throw 4 and 3 and call 7, 11, 15. Times 4, plus 3, so 10 becomes 43! You show the dice.',
      steps: ['Get out dice. Hide them behind your hand.'],
      say: 'Click, clack! What is the machine doing to your number?',
    },
  ],
  safety: [],
}
