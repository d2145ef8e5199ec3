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
    { name: 'playing cards', quantity: '18, all from ace to 9 in two suits', core: true },
    { name: 'pencils', quantity: '2', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw two cards for {hero}. Choose which one counts the tens. Draw your number with lines and dots. Swap the cards and find the greater number.',
      inShort: {
        you: 'Ask a question. Turn up two cards and let your child lay them side by side. Write that number, then swap the cards.',
        child:
          'Answers. Reads the number and draws a line for each ten, a dot for each one. After the swap reads it again and tells its tens. Lays two pencils as the sign between both.',
      },
      round:
        'Your child says {answer} and lays 3 and 7: 3 lines, 7 dots, 37. Swapped it is 73, with 7 tens. Two pencils point to the smaller number: 37 < 73.',
      steps: [
        'Get out playing cards, pencils and paper. Lay the cards face down. An ace is 1.',
        'Two cards alike make two equal numbers: lay the pencils as =. Draw a number that went wrong, and count its tens first.',
      ],
      further: 'From now on, write each number apart, too: 37 = 30 + 7.',
      say: 'Swap two digits. Which one is worth more then?',
      success: 'Your child tells what each digit means and why one number is greater.',
    },
    {
      title: 'Stomp and Clap',
      child:
        'Stomp once for each ten and clap once for each one. Choose to stomp like {hero} or like {friend}. Listen to my number, too. Point your arms at the smaller one.',
      inShort: {
        you: 'Ask a question. Then stomp and clap a number of two cards of your own.',
        child:
          'Answers and turns two cards. Stomps: ten, twenty, and so on. Claps the ones on from there. Names both numbers and points with both arms to the smaller.',
      },
      round:
        'Your child says {answer} and turns 2 and 4. Stomp, stomp: ten, twenty. Clap: 21, 22, 23, 24. You make 42. Your child points to 24: it has fewer tens.',
      steps: [
        'Get out the playing cards and mix them, face down. The first card tells the tens, the second the ones. An ace is 1.',
        'Both hands together at the fingertips are the sign. Stomp a wrong answer again, slowly, and say each ten.',
      ],
      further: 'From now on, say what the stomps make and what the claps make: 24 is 20 + 4.',
      say: 'I hear tens in the floor. How many?',
      materials: [{ name: 'playing cards', quantity: '10, all from ace to 5 in two suits', core: true }],
    },
  ],
  safety: [],
}
