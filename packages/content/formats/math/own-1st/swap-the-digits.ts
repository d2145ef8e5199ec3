import type { Format } from '../../../types.ts'

export const swapTheDigits: Format = {
  id: 'math.swap-the-digits',
  subject: 'math',
  title: 'Swap the Digits',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.tens-and-ones'],
  materials: [
    { name: 'playing cards', quantity: '8, from 2 to 9 of one suit', core: true, substitute: 'numbered slips' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay two cards as a number for {hero}. Choose which card tells the tens. Draw it with lines and dots. Swap the cards and find the greater number.',
      earned: true,
      inShort: {
        you: 'Turn up two cards.',
        child:
          'Lays them as a number. Draws lines for tens, dots for ones. Swaps the cards. Tells which number is greater and why.',
      },
      round:
        'Your child says {answer} and lays 3 and 7: 3 lines, 7 dots. Swapped, they make 73. It is greater: 7 tens are more.',
      steps: ['Get out playing cards, pencils and paper. Mix the cards face down.'],
      further: 'Your child writes each number apart, too: 37 = 30 + 7.',
      say: 'Swap two digits. Which number is greater then?',
      success: 'Your child tells the tens of both numbers and why one is greater.',
    },
    {
      title: 'Stomp and Clap',
      modality: 'auditory',
      prepMinutes: 0,
      child:
        'Turn up your number, two cards. Stomp once for each ten and clap once for each one. Choose to stomp like {hero} or like {friend}. Point at the greater number.',
      earned: true,
      inShort: {
        you: 'Turn up two cards, too, and read your number.',
        child:
          'Turns up two cards, tens first. Stomps the tens and claps the ones, counting aloud. Tells which number is greater and why.',
      },
      round:
        'Your child says {answer} and turns up 24. Stomps: 10, 20. Claps: 21, 22, 23, 24. Yours is 53. It is greater: 5 tens.',
      steps: ['Get out the playing cards. Mix them face down before each question.'],
      further: 'Your child says what the stomps and the claps make: 24 is 20 + 4.',
      say: 'I hear tens in the floor. How many?',
      materials: [
        { name: 'playing cards', quantity: '6, from 2 to 7 of one suit', core: true, substitute: 'numbered slips' },
      ],
    },
  ],
  safety: [],
}
