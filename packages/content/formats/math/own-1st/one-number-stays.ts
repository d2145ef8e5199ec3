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
    { name: 'dry beans', quantity: '12', core: true, substitute: 'coins' },
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
        you: 'Ask a question. Think of a number up to 12. Say over which it is, then under which, then which ones it is not.',
        child:
          'Answers. Covers with beans all numbers that each clue throws out. Names the one that stays and tells how the clues show it.',
      },
      round:
        'Your child says {answer}. You say: over 5. Beans cover 1 to 5. Under 9: now 6, 7 and 8 stay. Not 6, not 8. It is 7, says your child.',
      steps: [
        'Get out paper and dry beans. Write the numbers from 1 to 12, four in a row.',
        'Cover what is out after a wrong answer, too. Every other time your child thinks of a number and gives the clues.',
      ],
      further:
        'Then write a row of 1 to 4 with two gaps, and below one gap one of the missing numbers. Your child fills it.',
      say: 'How many could it still be?',
      success: 'One number stays, and your child tells why.',
    },
    {
      title: 'Cards That May Stay',
      child:
        'Lay ten cards in a row for {friend}. Listen to each clue and turn over what is out. Choose who hides a number next: you or I. Say why the last card must be mine.',
      inShort: {
        you: 'Ask a question. Note a number from 1 to 10 in secret. Give clues: over, under, not, or what it makes with 4 more.',
        child:
          'Answers. Turns face down each card that a clue throws out. Tells why it is out. Names the card that stays, and you show your note.',
      },
      round:
        'Your child says {answer}. You note 7 and say: over 5. The cards up to 5 go down. Under 9: 9 and 10 go. Not 8, and with 4 more it makes 11: it is 7.',
      steps: [
        'Get out the playing cards. An ace is 1. Your child lays all ten face up, in order.',
        'All cards are turned up again for the next number. Test a wrong answer clue by clue.',
      ],
      further:
        'From now on, lay ace to 4 in any row and turn two over, such as 2 and 3. Say of the 2: right below it stands a 3. Which card is it?',
      say: 'One clue, and down they go! Which ones may stay?',
      materials: [{ name: 'playing cards', quantity: '10, from ace to 10 of one suit', core: true }],
    },
  ],
  safety: [],
}
