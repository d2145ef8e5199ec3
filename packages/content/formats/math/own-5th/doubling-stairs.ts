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
        'Double the divisor three times, stair by stair. Choose the stairs that fit into the first digits: one alone or several. Take them away and go on. Tell {hero} what is left.',
      inShort: {
        you: 'Ask a question and let your child find the divisor. At each digit ask: which stairs come just under it? Then read the check aloud.',
        child:
          'Writes the divisor on stair 1, then doubles it for stairs 2, 4 and 8. Adds stairs for other numbers: 4 and 2 are 6. Divides with them, digit by digit.',
      },
      round:
        'Your child says {answer}. For 810 ÷ 23 the stairs are 23, 46, 92, 184. 81 holds 23 + 46 = 69, so 3, and 12 are left. 120 holds 23 + 92 = 115, so 5. It is 35 R 5.',
      steps: [
        'Get out paper and pencils. Fold the sheet into four fields. Your child draws four stairs in each and numbers them 1, 2, 4 and 8.',
        '3 is 2 + 1, 5 is 4 + 1, 7 is 4 + 2 + 1, 9 is 8 + 1. After a wrong answer, multiply back together.',
      ],
      say: 'Four stairs, and you can climb to any digit. Shall we?',
    },
    {
      title: 'Twelve Bean Nests',
      child:
        'Take a handful of beans and count it. Predict what each of twelve nests gets and what stays over. Choose how to deal: one by one or two at a time. Show {friend} the last bean.',
      inShort: {
        you: 'Ask a question. Then call: a handful! Write the count divided by 12, and wait for the forecast before a bean is dealt.',
        child:
          'Answers. Takes and counts a handful. Says, for 41 beans: 3 in each and 5 over. Deals them into the twelve hollows to see. Then divides ten times as many, 410, in writing.',
      },
      round:
        'Your child says {answer} and grabs 41 beans. 3 × 12 is 36, so 3 R 5. The beans show it. In writing, 410 ÷ 12 is 34 R 2.',
      steps: [
        'Get out dry beans and an egg carton. It needs twelve hollows; else draw twelve circles.',
        'Under 13 beans? One more handful. After a wrong answer, multiply back together and add what is left.',
      ],
      further:
        'From now on, write it with 1,200 more instead: 41 are 1,241, so 103 R 5. Where does the zero come from?',
      say: 'Fair shares for twelve nests. Who stays out in the cold?',
      materials: [
        { name: 'dry beans', quantity: '60', core: true, substitute: 'buttons' },
        { name: 'egg carton', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
