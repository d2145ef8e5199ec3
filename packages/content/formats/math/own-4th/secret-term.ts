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
  materials: [{ name: 'dice', quantity: '2', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Throw a start and a rule for {hero}. Choose: add the second number, or times 2 and then add it. List five terms. Cross out what the clues rule out.',
      inShort: {
        you: 'Ask a question. When five terms are listed, pick one of them in secret. Give a clue, and another, until one is left.',
        child:
          'Answers, throws a start and a number for the rule, lists five terms and says whether all are odd or even, and why. Crosses out terms after each clue.',
      },
      round:
        'Your child says {answer}, throws 5 and 4, and chooses to add: 5, 9, 13, 17, 21. All odd. You: above 10, and a multiple of 3. It is 21!',
      steps: [
        'Get out dice. The first throw of one of them is the start, the second belongs to the rule.',
        'Good clues: above or below a number, odd or even, a multiple of 3, its last digit. Is the wrong one crossed out? Read the clue again and test it together. List a wrong answer the same way.',
      ],
      further: 'Now always add. Ask for a rule that gives term 10 at once: 3, 7, 11 is times 4, less 1, so it is 39.',
      say: 'I have picked one. Only clues will give it away.',
    },
    {
      title: 'Machine With Two Dice',
      child:
        'Feed a secret machine with 1, 2 and 3. Listen to what comes out. Find its rule and predict a larger number. Choose that number for {friend}.',
      inShort: {
        you: 'Ask a question. Throw two dice in secret: times the first, then add the second. Say what comes out of 1, 2 and 3.',
        child:
          'Answers and writes what comes out. Sees by how much it grows each time, tells the rule, and predicts what a larger number gives. The dice show whether it is right.',
      },
      round:
        'Your child says {answer}. You threw 4 and 3, so you say 7, 11, 15. Each is 4 more: times 4, then add 3. And 10? 43. You show the dice.',
      steps: [
        'Get out dice. Your hand hides them, so that nobody peeks.',
        'If the rule does not fit, try it on 1 together: what must be added? You may trade places once, and your child is the machine. For a wrong answer, list a few terms side by side.',
      ],
      say: 'Click, clack! What is the machine doing to your number?',
    },
  ],
  safety: [],
}
