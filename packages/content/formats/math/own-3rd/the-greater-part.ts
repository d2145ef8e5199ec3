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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Fraction Strip Wall',
      child:
        'Find both fractions on the wall of {hero}. Slide a finger straight down from one to the other. Say which is greater and why. Choose which one to look for first.',
      inShort: {
        you: 'Lay the strips under each other, left ends in line. Ask a question and hold a finger at the end of one fraction.',
        child:
          'Counts the parts of the other fraction and compares: what ends farther right is greater. Gives the reason: bigger parts, or more of them.',
      },
      round:
        'Your finger shows where the first fraction ends. Your child counts off the other, slides up or down to compare, says {answer} and tells why: bigger parts, or more of the same parts.',
      steps: [
        'Get out paper. Fold the sheet in half the long way three times and tear off five strips. Fold one in half, one in fourths, one in eighths. Roll one into three layers, and one more, then fold that in half: sixths.',
        'After a wrong answer, lay just these two strips together and cover what does not count. Folds may be a little off: the parts are meant to be equal.',
      ],
      further: 'From now on, first look for another name: which fold of the other strip ends there, too?',
      say: 'Which one reaches farther, and what makes it so?',
    },
    {
      title: 'Arms Like a Beak',
      child:
        'Open your arms toward the greater fraction, like a hungry beak. Tell {friend} why it is greater. Think first: same top or same bottom? Pick the next three cards.',
      inShort: {
        you: 'Ask a question. Draw three cards: first, the smallest is the top of two fractions; next time, the largest is the bottom of both.',
        child:
          'Answers. Stands between the two fractions and opens the arms toward the greater one, as the sign does. Says why: parts are bigger, or there are more.',
      },
      round:
        'Your child says {answer}. You draw 2, 5 and 7 and write 2/5 and 2/7, left and right. Arms open toward 2/5: two parts each, and fifths are bigger.',
      steps: [
        'Get out playing cards: ace to 8. The ace is 1. Write each fraction large, on scraps.',
        'Same top: the smaller bottom is greater. Same bottom: the larger top. After a wrong answer or sign, draw two equal bars together.',
      ],
      further:
        'Now write 2/5 and 7/10 for 2, 5 and 7: the largest card is the top, and the second bottom is doubled. Your child renames 2/5 as 4/10 to compare.',
      say: 'The beak is hungry. Where does it open?',
      materials: [{ name: 'playing cards', quantity: '8', core: true }],
    },
  ],
  safety: [],
}
