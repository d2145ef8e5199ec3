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
    { name: 'cups', quantity: '1', core: true, substitute: 'mugs' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Push each bean aside and say its number. Choose which bean goes first. Mix the beans up and count again. Tell {hero} how many there are.',
      earned: true,
      inShort: {
        you: 'Tip some of the 10 beans out of the cup.',
        child:
          'Pushes each bean aside with one number and says how many. Mixes them up and counts again: still as many?',
      },
      round:
        'Your child says {answer}. You tip out 7 beans. Your child pushes them aside: 1, 2, 3, 4, 5, 6, 7. Mixed up, still 7.',
      steps: ['Get out dry beans and cups. Put 10 beans into one cup.'],
      further: 'Draw 6 to 10 dots in a jumble instead. Your child counts, crossing out each one.',
      say: 'One bean, one number. Has each bean had its turn?',
    },
    {
      title: 'Count the Plops',
      modality: 'auditory',
      child:
        'Turn away and listen for {friend}. Draw a dot for each plop. Choose: fast plops or slow ones? Count your dots. Pour out the beans and check.',
      earned: true,
      inShort: {
        you: 'Drop some of the 10 beans into the cup, one by one.',
        child:
          'Turns away and draws a dot for each plop. Counts the dots. Pours the beans out and counts: is it right?',
      },
      round:
        'Your child says {answer} and turns away. Plop, plop, plop, plop, plop: 5 dots! Poured out and counted, there are 5 beans.',
      steps: ['Get out dry beans and cups: 10 beans and one cup.'],
      further: 'Your child draws the dots all over the page, then crosses out each one to count.',
      say: 'Hush! How many fall down the well?',
    },
  ],
  safety: [],
}
