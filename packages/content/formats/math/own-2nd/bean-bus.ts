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
    { name: 'dry beans', quantity: '40', core: true },
    { name: 'playing cards', quantity: 'ace to 9 of two suits, one red and one black', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Play the driver on the way to {place}. Turn over two cards and tell who gets on or off. Write both steps. Move the beans to test them.',
      inShort: {
        you: 'Ask a question. Then your child turns over two cards, one by one: red riders get on, black riders get off.',
        child:
          'Answers. Tells the two cards as a bus story and writes step one and step two. Then moves the beans and counts: do they agree with step two?',
      },
      round:
        'Your child says {answer}. 20 beans ride. A red 6 gets on: 20 + 6 = 26. A black 9 gets off: 26 - 9 = 17. Your child moves the beans and counts 17.',
      steps: [
        'Get out dry beans and playing cards from ace to 9, mixed. An ace is 1. 20 beans in two rows of ten are the riders. The others wait at the bus stop.',
        '20 ride again in each story. A wrong answer is played with beans or drawn, one step after the other.',
      ],
      further:
        "From now on, your bus has 12 riders and your child's has as many more as a card shows: how many ride in both?",
      say: 'Ding! Are there more riders now, or fewer?',
    },
    {
      title: 'Under the Bowl',
      child:
        'Watch what goes in and what comes out. Write both steps for {friend}. Say how many hide, then lift the bowl. Choose when you want to be the one who hides.',
      inShort: {
        you: 'Ask a question and hide 15 beans. Your child turns over two cards. You put in as many as the first shows, then take out the second.',
        child:
          'Answers. Writes step one for what goes in and step two for what comes out. Says how many beans hide now. Lifts the bowl and counts.',
      },
      round:
        'Your child says {answer}. 15 hide and 7 go in: 15 + 7 = 22. 8 come out: 22 - 8 = 14. Your child lifts the bowl: 14 beans.',
      steps: [
        'Get out bowls, dry beans and playing cards from ace to 9, mixed. An ace is 1. Turn one bowl upside down.',
        '15 beans hide again each time. Act out a wrong answer with beans in sight or in a drawing, step by step.',
      ],
      further: 'Then hide 15 once more and lay beside them 15 and a card more: how many are there in all?',
      say: 'No peeking! What do your two steps tell you?',
      materials: [
        { name: 'dry beans', quantity: '40', core: true },
        { name: 'bowls', quantity: '1', core: true },
        { name: 'playing cards', quantity: 'ace to 9 of two suits', core: true },
      ],
    },
  ],
  safety: [],
}
