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
        'For 3/4 - 1/6, you clap at 4, 8, 12. Your child stamps at 6, 12. So 9/12 - 2/12 = 7/12. Question 1 itself gives {answer}.',
      steps: ['Get out paper and pencils, and stand up.'],
      say: 'You stamp, I clap. Where do we sound like one?',
    },
    {
      title: 'Beans for Parts',
      child:
        'Find the parts that both fractions can share. Choose: work it out first or lay it first. Lay a bean for each part and a coin for each whole. Show {friend} your trade.',
      inShort: {
        you: 'Ask a question. Ask: which part is one bean, and how many beans make a coin?',
        child:
          'Finds the common denominator: so many beans make a coin. Lays the numbers of the question and works it out.',
      },
      round:
        'For 2/3 + 3/4, 12 beans make a coin. 8 and 9 beans are 17: a coin and 5 beans, so 1 5/12. Question 1 itself gives {answer}.',
      steps: ['Get out dry beans and coins. A bean is one part, a coin a whole.'],
      further: 'Too few beans to take away? Your child trades a coin for beans.',
      say: 'Beans are parts, coins are wholes. What can we trade?',
      materials: [
        { name: 'dry beans', quantity: '60', core: true, substitute: 'drawn dots' },
        { name: 'coins', quantity: '5', core: true },
      ],
    },
  ],
  safety: [],
}
