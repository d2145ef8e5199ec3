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
    { name: 'dry beans', quantity: '12', core: true },
    { name: 'pasta', quantity: '12', core: true },
    { name: 'buttons', quantity: '12', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Copy my chain right under it. Read it aloud to {hero}. Lay the part that comes again once more. Choose the things for the next chain.',
      inShort: {
        you: 'Ask a question. Then lay a part as long as in the example, two times, such as: bean, button, bean, button.',
        child:
          'Answers. Copies the chain under yours, reads it aloud and lays its part once more. You lay yours, too: do both chains match, thing by thing?',
      },
      round:
        'Your child says {answer}. You lay bean, button, bean, button. Your child copies it, reads it and goes on: bean, button. You go on, too. Both chains match!',
      steps: [
        'Get out dry beans, pasta and buttons. Heap up twelve of each.',
        'Where the chains differ, read yours aloud together and clap at the start of each part. A pattern that was answered wrong is laid or read the same way.',
      ],
      say: 'Our chain wants to grow. Which thing is next?',
    },
    {
      title: 'Next-Move Machine',
      child:
        'Copy my moves for {friend}. Keep going until I call stop. Say the part that comes again. Choose the moves for the next round.',
      inShort: {
        you: 'Ask a question. Then do a part as long as in the example, two times, such as: clap, stamp, clap, stamp. Call: go on! Soon call: stop!',
        child:
          'Answers. Copies your moves and goes on the same way until you stop it. Says the part that comes again and shows the next move.',
      },
      round:
        'Your child says {answer}. You clap, stamp, clap, stamp. Your child copies it and goes on: clap, stamp, clap. Stop! The part is clap, stamp, and next comes a stamp.',
      steps: [
        'Get out nothing at all. Clear a spot where two can hop and turn.',
        'A longer part is hop, wave, wave. To check, do it together from the start and say each move. Act out a pattern that was answered wrong.',
      ],
      say: 'Whirr! The machine never forgets its part. What comes next?',
      materials: [],
    },
  ],
  safety: [],
}
