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
    { name: 'wooden blocks', quantity: '3', core: true, substitute: 'building blocks' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Roll a ball toward {place}. Choose a guess: near or far. Give it a small push, then a big one. Mark each stop with a block for {hero}.',
      inShort: {
        you: 'Call the push: small, then big, then one in between. Ask a question after each.',
        child: 'Points to a guess, pushes the ball and sets a block where it stops. Then answers: one {token}.',
        end: 'Three blocks mark three stops.',
      },
      round:
        'You call: small! Your child points to a spot and pushes gently. The ball stops near, and there goes the block. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a ball and wooden blocks. Clear a long lane on the floor. Every push starts at the same end.',
        'If the ball meets the wall, its block stands there. After a wrong answer, push once more and look.',
      ],
      say: 'Where do you think it will stop? Put your finger there, then try it.',
      success: 'The small push stops first, the big one goes farthest, and the last one lies in between.',
    },
    {
      title: 'Just Enough Push',
      child: 'Push a ball so that it lands on {place}. Choose: a small push or a big one? Try it and tell {friend}.',
      inShort: {
        you: 'Move the towel: near, farther, very far. Ask a question after each place.',
        child:
          'Says small push or big push and has three tries to stop the ball on the towel. Then answers: one {token}.',
        end: 'Three places are tried.',
      },
      round:
        'The towel lies near. Your child says: small push! The ball rolls past. A smaller push, and it stops on the towel. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a ball and a towel. Lay the towel flat, two steps from your child. It is {place}.',
        'After a miss, ask: too big or too small? After a wrong answer, push once more and look.',
      ],
      say: 'The towel lies here now. Will a small push do, or a big one?',
      success: 'Your child pushes harder when the towel lies farther away.',
      materials: [
        { name: 'ball', quantity: '1, soft', core: true },
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
