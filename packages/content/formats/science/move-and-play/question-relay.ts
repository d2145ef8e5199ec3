import type { Format } from '../../../types.ts'

export const questionRelay: Format = {
  id: 'science.question-relay',
  subject: 'science',
  title: 'Question Relay',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
    { name: 'socks', quantity: '6', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Run with rolled socks to answer for {hero}. Win a throw from close by. Choose your throw: high, low or backward.',
      inShort: {
        you: 'Stand by the basket and ask a question. Point to the throwing line: two steps away after a right answer, four after a wrong one.',
        child: 'Runs up with a pair of socks and answers. Throws the pair from that line.',
      },
      round:
        'Your child runs up with a pair and says {answer}. You point two steps away. Your child throws from there, and in it goes!',
      steps: [
        'Get out a laundry basket and socks. Roll three pairs. Your child starts ten steps away.',
        'Work out a wrong answer together before the throw. After a miss, your child steps closer and throws again.',
      ],
      say: 'Think while you run. A right answer throws from close by.',
    },
    {
      title: 'The Sock Hunt',
      ages: 'younger',
      questions: 3,
      child:
        'Find the rolled socks that hide at {place}. Answer first, and the hunt gets easy. Choose to creep or to hop.',
      inShort: {
        you: 'Ask a question. After the answer, call cold, warm or hot until a pair of socks is found.',
        child: 'Answers, then hunts for a pair and drops it into the basket.',
      },
      round:
        'Your child says {answer} and hunts. You call: cold, warm, hot! The pair was behind the door. It goes into the basket.',
      steps: [
        'Get out a laundry basket and socks. Roll three pairs and hide them in one room while your child looks away.',
        'Work out a wrong answer together.',
      ],
      say: 'Three pairs are hiding. A right answer makes me talk.',
    },
    {
      title: 'Toss and Pick',
      questions: 3,
      child:
        'Invent funny ways to throw. Answer and draw or tell why. Choose how your grown-up throws: backward or sitting. Throw into the basket for {friend}.',
      inShort: {
        you: 'Ask a question. After the answer, throw a pair of socks in the funny way that your child picks.',
        child:
          'Answers, draws or tells why and picks your funny way. Then throws a pair the usual way until it is in the basket.',
      },
      round:
        'Your child says {answer}, shows why and picks: backward! You throw and miss. Your child throws the usual way. It is in.',
      steps: [
        'Get out a laundry basket and socks. Roll two pairs. Put the basket three steps away.',
        'Work out a wrong answer together.',
      ],
      say: 'Answer, show me why, and decide how I throw. Be gentle!',
      materials: [
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
        { name: 'socks', quantity: '4', core: true },
      ],
    },
  ],
  safety: [],
}
