import type { Format } from '../../../types.ts'

export const downThroughTen: Format = {
  id: 'math.down-through-ten',
  subject: 'math',
  title: 'Down Through Ten',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.subtract-within-20'],
  materials: [
    { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons' },
    { name: 'dice', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Bottom Row First',
      child:
        'Roll how many {things} join the first ten. Choose which way the row runs. Take the bottom row away first. Tell {hero} how many stay.',
      inShort: {
        you: 'Ask a question. Then say: take away 7. The next times say 8, 9 and 7.',
        child:
          'Answers and rolls. Lays ten beans on top and the rolled number below. Takes the bottom row first, then the rest from the ten, and says the fact.',
      },
      round:
        'Your child says {answer} and rolls 3. Ten beans and 3 are 13. Take away 7: first 3, then 4 more. Your child says: 13 minus 7 is 6.',
      steps: [
        'Get out dry beans, dice and paper. Draw two long boxes on the sheet, one below the other, for ten beans each.',
        'After each fact your child puts the beans back and says the check: 6 and 7 make 13. Lay a wrong answer with beans, too.',
      ],
      further: 'Then say a number close to all: 13 minus 11. Your child counts up: 12, 13.',
      say: 'Which beans go first, so that just a ten is left?',
      success: 'Your child stops at ten each time and checks by adding back.',
    },
    {
      title: 'Back and Up Again',
      child:
        'Jump back from a high number for {friend}. Choose the number from 12 to 20. Say where you land at {place}. Count up again to prove it.',
      inShort: {
        you: 'Ask a question. Put a bean on the number from 12 to 20 that your child chooses.',
        child:
          'Answers and rolls. Moves the bean back so many steps and says the fact. Then counts the steps up again and says how far apart both numbers are.',
      },
      round:
        'Your child says {answer}, chooses 14 and rolls 5. Back to ten are 4 steps, and 1 more: 14 minus 5 is 9. Up again: 5 steps, so 14 minus 9 is 5.',
      steps: [
        'Get out dry beans, dice and paper. Write the numbers from 0 to 20 in a row along the long side of the sheet.',
        'A step is a jump from number to number. Find a wrong answer on the row, step by step.',
      ],
      further: 'From now on, ask each time: is it shorter to go back or to count up?',
      say: 'Off you jump! Do you pass the ten?',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'a button' },
        { name: 'dice', quantity: '1', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
