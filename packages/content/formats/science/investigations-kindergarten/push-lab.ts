import type { Format } from '../../../types.ts'

export const pushLab: Format = {
  id: 'science.push-lab',
  subject: 'science',
  title: 'Push Lab',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.big-and-small-pushes'],
  materials: [
    { name: 'ball', quantity: '1, soft', core: true },
    { name: 'books', quantity: '6', core: true },
    { name: 'wooden blocks', quantity: '3', core: true, substitute: 'building blocks' },
    { name: 'towel', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Roll a ball to {place}. Choose a guess: near or far. Give it a small push, then a big one. Mark each stop with a block for {hero}.',
      inShort: {
        you: 'Call the push: small, then big, last big onto the towel. Ask a question after each one.',
        child:
          'Guesses with a finger, pushes twice, sets a block beside the lane at the farther stop and answers: one {token}.',
        end: 'Three blocks mark three stops.',
      },
      round:
        'You call: small! Your child points to a guess, pushes gently two times and sets a block beside the lane. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a ball, books, wooden blocks and a towel. Lay two rows of three books as a lane, one foot wide. Every push starts at the same end.',
        'For the last push, lay the towel in the lane. After a wrong answer, push once more and look.',
      ],
      say: 'Where do you think it will stop? Put your finger there, then try it.',
      success: 'The big push goes farthest, and the towel makes it stop sooner.',
    },
    {
      title: 'Just Enough Push',
      child: 'Push a ball so that it lands on {place}. Choose: a small push or a big one? Try it and tell {friend}.',
      inShort: {
        you: 'Move the towel: near, then farther, last very far. Ask a question each time.',
        child: 'Says small push or big push and tries until the ball stops on the towel. Then answers: one {token}.',
        end: 'The ball has landed near, farther and very far.',
      },
      round:
        'The towel lies near. Your child says: a small push! The ball rolls past. A smaller push: it stops on the towel. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out a ball, books and a towel. Two books make a gate: every push starts there. Lay the towel flat, two steps away. It is {place}.',
        'Four tries are enough; then move the towel a little closer. After a wrong answer, push once more and look.',
      ],
      say: 'The towel lies here now. Will a small push do, or a big one?',
      success: 'Your child pushes harder when the towel lies farther away.',
      materials: [
        { name: 'ball', quantity: '1, soft', core: true },
        { name: 'books', quantity: '2', core: true },
        { name: 'towel', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'rolling ball underfoot',
      adultNote: 'Stay close, roll on the floor only and pick the ball up after each turn.',
    },
  ],
}
