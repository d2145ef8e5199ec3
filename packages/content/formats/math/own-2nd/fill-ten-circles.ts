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
    { name: 'dry beans', quantity: '20', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'playing cards', quantity: 'ace to 9 of two suits', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Turn over a card for {hero}. Fill the circles with beans. Choose where you begin: top or bottom. Trade ten beans for one slip and call the sum.',
      inShort: {
        you: 'Ask a question. Then your child turns over a card. You lay down one more slip of ten.',
        child:
          'Answers. Adds as many beans as the card shows. Whenever ten circles are full, trades their beans for one slip. Says the new sum.',
      },
      round:
        'Your child says {answer} and turns over an 8. You lay a slip. Five of the 8 beans fill the circles: a new ten! Your child trades, lays the other 3 and says: 15 + 18 = 33.',
      steps: [
        'Get out paper, dry beans and playing cards from ace (1) to 9. Tear the sheet in half. Draw ten circles on one half and tear nine slips from the other. Write 10 on each slip. Lay out one slip, and five beans in circles: 15. Mix the cards.',
        'The next card goes on from the new sum. If no ten gets full, ask why not. Lay a wrong answer in beans.',
      ],
      further: 'Now say it with the full ten: 15 + 18 = 20 + 13.',
      say: 'Will this card fill the ten, or do circles stay empty?',
    },
    {
      title: 'Ten Fingers Trade',
      child:
        'Show your ones with your fingers. Fold ten away and clap. Choose who turns over first: you or I. Call out the sum to {friend}.',
      inShort: {
        you: 'Ask a question. Then each of you turns over a red card for the tens and a black one for the ones.',
        child:
          'Answers. Both of you hold up your ones as fingers. If there are ten, you fold ten away and clap: a new ten. Your child adds all the tens and says the sum.',
      },
      round:
        'Your child says {answer}. You have 28, your child 35. 8 and 5 fingers are 13: fold ten, clap once, 3 stay up. 2, 3 and the clap make 6 tens: 63.',
      steps: [
        'Get out playing cards. Make a pile of red ones from ace to 4 and a pile of black ones from ace to 9, both mixed. An ace is 1.',
        'With fewer than ten fingers nobody claps, and your child tells why. After a wrong answer, show its ones on your hands and add once more, side by side.',
      ],
      further: 'Each time, first give fingers until one of you has ten: 28 + 35 becomes 30 + 33.',
      say: 'Do our hands hold a new ten? Clap only if they do!',
      materials: [
        { name: 'playing cards', quantity: 'ace to 4 of both red suits, ace to 9 of one black suit', core: true },
      ],
    },
  ],
  safety: [],
}
