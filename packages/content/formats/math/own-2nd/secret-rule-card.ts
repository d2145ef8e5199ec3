import type { Format } from '../../../types.ts'

export const secretRuleCard: Format = {
  id: 'math.secret-rule-card',
  subject: 'math',
  title: 'Secret Rule Card',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.rules-and-clues'],
  materials: [{ name: 'playing cards', quantity: '2 to 9 of one suit', core: true, substitute: 'numbered slips' }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose a start from 40 to 60. Find the rule of my row for {hero}. Test it on every step. Say what comes next, then see the card.',
      earned: true,
      inShort: {
        you: "Write your child's start. Add or take away a secret card three times, and write each number.",
        child: 'Names a start from 40 to 60. Then names the rule, tests each step and says the next number.',
      },
      round:
        'Your child says {answer} and names 53. You write 53, 46, 39, 32. Take away 7, says your child, then 25. You show a 7.',
      steps: ['Get out playing cards from 2 to 9, mixed.', 'Wrong? Write it down and test it together.'],
      further: 'Your child names two numbers. Tell what the card makes of each: which rule fits both?',
      say: 'My card is hidden, but the jumps give it away!',
    },
    {
      title: 'Cross Out by Clues',
      child:
        'Roll for your rule and write a row. Choose: add or take away. Cross out what my clues forbid. Tell {friend} the one that is left.',
      earned: true,
      inShort: {
        you: "Think of one number in your child's row. Give clues: over, under, not.",
        child: 'Rolls and writes five numbers from 40, adding or taking away the roll. Crosses out until one is left.',
      },
      round:
        'Your child says {answer}, rolls 4 and writes 40, 44, 48, 52, 56. Over 44, under 56, not 48, you say: 52 is left.',
      steps: ['Get out dice.', 'Wrong? Test it with the clues or steps.'],
      further: 'Roll secretly. Change two numbers by the roll: 31 to 27, 14 to 10. Which rule?',
      say: 'One number is mine. Which can it not be?',
      materials: [{ name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' }],
    },
  ],
  safety: [],
}
