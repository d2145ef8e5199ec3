import type { Format } from '../../../types.ts'

export const theGreaterPart: Format = {
  id: 'math.the-greater-part',
  subject: 'math',
  title: 'The Greater Part',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.compare-fractions'],
  materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Fraction Strip Wall',
      child:
        'Look where the finger stops on the wall of {hero}. Find a greater fraction. Tell why it is greater. Choose the same top or the same bottom number.',
      earned: true,
      inShort: {
        you: 'Put a finger where a fraction ends, such as 2/8.',
        child: 'Shows a greater fraction with the same top or bottom number. Says why: bigger parts, or more of them.',
      },
      round:
        'Your child says {answer}. Your finger is at 2/8. Your child shows 2/4: it ends farther right, as fourths are bigger than eighths.',
      steps: [
        'Get out paper. Tear off 3 strips as long as the sheet. Fold them in halves, fourths and eighths. Lay them below each other.',
        'What ends farther right is greater.',
      ],
      further: 'Point to two: 1/2 and 3/8, or 3/4 and 5/8. Your child renames one in eighths, then compares.',
      say: 'Which one reaches farther, and what makes it so?',
    },
    {
      title: 'Arms Like a Beak',
      modality: 'kinesthetic',
      child:
        'Stand between two fractions. Open your arms toward the greater one, like a hungry beak. Tell {friend} why it is greater. Choose a loud snap or a soft one.',
      earned: true,
      inShort: {
        you: 'Hold up a pair of slips, one in each hand.',
        child:
          'Opens both arms toward the greater fraction, like a beak. Says why: the parts are bigger, or there are more.',
      },
      round:
        'Your child says {answer}. You hold up 2/3 and 2/8. The arms open toward 2/3: both have 2 parts, and thirds are bigger.',
      steps: [
        'Get out paper. Write 4 pairs of slips: 2/3 and 2/8, 5/6 and 3/6, 4/8 and 4/6, 3/8 and 7/8.',
        'Wrong? Draw 2 equal bars together.',
      ],
      further: 'Write new pairs: 2/3 and 5/6, 3/4 and 5/8, 1/2 and 3/8. Your child renames one.',
      say: 'The beak is hungry. Where does it open?',
    },
  ],
  safety: [],
}
