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
    { name: 'ball', quantity: '1 soft one', core: true },
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
        you: 'Call a push: small, then big, then one in between. When the ball has stopped, ask a question.',
        child:
          'Points to where the ball will stop and pushes it. Marks the real stop with a block at the edge of the lane. Then answers the question.',
      },
      round:
        'You call small. Your child points to a spot and pushes gently. The ball stops near, and a block marks it. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out a ball and wooden blocks. Clear a long lane, best on a rug. All pushes start at the same end.',
        'After a wrong answer, push once more and look.',
      ],
      further: 'Your child walks to each stop and counts the steps: most steps, biggest push.',
      say: 'Where will it stop? Point there, then try it.',
      success: 'With the small push the ball stops nearest, with the big one farthest, and with the third in between.',
    },
    {
      title: 'Just Enough Push',
      child:
        'Roll a ball so that it stops at {place}. Choose before you push: a small push or a big one? Tell {friend}.',
      inShort: {
        you: 'Lay the towel two steps away, next time four, last six. After the tries, ask a question.',
        child:
          'Says small push or big push. Has up to three tries to make the ball stop on the towel. Then answers the question.',
      },
      round:
        'The towel is two steps away. Your child says small push, but the ball rolls past. A smaller push, and it stops there. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out a ball and a towel. The towel is {place}.',
        'After a miss, ask: too big or too small? After a wrong answer, push once more and look.',
      ],
      further: 'Ask before each new try: harder or softer than last time?',
      say: 'The towel lies here now. Will a small push do, or a big one?',
      success: 'Your child pushes harder when the towel lies farther away.',
      materials: [
        { name: 'ball', quantity: '1 soft one', core: true },
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
