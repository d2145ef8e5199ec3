import type { Format } from '../../../types.ts'

export const beanBus: Format = {
  id: 'math.bean-bus',
  subject: 'math',
  title: 'Bean Bus',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'act',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.two-step-stories'],
  materials: [
    { name: 'dry beans', quantity: '45', core: true, substitute: 'buttons' },
    { name: 'playing cards', quantity: '2 to 9 of two suits', core: true, substitute: 'numbered slips' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Play the driver on the way to {place}. Turn over two cards. Choose who gets on and who gets off. Write both steps and move the beans.',
      earned: true,
      inShort: {
        you: 'Your child turns over two cards.',
        child:
          'Decides for each card: do they get on or off? Writes both steps. Then moves the beans and counts to check.',
      },
      round: 'Your child says {answer}. 8 get on: 24 + 8 = 32. 5 get off: 32 - 5 = 27. The beans move: 27 ride.',
      steps: [
        'Get out dry beans and playing cards from 2 to 9, mixed. 24 beans in rows of ten are the riders. The others wait.',
        '24 ride again each time. Wrong? Draw it step by step.',
      ],
      further: "Deal one card. Your bus has 14, your child's that many more. How many in all?",
      say: 'Ding! Are there more riders now, or fewer?',
    },
    {
      title: 'Under the Bowl',
      modality: 'visual',
      child:
        'Watch what goes in and what comes out. Write both steps for {friend}. Say how many hide. Choose: lift the bowl fast or slowly.',
      earned: true,
      inShort: {
        you: 'Turn over two cards. Put in the first number, take out the second.',
        child: 'Writes both steps and says how many beans hide. Then lifts the bowl and counts.',
      },
      round: 'Your child says {answer}. 25 hide. 7 go in: 25 + 7 = 32. 6 come out: 32 - 6 = 26. The bowl hides 26!',
      steps: [
        'Get out bowls, dry beans and playing cards from 2 to 7, mixed. Turn one bowl over 25 beans.',
        'What hides stays for the next question. Wrong? Draw it step by step.',
      ],
      further: 'Hide 12. Turn over a card. Lay that many more than 12 beside the bowl. How many in all?',
      say: 'No peeking! What do your two steps tell you?',
      materials: [
        { name: 'dry beans', quantity: '45', core: true, substitute: 'buttons' },
        { name: 'bowls', quantity: '1', core: true },
        { name: 'playing cards', quantity: '2 to 7 of two suits', core: true, substitute: 'numbered slips' },
      ],
    },
  ],
  safety: [],
}
