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
        'Swing a pendulum for {hero} at {place}. Predict how often it swings in 15 seconds. Choose each time: will a shorter string give more swings or fewer?',
      inShort: {
        you: 'Ask a question. Time 15 seconds: with 24 inches of string, next time 12, last 8.',
        child: 'Answers, then predicts the count, lets the clips swing and counts aloud: out and back is one.',
        end: 'Your child predicts 30 seconds: double. Time it.',
      },
      round:
        'Your child says {answer} and predicts 8. Your child pulls the clips back a little and lets go. In 15 seconds, the count is 9.',
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie 3 clips to the string. Tape it to a table edge.',
        'Shorten the string at the tape. Expect about 9, 13 and 16.',
      ],
      further: 'Your child predicts a whole minute from each count, too: 4 times as many.',
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
        you: 'Ask a question. Time 15 seconds: with one clip, next time three, last six.',
        child: 'Answers and predicts the count. Pulls the clips back and lets go. Counts each out and back.',
        end: 'Ask: does weight matter? (no)',
      },
      round: 'Your child says {answer}, predicts 12 and lets one clip swing. After 15 seconds the count is 13.',
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tape the string to a table edge. Its loop hangs 12 inches below.',
        'Hang all clips from the loop. Expect about 13 each time.',
      ],
      further: 'Your child also predicts from each count: how many in 30 seconds, how many in 60?',
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
