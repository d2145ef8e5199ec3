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
        'Run with rolled socks to answer for {hero}. Answer before you throw. Choose your throw: high, low or backward.',
      inShort: {
        you: 'Stand by the basket and read a question from there.',
        child: 'Runs up with a pair of socks. Stops, works out the answer and throws the pair into the basket.',
      },
      round: 'Your child runs up and says {answer}. The pair flies from two steps away. In it goes!',
      steps: [
        'Get out a laundry basket and socks. Roll three pairs. Your child starts ten steps away.',
        'Missed? Throw again from closer. Wrong? Work it out together first.',
      ],
      say: 'Run to me, stop and think. Then throw!',
    },
    {
      title: 'The Sock Hunt',
      ages: 'younger',
      questions: 3,
      child:
        'Find the rolled socks that hide at {place}. Answer first, and the hunt gets easy. Choose to creep or to hop.',
      earned: true,
      inShort: {
        you: 'Call cold, warm or hot until one is found.',
        child: 'Hunts for a pair and drops it into the basket.',
      },
      round:
        'Your child says {answer} and hunts. You call: cold, warm, hot! The pair was behind the door. It goes into the basket.',
      steps: [
        'Get out a laundry basket and socks. Roll three pairs. Hide them in one room while your child looks away.',
        'Wrong? Work it out together.',
      ],
      say: 'Three pairs are hiding. A right answer makes me talk.',
    },
    {
      title: 'Toss and Pick',
      questions: 3,
      child:
        'Invent funny ways to throw. Answer and tell why. Choose how your grown-up throws: backward or sitting. Throw into the basket for {friend}.',
      earned: true,
      inShort: {
        you: 'Throw a pair in the funny way chosen.',
        child: 'Tells why and picks your funny way. Then throws a pair the usual way.',
      },
      round:
        'Your child says {answer}, tells why and picks: backward! You throw and miss. Your child throws the usual way: in!',
      steps: [
        'Get out a laundry basket and socks. Roll two pairs. Put the basket three steps away.',
        'Wrong? Work it out together.',
      ],
      say: 'Answer, and decide how I throw. Be gentle!',
      materials: [
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
        { name: 'socks', quantity: '4', core: true },
      ],
    },
  ],
  safety: [],
}
