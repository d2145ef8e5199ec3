import type { Format } from '../../../types.ts'

export const tenNests: Format = {
  id: 'math.ten-nests',
  subject: 'math',
  title: 'Ten Nests',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.add-within-20'],
  materials: [
    { name: 'egg carton', quantity: '1, for 12', core: true, substitute: 'ten rings drawn on paper' },
    { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Fill the Nests',
      child:
        'Fill ten nests for {hero} at {place}. Choose which empty nest to fill first. Push beans over until the ten is full. Call out the sum.',
      earned: true,
      inShort: {
        you: 'Put 7, 8 or 9 beans into the nests. Lay 4, 5 or 6 beside.',
        child: 'Fills the empty nests from the beans beside. Tells what is left over and the sum. Empties the nests.',
      },
      round:
        'Your child says {answer}. You put in 8 beans and lay 6 beside. Your child puts in 2 more: 10 and 4 make 14.',
      steps: ['Get out the egg carton and dry beans. Stuff something into two nests. Ten stay open.'],
      further: 'Lay both heaps on the table. Your child puts the greater one into the nests first.',
      say: 'How many nests are still hungry?',
      success: 'Your child fills the ten first and reads the sum without counting all beans.',
    },
    {
      title: 'Twenty Fingers',
      child:
        'Turn up two cards with a friend of {hero}. Show the first number with your fingers. Choose a silly voice for the sum. Make all ten of your fingers stand up.',
      earned: true,
      inShort: {
        you: 'When two cards are up, show the second with your fingers. Fold them one by one.',
        child:
          'Turns two cards and shows the first. Puts up a finger for each that you fold, until ten stand. Says the sum.',
      },
      round: 'Your child says {answer}. The cards are 8 and 6. You fold 2 of your 6 fingers: 10 and 4, that is 14!',
      steps: ['Get out the playing cards. Mix them face down.'],
      further: 'Your child shows the greater number, whichever card it is. Show the smaller one yourself.',
      say: 'My fingers want to hop over to you. How many?',
      materials: [{ name: 'playing cards', quantity: '16, all from 6 to 9', core: true, substitute: 'numbered slips' }],
    },
  ],
  safety: [],
}
