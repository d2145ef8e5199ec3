import type { Format } from '../../../types.ts'

export const clapAndStamp: Format = {
  id: 'math.clap-and-stamp',
  subject: 'math',
  title: 'Clap and Stamp',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'move',
  layout: 'c',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.add-unlike-fractions'],
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
      title: 'Clap and Stamp',
      child:
        'Count aloud with your partner. Stamp at every multiple of your denominator. Choose which denominator is yours. Stop where both meet, and work it out for {hero}.',
      inShort: {
        you: 'Ask a question. Count aloud together from 1. Clap at each multiple of one denominator, until clap and stamp fall together.',
        child:
          'Stamps at each multiple of the other denominator. Takes the number where both meet as common denominator, writes both fractions with it and works out the answer.',
      },
      round:
        'You read question 1 and count together. Clap and stamp fall on one number. Your child writes both fractions with it and says {answer}.',
      steps: [
        'Get out paper and pencils. Write the two denominators of each question large, one for you and one for your child.',
        'Out of step? Begin again from 1. After a wrong answer, look together what the numerator was multiplied by.',
      ],
      say: 'You stamp, I clap. Where do we sound like one?',
    },
    {
      title: 'Fractions by the Dozen',
      prepMinutes: 2,
      child:
        'Draw two slips and name each part in twelfths. Choose: put both together or take the smaller away. Predict the result. Fill the hollows to show {friend}.',
      inShort: {
        you: 'Ask a question. Then let your child draw two slips. Listen for the twelfths, and count the filled hollows with your child.',
        child:
          'Answers. Draws 1/3 and 5/6: 4/12 and 10/12. Says the sum or the difference, then lays one bean in each hollow that it takes.',
      },
      round:
        'Your child says {answer} and draws 2/3 and 3/4. Together 17/12: a full carton and 5 more. The beans fill all hollows, and 5 lie beside.',
      steps: [
        'Get out an egg carton, dry beans and paper. Tear eight slips: 1/2, 1/3, 2/3, 1/4, 3/4, 1/6, 5/6, 5/12. No carton of twelve? Draw twelve circles.',
        'Unsure of the twelfths? Show 2/3 with a finger: the carton in 3 equal parts, and 2 of them.',
      ],
      further:
        'Now 2 stands before the first fraction, 1 before the second: 2 1/4 and 1 2/3. Add, then take away and open a whole if needed, in writing.',
      say: 'One carton is one whole. Does it fit in, or does it spill?',
      materials: [
        { name: 'egg carton', quantity: '1', core: true },
        { name: 'dry beans', quantity: '24', core: true, substitute: 'buttons' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}
