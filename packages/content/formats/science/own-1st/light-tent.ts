import type { Format } from '../../../types.ts'

export const lightTent: Format = {
  id: 'science.light-tent',
  subject: 'science',
  title: 'The Light Tent',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.light-to-see'],
  materials: [
    { name: 'blanket', quantity: '1 dark one', core: true },
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
    { name: 'socks', quantity: '3 of different colors', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Crawl into the dark tent with {hero}. Choose a sock and guess its color. Turn on the light and check. Win one {token} for each sock.',
      inShort: {
        you: "Ask a question. Mix the socks while your child's eyes are shut.",
        child:
          'In the tent, answers and shuts both eyes. Takes a sock and guesses its color. Turns on the flashlight and looks.',
        end: 'Ask: what did your eyes need to see color? (light)',
      },
      round:
        'Your child says {answer}, shuts both eyes, takes a sock and guesses: blue. Your child turns on the light and looks. Is it blue?',
      steps: [
        'Get out a blanket, a flashlight and socks. Hang the blanket over a table, one side open. Put the rest inside.',
      ],
      further: 'Your child shows the path of light with a finger: flashlight, sock, eyes.',
      say: 'Can you tell a color in the dark?',
      success: 'Your child is sure of the color only when light reaches the eyes.',
    },
    {
      title: 'Light Makers',
      child:
        'Guess which things make their own light. Look at them in the dark tent with {friend}. Choose where to sit. Tell what you see and win three {tokens}.',
      inShort: {
        you: 'Ask a question. Then name a thing to test: sock, hand, foil.',
        child:
          'In the tent, answers. Guesses if it makes its own light. Shines the flashlight on it, then turns it off and looks again.',
        end: 'Ask: what made all the light? (the flashlight)',
      },
      round:
        'Your child says {answer}, guesses no and lights the sock: bright. Light off: it is dark. So it makes no light.',
      steps: [
        'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, one side open. Put the rest inside.',
      ],
      further: 'A finger of your child follows the light: flashlight, thing, eyes.',
      say: 'Which of these shines without any help?',
      success: 'Your child names the flashlight as the only light maker in the tent.',
      materials: [
        { name: 'blanket', quantity: '1 dark one', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a bike light' },
        { name: 'socks', quantity: '1', core: true },
        { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'dark tent',
      adultNote: 'Stay close, keep one side open for air and point the light away from eyes.',
    },
  ],
}
