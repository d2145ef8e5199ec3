import type { Format } from '../../../types.ts'

export const doublingStairs: Format = {
  id: 'math.doubling-stairs',
  subject: 'math',
  title: 'Mend the Digit',
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
      title: 'Mend the Digit',
      child:
        'Guess each digit with a rounded divisor. Choose who multiplies to test it: you or me. Mend the digit if it does not fit. Tell {hero} what is left.',
      inShort: {
        you: 'Ask a question. At each guessed digit, ask: too much, or does one more fit?',
        child:
          'Rounds the divisor to tens, guesses a digit and multiplies. Too much? Takes one less. Does one more fit? Takes one more. Subtracts and goes on.',
      },
      round:
        'For 809 ÷ 26, think of 30 and guess 2. 2 × 26 = 52, and 28 are left: one more fits, so 3. Question 1 itself gives {answer}.',
      steps: ['Get out paper and pencils. Fold the sheet into four fields. Each question gets one of its own.'],
      say: 'A guess is a start. One less, or one more?',
    },
    {
      title: 'Closer and Closer',
      child:
        'Guess the tens of the quotient, then the ones. Listen to each product and subtract it. Choose your first guess: careful or bold. Guess again until {friend} cannot fit in one more.',
      inShort: {
        you: 'Ask a question. Multiply each guess by the divisor on the calculator. Read out the product.',
        child:
          'Guesses how many tens fit, then how many ones. Subtracts each product, until less than the divisor is left.',
      },
      round:
        'For 900 ÷ 26 your child guesses 3 tens: 780, so 120 are left. Then 4 ones: 104, so 16 are left, and it is 34 R 16. Question 1 ends at {answer}.',
      steps: ['Get out a calculator and paper. Your child notes each guess with its product.'],
      further: 'Ask before the first guess: is its tens digit 0? Why?',
      say: 'I only multiply. How close is your first guess?',
      materials: [
        { name: 'calculator', quantity: '1', core: true, substitute: 'working it out on paper' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
