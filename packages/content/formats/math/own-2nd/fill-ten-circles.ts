import type { Format } from '../../../types.ts'

export const fillTenCircles: Format = {
  id: 'math.fill-ten-circles',
  subject: 'math',
  title: 'Fill Ten Circles',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.add-within-100'],
  materials: [
    { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'playing cards', quantity: '2 to 9 of two suits', core: true, substitute: 'numbered slips' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay beans in the circles for {hero}. Choose where you begin: top or bottom. Tell if a new ten is full. Call out the sum.',
      earned: true,
      inShort: {
        you: 'Lay two new cards on the gaps.',
        child:
          'Lays the ones as beans in the circles. Tells if they make a new ten. Writes the sum, with a small 1 if so.',
      },
      round:
        'Your child says {answer}. The cards make 36 + 47. Ten circles get full, 3 beans stay out. Write 3, a small 1 and 8 tens: 83.',
      steps: [
        'Get out paper, dry beans and playing cards from 2 to 9, mixed. Write 3__ and below it + 4__, with card-sized gaps. Draw ten circles.',
        'Wrong? Lay the ones in beans.',
      ],
      further: 'Use cards 5 to 9. Fill one ten first. For 36 + 47, move 3 beans over: 33 + 50 = 83.',
      say: 'Will these beans fill the ten, or not?',
    },
    {
      title: 'Ten Fingers Trade',
      modality: 'kinesthetic',
      child:
        'Choose a number from 21 to 49 and hide it. Show your ones with your fingers. Fold ten away and clap. Call out the sum to {friend}.',
      earned: true,
      inShort: {
        you: 'Each of you secretly writes a number from 21 to 49.',
        child: 'Both show the ones as fingers. Ten or more? Folds ten away and claps. Adds the tens and says the sum.',
      },
      round:
        'Your child says {answer}. You wrote 28, your child 35. 8 and 5 fingers: ten fold, clap, 3 stay. 5 tens and one more: 63.',
      steps: ['Get out paper and pencils. Tear off a slip for each of you.', 'Wrong? Show the ones in fingers.'],
      further: 'Choose ones from 5 up. For 28 + 35, your child gives you 2: 30 + 33 = 63.',
      say: 'Do our hands hold a new ten?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
      prepMinutes: 0,
    },
  ],
  safety: [],
}
