import type { Format } from '../../../types.ts'

export const pendulumLab: Format = {
  id: 'science.pendulum-lab',
  subject: 'science',
  title: 'Pendulum Lab',
  modality: { primary: 'visual', secondary: ['auditory', 'kinesthetic'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.motion-patterns'],
  materials: [
    { name: 'string', quantity: '1 piece, 30 inches', core: true, substitute: 'yarn' },
    { name: 'paper clips', quantity: '6', core: true },
    { name: 'tape', quantity: '1 short strip', core: true },
    { name: 'ruler', quantity: '1', core: true },
    { name: 'kitchen timer', quantity: '1', core: true, substitute: 'a clock with a second hand' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a pendulum for {hero} at {place}. Predict how often it swings in 15 seconds. Choose each time: will a shorter string give more swings or fewer?',
      inShort: {
        you: 'Ask a question. Then time 15 seconds: at 24 inches, next time 12, last 6.',
        child: 'Answers, then predicts the count, lets the clips swing and counts: out and back is one.',
        end: 'At 6 inches, your child predicts 30 seconds. (double) Time it, too.',
      },
      round:
        "Your child says {answer}. Then your child predicts 8, pulls the clips back a hand's width and lets go. After 15 seconds the count is 9.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to the string. Tape its other end to a table edge: the clips hang 24 inches below.',
        'Shorten the string at the tape. Expect about 13 swings, then 19. After a wrong answer, work it out together.',
      ],
      further: 'Then ask: 15 taps in 5 seconds are how many each second? How many in 10 seconds? (3, 30)',
      say: 'Can you guess the next count?',
      success: 'The counts rise as the pendulum gets shorter.',
      materials: [
        { name: 'string', quantity: '1 piece, 30 inches', core: true, substitute: 'yarn' },
        { name: 'paper clips', quantity: '3', core: true },
        { name: 'tape', quantity: '1 short strip', core: true },
        { name: 'ruler', quantity: '1', core: true },
        { name: 'kitchen timer', quantity: '1', core: true, substitute: 'a clock with a second hand' },
      ],
    },
    {
      title: 'Does Weight Matter?',
      child:
        'Test whether weight changes the beat of a pendulum. Hang up one clip, then three, then six. Choose a prediction: slower, faster or the same. Tell {friend} what you found.',
      inShort: {
        you: 'Ask a question. Then time 15 seconds: with one clip, next time three, last six.',
        child: 'Answers, then predicts the count, lets the clips swing and counts: out and back is one.',
        end: 'Ask: does weight matter? (no) Predict 30 seconds, twice the count, and time it.',
      },
      round:
        "Your child says {answer}. Then your child predicts 12, pulls the clip back a hand's width and lets go. After 15 seconds you note the count.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie a loop into the string. Tape its other end to a table edge: the loop hangs 12 inches below.',
        'All clips hang from the loop. Expect about 13 each time; counts that differ by one are alike. After a wrong answer, work it out together.',
      ],
      further:
        'After each count, ask: a wheel turns 20 times in 5 seconds, then 18 in 6, then 42 in 7. How often in a minute? (240, 180, 360)',
      say: 'Will a heavy load swing slower?',
      success: 'The counts stay alike: weight does not set the beat.',
      materials: [
        { name: 'string', quantity: '1 piece, 20 inches', core: true, substitute: 'yarn' },
        { name: 'paper clips', quantity: '6', core: true },
        { name: 'tape', quantity: '1 short strip', core: true },
        { name: 'ruler', quantity: '1', core: true },
        { name: 'kitchen timer', quantity: '1', core: true, substitute: 'a clock with a second hand' },
      ],
    },
  ],
  safety: [
    { hazard: 'hanging cord', adultNote: 'Stay close, keep the cord away from necks and take it down afterward.' },
  ],
}
