import type { Format } from '../../../types.ts'

export const doublingStairs: Format = {
  id: 'math.doubling-stairs',
  subject: 'math',
  title: 'Doubling Stairs',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.divide-two-digit'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Doubling Stairs',
      child:
        'Double the divisor three times, stair by stair. Choose the stairs that fit: one alone or several. Divide with them, digit by digit. Tell {hero} what is left.',
      inShort: {
        you: 'Ask a question. At each digit, ask: which stairs fit into it together?',
        child:
          'Doubles the divisor three times. For 23, the stairs are 23, 46, 92 and 184: 1, 2, 4 and 8 times. Divides with them.',
      },
      round:
        'For 810 ÷ 23: 81 holds 46 + 23, so 3, and 12 are left. 120 holds 92 + 23, so 5. Question 1 gives {answer}.',
      steps: ['Get out paper and pencils. Fold the sheet into four fields, and draw four stairs in each.'],
      say: 'Four stairs, and you can climb to any digit.',
    },
    {
      title: 'Closer and Closer',
      child:
        'Guess the quotient and listen to the product. Compare it with the dividend. Choose your first guess: careful or bold. Guess again until {friend} cannot fit in one more.',
      inShort: {
        you: 'Ask a question. Multiply each guess by the divisor on the calculator. Read out the product.',
        child:
          'Guesses the quotient. Subtracts the product from the dividend. Guesses closer, until less than the divisor is left.',
      },
      round:
        'For 900 ÷ 26 your child guesses 30: 780, so 120 are left. 4 more fit: 34 gives 884. Question 1 ends at {answer}.',
      steps: ['Get out a calculator and paper. Your child notes each guess with its product.'],
      further: 'Ask before the first guess: is its tens digit 0? Why?',
      say: 'I only multiply. How close is your first guess?',
      materials: [
        { name: 'calculator', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
