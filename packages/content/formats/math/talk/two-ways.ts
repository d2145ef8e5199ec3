import type { Format } from '../../../types.ts'

export const twoWays: Format = {
  id: 'math.two-ways',
  subject: 'math',
  title: 'Two Ways',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Two Roads',
      strands: ['number', 'operations', 'fractions'],
      answers: 'numbers',
      inShort: {
        you: 'Read a question. After the answer ask: can you get there in another way?',
        child: 'Draws two roads that meet. Works it out along the first. Finds another way along the second.',
      },
      round: 'Your child works along the first road: {answer}. Another way? Along the second, it is {answer} again!',
      child:
        'Draw one {token} and two roads to it. Choose a way to the answer for each road. Bring the {token} to {place} when both agree.',
      steps: [
        'Get out paper and pencils.',
        'Ways: draw, count, split the numbers, check backward. Two answers? Look for the slip together.',
      ],
      say: 'I bet both roads end alike. Do they?',
    },
    {
      title: 'Two Voices',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. {hero} answers on your left, {friend} on your right. One says the tempting answer.',
        child: 'Works it out and goes to the true voice. Shows the other one why.',
      },
      round:
        'On your left, {hero} says {answer}. On your right, {friend} says {wrong}. Your child goes left and shows {friend} why.',
      child:
        'Listen: {hero} says one answer and {friend} another. Choose how to find out: draw, count or say why. Go to the voice that tells the truth.',
      steps: ['Get out paper and pencils.', 'Wrong voice? Draw it together.'],
      say: 'It is so! It is not! Who can settle this?',
    },
    {
      title: 'Reporter on the Spot',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, a reporter, ask a question into your fist. Then report the tempting answer.',
        child: 'Answers. Proves that your news is wrong and calls out the right headline.',
      },
      round:
        'Your child says {answer}. You tell the world: {wrong}! Your child proves that it is wrong and calls a headline.',
      child:
        'Be the expert at {place}, where {friend} reports. Answer each question and mend the muddled news. Choose a headline and call it out to {hero}.',
      steps: ['Get out paper and pencils.', 'Wrong? Work it out together first.'],
      say: 'Good evening! May I ask our expert something?',
    },
    {
      title: 'Fits, Nearly Fits',
      strands: ['geometry', 'time'],
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. As {friend}, call both cards twins and ask: what is different?',
        child: 'Makes a card with the right answer and one nearly right. Tells the difference.',
      },
      round:
        'Your child makes cards with {answer} and {wrong}. Twins, you say! Your child tells the difference and hands you {answer}.',
      child:
        'Make two cards: one that fits, and one that nearly fits. Choose what fools {friend}: a tiny change or a bigger one. Show the difference.',
      steps: [
        'Get out paper and pencils. Tear two cards for each question.',
        'Stuck? Whisper the tempting answer. Wrong? Mend it together.',
      ],
      say: 'Two cards, please! To my eyes they are always twins.',
    },
    {
      title: 'Odd or Even Proves',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'On three, both show one to five fingers. After a right call, draw as told.',
        child: 'Calls odd or even for all fingers. Right call: tells you what to draw as proof. Wrong: draws it.',
      },
      round:
        'Your child says {answer} and calls even. Five fingers in all: odd! So your child draws how {answer} came out.',
      child:
        'Find the answer on your own first. Choose odd or even, then show fingers on three. Prove your answer to {friend}: tell it or draw it.',
      steps: ['Get out paper and pencils.', 'Wrong answer? Work it out together first.'],
      say: 'On three! Call it right, and I must draw.',
    },
  ],
  safety: [],
}
