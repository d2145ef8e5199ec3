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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Swing a pendulum for {hero} at {place}. Count for 10 seconds. Predict 20 seconds and test it. Choose each time: will a shorter string give more swings or fewer?',
      earned: true,
      inShort: {
        you: 'Time 10 seconds, then 20: with 24 inches of string, next 12, last 8.',
        child: 'Lets the clips swing and counts: out and back is one. After 10 seconds, predicts 20 and tests it.',
      },
      round:
        'Your child says {answer}, pulls the clips back and lets go. 6 swings, so 12 in 20 seconds! The test says 13.',
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie 3 clips to the string. Tape it to a table edge.',
        'Shorten the string at the tape. Expect about 6, 9 and 11 in 10 seconds.',
      ],
      further: 'Your child predicts a whole minute from each count, too: 6 times as many.',
      say: 'It repeats, so you can predict. What will 20 seconds bring?',
      success: 'Each prediction is double the count, and the test comes close.',
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
      earned: true,
      inShort: {
        you: 'Time 10 seconds, then 30: with one clip, next time three, last six.',
        child:
          'Pulls the clips back, lets go and counts each out and back. Predicts 30 seconds, 3 times as many, and tests it.',
        end: 'Ask: does weight matter? (no)',
      },
      round:
        'Your child says {answer} and lets one clip swing. It swings 9 times, so 27 in 30 seconds! The test says 27.',
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tape the string to a table edge. Its loop hangs 12 inches below.',
        'Hang all clips from the loop. Expect about 9, then 27, each time.',
      ],
      further: 'Your child also predicts from each count: how many in a minute? (about 54)',
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
