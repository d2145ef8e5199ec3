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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      questions: 3,
      child:
        'Run with rolled socks to answer for {hero}. Win a throw from the near line. Choose your throw: high, low or backward.',
      inShort: {
        you: 'Ask a question at the start, then stand by the basket.',
        child:
          'Runs to the far line and answers. If it is right, throws a pair from the near line. In the basket, it is one {token}.',
        end: 'Three pairs are in the basket.',
      },
      round:
        'You read question 1. Your child runs with a pair to the far line and calls {answer}. Right: on to the near line, a throw, and in it goes. One {token}!',
      steps: [
        'Get out a laundry basket, socks, paper and pencils. Roll three pairs. Write Near and Far on one half sheet each. Lay Near two steps from the basket and Far five. Your child starts at ten steps.',
        'Tell the answer if it is wrong. That pair is thrown from the far line. After a miss, step closer and throw again.',
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
        'You read question 1. Your child says {answer}, so you help: cold, warm, hot! The pair was behind the door. Into the basket it goes, and one {token} is drawn on the sheet.',
      steps: [
        'Get out a laundry basket, socks, paper and pencils. Roll three pairs and hide them in one room while your child looks away.',
        'Tell the answer if it is wrong. Then call warm or cold only three times.',
      ],
      say: 'Three pairs are hiding. A right answer makes me talk.',
    },
    {
      title: 'Toss and Pick',
      questions: 3,
      child:
        'Invent three funny ways to throw. Answer a question. Then choose the funny way for your grown-up. Throw first into the basket for {friend}.',
      inShort: {
        you: 'Ask a question, then throw a pair in the funny way that your child picks.',
        child:
          'Answers, picks your funny way and throws in turn with you, the usual way. First in the basket wins one {token}.',
        end: 'All three funny ways are crossed out.',
      },
      round:
        'You read question 1. Your child says {answer} and picks: backward! You miss. Your child throws the usual way. In! The word is crossed out, and one {token} is drawn there.',
      steps: [
        'Get out a laundry basket, socks, paper and pencils. Roll two pairs. Put the basket three steps away. Your child invents three funny ways to throw, such as backward. You write them down.',
        'Tell the answer if it is wrong. Then your child throws the funny way. If you are first, your child wins the {token} by saying why the answer is right.',
      ],
      say: 'A right answer, and you decide how I throw. Be gentle!',
      materials: [
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
        { name: 'socks', quantity: '4', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
