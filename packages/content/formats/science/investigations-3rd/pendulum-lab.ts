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
  prepMinutes: 4,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a pendulum for {hero} at {place}. Predict how often it swings in 15 seconds. Shorten it and predict again. Choose who counts and who keeps time.',
      inShort: {
        you: 'Time 15 seconds, twice for each length: 24, 12, last 6 inches. Then ask a question.',
        child:
          'Predicts, lets the clips go and counts each swing, out and back. After two counts, answers: one {token}.',
        end: 'Three lengths are counted.',
      },
      round:
        "At 24 inches your child predicts, pulls the clips back a hand's width and lets go. Two counts: 9 and 10. You ask question 1. Your child says {answer}: one {token}.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to one end of the string. Stick the other end to a table edge with tape. The clips hang 24 inches below.',
        'Shorten it at the tape; clips and start stay the same. Write the counts on this page. Expect about 13 at 12 inches and 19 at 6. After a wrong answer, swing it and look.',
        'At the end, ask: does a long one swing quickly or slowly? (slowly) Then predict and test 30 seconds. (twice as many)',
      ],
      say: 'Look at our counts. What do you predict for this length?',
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
        you: 'Time 15 seconds, twice for each load: one clip, then three, last six. Then ask a question.',
        child: 'Predicts, lets the load go and counts each swing, out and back. Compares and answers: one {token}.',
        end: 'One, three and six clips are counted.',
      },
      round:
        "One clip hangs. Your child predicts, pulls it back a hand's width and lets go. Two counts: 13 and 14. You ask question 1. Your child says {answer} and wins one {token}.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie a loop into one end of the string. Stick the other end to a table edge with tape. The loop hangs 12 inches below and takes all the clips.',
        'Length and start stay the same. Write the counts on this page. After a wrong answer, swing it and count.',
        'At the end, shorten it to 6 inches at the tape and count once more. Does length change the beat? (yes: about 19)',
      ],
      say: 'Did the count change by more than one? What does that tell you?',
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
