import type { Format } from '../../../types.ts'

export const spillAndSlide: Format = {
  id: 'math.spill-and-slide',
  subject: 'math',
  title: 'Spill and Slide',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.count-to-10'],
  materials: [
    { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons' },
    { name: 'cups', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Slide each bean off the sheet and say its number. Choose who spills: you or I. Mix the beans up and count again. Tell {hero} how many there are.',
      inShort: {
        you: 'Ask a question. Then spill some of the ten beans from the cup onto the sheet.',
        child:
          'Answers. Slides one bean after the other off the sheet, with one number for each, and tells how many. Spills the same beans again and counts once more: is it the same number?',
      },
      round:
        'Your child says {answer}. You spill 7 beans. Your child slides them off: 1, 2, 3, 4, 5, 6, 7. There are 7! Spilled and counted again, they are still 7.',
      steps: [
        'Get out dry beans, cups and paper. Put ten beans into one cup and lay the sheet flat.',
        'After a wrong answer, lay beans for it and count them together. The last number tells how many.',
      ],
      further: 'From now on, draw the same number of dots in a jumble, too. Cross out each one as you count it.',
      say: 'One bean, one number. Has each bean had its turn?',
    },
    {
      title: 'Count the Plops',
      child:
        'Close your eyes and listen for {friend}. Count each plop. Choose: fast plops or slow ones? Touch each bean and check your number.',
      inShort: {
        you: 'Ask a question. Then drop some of the ten beans into the cup, one at a time.',
        child:
          'Answers and shuts both eyes. Counts one number for each plop and tells how many. Pours out the beans, touches each one and counts: is it the same number?',
      },
      round:
        'Your child says {answer} and shuts both eyes. Plop, plop, plop, plop, plop: 5! Your child pours out the beans and touches them: 1, 2, 3, 4, 5. It is right.',
      steps: [
        'Get out dry beans and cups: ten beans and one cup.',
        'Hide the other beans in your hand. Do plops and beans differ? Drop them again, slowly, and count aloud as one. A question that went wrong is dropped into the cup, too.',
      ],
      further: 'From now on, make a dot for each plop, all over a page, and cross them out to count.',
      say: 'Hush! How many fall down the well?',
      materials: [
        { name: 'dry beans', quantity: '10', core: true, substitute: 'buttons' },
        { name: 'cups', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
