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
    { name: 'ball', quantity: '1, soft', core: true, substitute: 'a rolled-up pair of socks' },
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
        'Send a ball down the lane to {place}. Guess how far, then give it a small push. Put a block where it stops. Make a big push next. Choose your guess first: near or far. Each true finding wins one {token} for {hero}.',
      inShort: {
        you: 'Ask one question after each finding.',
        child: 'Pushes, tells the finding and answers a question: one {token}.',
        end: 'Three findings are told.',
      },
      round:
        'Your child puts a finger where the ball may stop, then gives three small pushes. A block marks the farthest stop. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a ball, books, wooden blocks and a towel. Lay two rows of three books as a lane one foot wide.',
        'Finding 2: three big pushes from the same spot, marked too. Finding 3: lay the towel flat in the lane and push big again.',
        'Say: a bigger push gives more speed. The towel rubs and slows the ball.',
      ],
      say: 'Where do you think it will stop? Put your finger there, then try it.',
      success: 'Your child shows what a harder push and the towel do.',
    },
    {
      title: 'Turn the Ball',
      child:
        'Make a rolling ball turn on its way to {place}. Roll it and tap its side. Build a wall of blocks for it to hit. Tell {friend} what each push did. Pick a hand or a foot for the tap. Each turn that you can explain wins one {token}.',
      inShort: {
        you: 'Ask one question after each turn of the ball.',
        child: 'Makes the ball turn, tells what did it and answers a question: one {token}.',
        end: 'The ball has turned in three ways.',
      },
      round:
        'Your child rolls the ball straight: it misses. Again, and a tap from the side turns it! What turned it? Now question 1: your child says {answer} and wins one {token}.',
      steps: [
        'Get out a ball, books, wooden blocks and a towel. Make a goal from two books, six steps from the start but off to one side.',
        'Finding 2: bounce it off a wall of blocks. Finding 3: cover the wall with the towel and try again.',
        'Say: a ball goes straight until a push or a wall turns it. The soft towel takes up some of the bounce.',
      ],
      say: 'It goes straight all by itself. What will you do to make it turn?',
      success: 'Your child makes the ball turn by a push or a wall and can tell which did it.',
    },
  ],
  safety: [
    {
      hazard: 'rolling ball underfoot',
      adultNote: 'Stay close, roll on the floor only and pick the ball up after each turn.',
    },
  ],
}
