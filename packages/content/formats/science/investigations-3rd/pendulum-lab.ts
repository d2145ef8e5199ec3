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
        'Build a pendulum for {hero} at {place}. Predict whether a long or a short one swings more often. Count the swings in 15 seconds and record them. Choose who counts and who keeps time. Each length that you measure wins one {token}.',
      inShort: {
        you: 'Time 15 seconds, and ask one question for each length.',
        child: 'Counts the swings, records them and answers a question: one {token}.',
        end: 'Three lengths are counted.',
      },
      round:
        "Your child pulls the clips back a hand's width, lets go and counts each swing, out and back. At 15 seconds you stop: about 9. You read question 1. Your child says {answer}: one {token}.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to one end of the string. Stick the other end to a table edge with tape. The clips must hang 24 inches below the edge.',
        'Three trials for each length. Predict, shorten it to 12 inches and then to 6. Expect about 13 and 19.',
        'A shorter pendulum has a quicker beat. Predict the count for 30 seconds, then test it (about 38).',
      ],
      say: 'You have two counts now. What do you predict for the shortest one?',
      success: 'The counts rise as the pendulum gets shorter, and your child predicts one before testing it.',
    },
    {
      title: 'Does Weight Matter?',
      child:
        'Test whether weight changes the beat of a pendulum. Hang up one clip, then three, then six: they are the {tokens} of {place}. Predict, count and compare. Keep the length the same. Tell {friend} or draw what you found. Each load with its count wins one {token}.',
      inShort: {
        you: 'Time 15 seconds, and ask one question for each load.',
        child: 'Counts the swings of a load, compares and answers a question: one {token}.',
        end: 'One, three and six clips are counted.',
      },
      round:
        "One clip swings from a hand's width while your child counts, out and back as one. At 15 seconds: about 13. Now question 1: your child says {answer} and wins one {token}.",
      steps: [
        'Get out string, paper clips, tape, a ruler and a kitchen timer. Stick one end of the string to a table edge with tape. One clip hangs on the other end, 12 inches below the edge.',
        'Three trials each. Predict. Add clips to the same loop: three, then six. The length stays the same.',
        'More weight is pulled harder but is harder to move, too. So the beat stays about 13.',
      ],
      say: 'Did the count change by more than one? What does that tell you?',
      success: 'Your child finds that weight does not set the beat.',
    },
  ],
  safety: [
    { hazard: 'hanging cord', adultNote: 'Stay close, keep the cord away from necks and take it down afterward.' },
  ],
}
