import type { Format } from '../../../types.ts'

export const underTheCup: Format = {
  id: 'math.under-the-cup',
  subject: 'math',
  title: 'Beans Under Cover',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'game',
  layout: 'a',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.missing-number'],
  materials: [
    { name: 'cups', quantity: '1, not see-through', core: true, substitute: 'mugs' },
    { name: 'dry beans', quantity: '15', core: true, substitute: 'buttons' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Lift and Look',
      child:
        'Count the beans before some hide. Choose how many play: 8 to 15. Write the fact with a gap for {friend}. Lift the cover to test your number.',
      earned: true,
      inShort: {
        you: 'While your child looks away, hide some beans under the cup.',
        child:
          'Counts out 8 to 15 beans and looks away. Writes a plus or minus fact with a gap. Fills it. Lifts the cup.',
      },
      round:
        'Your child says {answer} and counts 13 beans. You hide 5. Your child writes 13 - __ = 8. Fills in 5. Lifts the cup: 5!',
      steps: ['Get out cups, dry beans and paper.'],
      further: 'Hide 12, take out 5: 7 stay. Your child fills __ - 5 = 7. Put 5 back, count. Next: 11, 13, 14.',
      say: 'Somebody is hiding. How many are they?',
      success: 'Your child finds the number before the cup goes up.',
    },
    {
      title: 'The Frog Gap',
      child:
        'Hop two fingers like a frog at {place}. Choose where the frog starts. Say the number of hops before you hop. Test it on the row.',
      earned: true,
      inShort: {
        you: 'Point to where the frog must land: a greater number, next time a smaller one.',
        child: 'Puts two fingers on a number. Says the fact with the missing number. Then hops there and counts.',
      },
      round:
        'Your child says {answer} and starts at 6. You point to 10. Your child says: 6 and 4 is 10, and hops: 7, 8, 9, 10.',
      steps: ['Get out the paper. Write the numbers from 0 to 20 in a row.'],
      further: 'The frog hops back 5 to 8. Where was it? (13) Then back 6 to 5. (11)',
      say: 'Ribbit! How wide is the gap?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
