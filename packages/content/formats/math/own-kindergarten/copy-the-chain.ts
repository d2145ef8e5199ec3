import type { Format } from '../../../types.ts'

export const copyTheChain: Format = {
  id: 'math.copy-the-chain',
  subject: 'math',
  title: 'Copy the Chain',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'a',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.patterns'],
  materials: [
    { name: 'dry beans', quantity: '12', core: true, substitute: 'coins' },
    { name: 'pasta', quantity: '12', core: true },
    { name: 'buttons', quantity: '12', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Choose the two things for our chain. Copy my chain right under it. Read it aloud to {hero}. Lay the part that comes again once more.',
      earned: true,
      inShort: {
        you: 'Once 2 things are picked, lay them in turn, twice: bean, button, bean, button.',
        child: 'Picks 2 of the 3 things. Copies your chain below it and reads it aloud. Lays the next 2 things.',
      },
      round:
        'Your child says {answer} and picks bean and button. You lay bean, button, bean, button. Your child copies, reads and lays on: bean, button.',
      steps: ['Get out dry beans, pasta and buttons in three heaps.'],
      further: 'Lay a part of 3 twice: bean, button, button. Your child circles each part and lays the next 3.',
      say: 'Our chain wants to grow. Which thing is next?',
    },
    {
      title: 'Next-Move Machine',
      modality: 'kinesthetic',
      child:
        'Copy my moves for {friend}. Keep going until I call stop. Show which move comes next. Choose how your machine runs: fast or slowly.',
      earned: true,
      inShort: {
        you: 'Do 2 moves in turn: clap, stamp, clap, stamp. Soon call stop.',
        child: 'Copies your moves and keeps going the same way. At your stop, tells which move comes next and does it.',
      },
      round:
        'Your child says {answer}. You clap, stamp, clap, stamp. Your child copies and goes on: clap, stamp, clap. Stop! Next comes a stamp.',
      steps: ['Get out nothing at all. Clear a spot where two can hop.', 'Take other moves each time.'],
      further: 'Do a part of 3 moves twice: hop, wave, wave, hop, wave, wave.',
      say: 'Whirr! The machine never forgets its part. What comes next?',
      materials: [],
    },
  ],
  safety: [],
}
