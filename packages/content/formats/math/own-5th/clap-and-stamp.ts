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
        you: 'Ask a question. Count together from 1, and clap at each multiple of one denominator.',
        child:
          'Stamps at each multiple of the other, until both fall together. Works out the answer with that common denominator.',
      },
      round:
        'For 3/4 - 1/6, you clap at 4, 8, 12. Your child stamps at 6, 12. So 9/12 - 2/12 = 7/12. Question 1 gives {answer}.',
      steps: ['Get out paper and pencils, and stand up.'],
      say: 'You stamp, I clap. Where do we sound like one?',
    },
    {
      title: 'Fractions by the Dozen',
      child:
        'Tell both fractions in twelfths. Choose: put them together or take the smaller away. Predict the result, then lay it in beans. Show {friend} whether one carton is enough.',
      inShort: {
        you: 'Ask a question. Then name two of these: 1/2, 2/3, 1/4, 3/4, 1/6, 5/6.',
        child: 'Answers. Says both in twelfths, then their sum or difference. Tests it with one bean for each twelfth.',
      },
      round:
        'Your child says {answer}. You name 2/3 and 3/4. 8/12 + 9/12 = 17/12, your child says. The beans fill the carton, and 5 lie beside.',
      steps: ['Get out an egg carton with 12 hollows and dry beans.'],
      further: 'Name mixed numbers, such as 2 1/4 and 1 2/3. Your child subtracts in writing instead.',
      say: 'One carton is one whole. Does it fit, or spill?',
      materials: [
        { name: 'egg carton', quantity: '1', core: true, substitute: '12 drawn circles' },
        { name: 'dry beans', quantity: '24', core: true, substitute: 'buttons' },
      ],
    },
  ],
  safety: [],
}
