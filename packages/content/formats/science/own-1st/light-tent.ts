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
    { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Crawl into the dark tent with {hero}. Pick up a sock and guess its color. Turn on the light and check. Each checked sock wins one {token} for {place}.',
      inShort: {
        you: 'Mix the socks in the dark tent.',
        child: 'Guesses a color, checks it by flashlight and answers a question: one {token}.',
        end: 'Three socks are checked.',
      },
      round:
        'In the dark your child takes a sock and guesses its color. Light on: is it so? Now ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, with one side loose for air.',
        'Two more socks the same way. How many guesses were right in the dark? How many in the light?',
        'Shine on foil and sock: light bounces off into our eyes. With no light, nothing comes back.',
      ],
      say: 'The sock did not change. So what was missing?',
      success: 'Your child is sure of the color only with light, and says that light must reach the eyes.',
    },
    {
      title: 'Light Makers',
      child:
        'Guess which things make their own light. Look at each one in the dark tent. Pick who holds the light. Each test wins {friend} one {token} for {place}.',
      inShort: {
        you: 'Ask what shines in each test.',
        child: 'Looks, tells which thing makes light and answers a question: one {token}.',
        end: 'All three tests are done.',
      },
      round:
        'Test 1, lamp off: your child looks at all three things. Does one shine? No. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, with one side loose for air. Lay foil, a sock and the flashlight inside. Your child guesses: makes light or not?',
        'Test 2: lamp on. Only the lamp glows.',
        'Test 3: shine it at the foil. Did the foil make that light? (No.) Name other light makers in the room.',
      ],
      say: 'It shines now. Does it shine when the lamp is off?',
      success: 'Your child names the lamp as the light maker and finds that foil only bounces light.',
    },
  ],
  safety: [
    {
      hazard: 'dark tent',
      adultNote: 'Stay close, keep one side open for air and point the light away from eyes.',
    },
  ],
}
