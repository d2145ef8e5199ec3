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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Roll a ball toward {place}. Choose a guess: near or far. Give it a small push, then a big one. Mark each stop with a block for {hero}.',
      earned: true,
      inShort: {
        you: 'Call a push: first small, then big, last in between.',
        child: 'Points to where the ball will stop and pushes it. Puts a block beside the real stop.',
      },
      round:
        'Your child says {answer}. You call: small! Your child points and pushes gently. The ball stops near, and a block marks it.',
      steps: ['Get out a ball and wooden blocks. Clear a long lane. Every push starts at the same end.'],
      further: 'Your child counts the steps to each stop: most steps, biggest push.',
      say: 'Where will it stop? Point there, then try it.',
      success: 'With the small push the ball stops nearest, with the big one farthest, and with the third in between.',
    },
    {
      title: 'Just Enough Push',
      child:
        'Roll a ball so that it stops at {place}. Choose before you push: a small push or a big one? Look where it stops and try once more. Tell {friend}.',
      earned: true,
      inShort: {
        you: 'Lay the towel two steps away, next time four, last six.',
        child:
          'Says small or big push and rolls the ball to the towel. After a miss, rolls once more: harder or softer?',
      },
      round:
        'Your child says {answer}, then calls: small push! The ball rolls past the towel. Softer, says your child, and now it stops there.',
      steps: ['Get out a ball and a towel. Clear the floor.'],
      further: 'Move the towel just one step. Your child pushes a bit harder or softer.',
      say: 'Which push fits this time: small or big?',
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
