import type { Format } from '../../../types.ts'

export const oneNumberStays: Format = {
  id: 'math.one-number-stays',
  subject: 'math',
  title: 'One Number Stays',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.number-puzzles'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'dry beans', quantity: '20', core: true, substitute: 'coins' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Cover What Is Out',
      child:
        'Listen to my clues about a secret number of {hero}. Cover every number that is out. Choose when to say the last one. Tell which clue helped most.',
      inShort: {
        you: 'Ask a question. Think of a number up to 20. Say over which it is, then under which, then which ones it is not.',
        child:
          'Answers. Covers with beans all numbers that each clue throws out. Names the one that stays and tells how the clues show it.',
      },
      round:
        'Your child says {answer}. You say: over 8. Beans cover 1 to 8. Under 12: now 9, 10 and 11 stay. Not 9, not 11. It is 10, says your child.',
      steps: [
        'Get out paper and dry beans. Write the numbers from 1 to 20, five in a row.',
        'Cover what is out after a wrong answer, too. Every other time your child thinks of a number and gives the clues.',
      ],
      say: 'How many could it still be?',
      success: 'One number stays, and your child tells why.',
    },
    {
      title: 'No Twins Below',
      child:
        'Lay ace, 2, 3 and 4 in a row as you choose. Look at the two cards that I lay below. Find the missing ones: no twins in a column. Tell {friend} how you know.',
      inShort: {
        you: 'Ask a question. Below the row of your child lay two cards, none under its twin. Hand over your other two.',
        child:
          'Answers and lays a row of 1 to 4. Lays the last two cards into the gaps, so that no card is under its twin. Tells why each fits.',
      },
      round:
        'Your child says {answer} and lays 3, 1, 4, 2. Below the 1 you lay 4, below the 4 you lay 1. Missing: 2 and 3. Above the last gap is a 2, so 3 goes there.',
      steps: [
        'Get out the playing cards. Each of you takes the ace, 2, 3 and 4 of one suit. An ace is 1.',
        'Sometimes two ways are right. Point up the column after a slip: which number is there already? Take up all cards for the next question.',
      ],
      say: 'Which two are missing here?',
      materials: [{ name: 'playing cards', quantity: '8, from ace to 4 in two suits', core: true }],
    },
  ],
  safety: [],
}
