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
    { name: 'cups', quantity: '1, not see-through', core: true },
    { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Lift and Look',
      child:
        'Count the beans before some hide. Choose how many play: 8 to 15. Write the fact with a gap for {friend}. Lift the cover to test your number.',
      inShort: {
        you: 'Ask a question. Your child counts out some beans and looks away. Hide a few under the cup.',
        child:
          'Answers. Counts the beans in sight and writes a fact with a gap. Counts on or down, fills the gap and lifts the cup.',
      },
      round:
        'Your child says {answer} and counts out 11 beans. Now 7 are in sight. Your child writes 11 - __ = 7, fills in 4 and lifts the cup: 4!',
      steps: [
        'Get out cups, dry beans and paper. Turn the cup upside down.',
        'The gap may stand in 7 + __ = 11, too.',
        'Put a wrong answer into the gap and read the fact aloud together.',
      ],
      further:
        'Now hide the whole: fill the cup in secret, lay out 5 and say that 6 are left. How many were there? (11)',
      say: 'Somebody is hiding. How many are they?',
      success: 'Your child finds the number before the cup goes up.',
    },
    {
      title: 'The Frog Gap',
      child:
        'Hop two fingers like a frog at {place}. Choose where the frog starts. Say the number of hops before you hop. Test it on the row.',
      inShort: {
        you: 'Ask a question. After the answer, your child chooses a start on the row. Point to the number where the frog must land.',
        child:
          'Answers. For the frog, says a fact with the missing number: plus for hops on, minus for hops back. Then hops with two fingers and counts.',
      },
      round:
        'Your child says {answer} and starts at 6. You point to 10. Your child says: 6 and 4 make 10. Hop: 7, 8, 9, 10. Four hops, it is true!',
      steps: [
        'Get out the paper. Write the numbers from 0 to 20 in a row along the long side of the sheet.',
        'Point below the start every other time. Count a wrong answer again in hops.',
      ],
      further: 'Now hide the start, too: the frog hopped back 5 and sits on 8, so where was it? (13)',
      say: 'Ribbit! How wide is the gap?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
