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
    { name: 'blanket', quantity: '1, dark', core: true },
    { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
    { name: 'socks', quantity: '3 of different colors', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Crawl into the dark tent with {hero}. Choose a sock and guess its color. Turn on the light and check. Win one {token} for each sock.',
      inShort: {
        you: 'Mix the socks in the dark tent. After each guess, ask a question.',
        child: 'Takes a sock and guesses its color. A right answer turns the flashlight on to check: one {token}.',
        end: 'Three socks are checked.',
      },
      round:
        'Your child takes a sock and guesses: blue. You ask question 1. Your child says {answer} and turns on the light. Is it blue? One {token}.',
      steps: [
        'Get out a blanket, a flashlight and socks. Hang the blanket over a table, one side loose for air. Three socks go inside.',
        'Too bright? Shut both eyes. After a wrong answer, try again together. At the end: why could we not see the colors? (no light reached our eyes)',
      ],
      say: 'It has a color. Can you tell which one in the dark?',
      success: 'Your child is sure of the color only when light reaches the eyes.',
    },
    {
      title: 'Light Makers',
      child:
        'Guess which things make their own light. Look at them in the dark tent with {friend}. Choose where to sit. Tell what you see and win three {tokens}.',
      inShort: {
        you: 'Ask a question. Then call the next test: light off, light on, light on the foil.',
        child: 'Works the flashlight after a right answer, looks and tells which thing makes light: one {token}.',
        end: 'All three tests are done.',
      },
      round:
        'You ask question 1. Your child says {answer} and gets the flashlight. Light off: does one thing make light? No. One {token}.',
      steps: [
        'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, one side loose for air. Lay the foil, one sock and the flashlight inside.',
        'Light on: only the flashlight glows. On the foil: light just bounces off it. After a wrong answer, you work the flashlight.',
      ],
      say: 'Which of these shines without any help?',
      success: 'Your child names the flashlight as the only light maker of the three.',
      materials: [
        { name: 'blanket', quantity: '1, dark', core: true },
        { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
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
