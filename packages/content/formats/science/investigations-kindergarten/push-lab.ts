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
    { name: 'ball', quantity: '1, soft; in a small room a pair of socks', core: true },
    { name: 'books', quantity: '6', core: true },
    { name: 'wooden blocks', quantity: '4', core: true, substitute: 'building blocks' },
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
      title: 'Turn the Ball',
      child:
        'Make a rolling ball turn for {friend}. Choose a hand or a foot. Tap it softly, then hard. Mark how far it turned on the way to {place}.',
      inShort: {
        you: 'Roll the ball to the towel, always the same way. Ask a question after each roll.',
        child:
          'Gives no tap, then a soft one, last a hard one. Sets a block behind the towel where the ball ends and answers: one {token}.',
        end: 'Three rolls are marked.',
      },
      round:
        'You roll without a tap: the ball goes straight to the towel. Your child sets a block behind it. You ask question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out a ball, books, wooden blocks and a towel. Two books make a gate to roll through. Roll up the towel and lay it across the way, three steps off. Your child sits halfway, beside the way.',
        'Before each tap, your child points to a guess. A wrong answer is tested with one more tap.',
      ],
      say: 'It goes straight all by itself. What will a hard tap do?',
      success: 'The hard tap turns the ball more than the soft one.',
    },
  ],
  safety: [
    {
      hazard: 'rolling ball underfoot',
      adultNote: 'Stay close, roll on the floor only and pick the ball up after each turn.',
    },
  ],
}
