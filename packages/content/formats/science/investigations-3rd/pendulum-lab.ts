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
        you: 'Ask a question. Then time 15 seconds: at 24 inches, then 12, then 6.',
        child: 'Answers, predicts, lets the clips go and counts each swing, out and back: one {token}.',
        end: 'Three lengths are counted.',
      },
      round:
        "Your child says {answer}, predicts 8, pulls the clips back a hand's width and lets go. After 15 seconds the count is 9: one {token}.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to the string. Stick its other end to a table edge with tape: the clips hang 24 inches below.',
        'Shorten it at the tape. Expect about 13 at 12 inches and 19 at 6. Mend a wrong answer first. Last, predict 30 seconds. (double)',
      ],
      say: 'Every swing takes the same time. Can you guess the next count?',
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
        you: 'Ask a question. Then time 15 seconds: with one clip, then three, then six.',
        child: 'Answers, predicts, lets the clips go and counts each swing, out and back: one {token}.',
        end: 'Your child says whether weight matters.',
      },
      round:
        "One clip hangs. Your child says {answer}, pulls the clip back a hand's width and lets go. After 15 seconds you note the count. One {token}!",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie a loop into one end of the string. Stick the other end to a table edge with tape: the loop hangs 12 inches below.',
        'All clips hang from the loop. Counts that differ by one are alike. Mend a wrong answer first. Last, predict 30 seconds. (double)',
      ],
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
