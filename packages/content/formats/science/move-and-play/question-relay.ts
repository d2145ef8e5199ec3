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
        you: 'Stand by the basket and ask a question.',
        child:
          'Runs up with a pair and answers. If it is right, throws from two steps away. In the basket, it is one {token}.',
        end: 'Three pairs are in the basket.',
      },
      round:
        'You read question 1. Your child runs with a pair, calls {answer} and stops two steps away. A throw, and in it goes. One {token}!',
      steps: [
        'Get out a laundry basket and socks. Roll three pairs. Your child starts ten steps away.',
        'A wrong answer is mended together and thrown from four steps away. After a miss, step closer and throw again.',
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
        you: 'Ask a question. After a right answer call warm or cold until a pair is found.',
        child: 'Answers, hunts for a pair and drops it into the basket: one {token}.',
        end: 'Three pairs are in the basket.',
      },
      round:
        'Your child says {answer}, so you help: cold, warm, hot! The pair was behind the door. Into the basket it goes: one {token}.',
      steps: [
        'Get out a laundry basket and socks. Roll three pairs and hide them in one room while your child looks away.',
        'A wrong answer is mended together. Then call warm or cold only three times.',
      ],
      say: 'Three pairs are hiding. A right answer makes me talk.',
    },
    {
      title: 'Toss and Pick',
      questions: 3,
      child:
        'Invent funny ways to throw. Answer a question. Choose how your grown-up throws: backward or sitting. Throw into the basket for {friend}.',
      inShort: {
        you: 'Ask a question, then throw a pair in the funny way that your child picks.',
        child: 'Answers, picks your funny way and then throws the usual way until it is in: one {token}.',
        end: 'Three funny ways are thrown.',
      },
      round:
        'Your child says {answer} and picks: backward! You throw and miss. Your child throws the usual way. In! One {token}.',
      steps: [
        'Get out a laundry basket and socks. Roll two pairs. Put the basket three steps away.',
        'After a wrong answer, mended together, your child throws the funny way, too.',
      ],
      say: 'A right answer, and you decide how I throw. Be gentle!',
      materials: [
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
        { name: 'socks', quantity: '4', core: true },
      ],
    },
  ],
  safety: [],
}
