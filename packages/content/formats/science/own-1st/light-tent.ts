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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Crawl into the dark tent with {hero}. Choose a sock and guess its color. Turn on the light and check. Win one {token} for each sock.',
      inShort: {
        you: 'While both eyes are shut, reach in and mix the socks. Ask a question when a color is guessed.',
        child:
          'Shuts both eyes, takes a sock and guesses its color. Answers the question, turns on the flashlight and looks.',
        end: 'Ask: why could we not see the colors? (no light reached our eyes)',
      },
      round:
        'Your child shuts both eyes, takes a sock and guesses: blue. You ask question 1. Your child says {answer}, turns on the light and looks. Is the sock blue?',
      steps: [
        'Get out a blanket, a flashlight and socks. Hang the blanket over a table, one side loose for air. Put the socks and the flashlight inside. Your child crawls in; you sit and read at the open side.',
        'Some light comes in at the open side, so shut eyes make it dark. Work out a wrong answer together.',
      ],
      further: 'Your child shows the path of the light with a finger: flashlight, sock, eyes.',
      say: 'It has a color. Can you tell which one in the dark?',
      success: 'Your child is sure of the color only when light reaches the eyes.',
    },
    {
      title: 'Light Makers',
      child:
        'Guess which things make their own light. Look at them in the dark tent with {friend}. Choose where to sit. Tell what you see and win three {tokens}.',
      inShort: {
        you: 'Ask a question. Then call the next test: first light off, then light on, last light on the foil and the sock.',
        child: 'Answers. Works the flashlight as you call and tells which thing makes light.',
      },
      round:
        'Your child says {answer}. You call: light off! Your child turns off the flashlight. Does a thing make light now? No, not one.',
      steps: [
        'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, one side loose for air. Lay the foil, the sock and the flashlight inside. Your child crawls in; you sit and read at the open side.',
        'Only the flashlight makes light; from the foil light just bounces off, even light from the open side. Work out a wrong answer together.',
      ],
      further: 'Your child shows the path of the light with a finger: flashlight, foil, eyes.',
      say: 'Which of these shines without any help?',
      success: 'Your child names the flashlight as the only light maker of the three.',
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
