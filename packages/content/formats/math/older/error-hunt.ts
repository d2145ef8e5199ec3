import type { Format } from '../../../types.ts'

export const errorHunt: Format = {
  id: 'math.error-hunt',
  subject: 'math',
  title: 'Error Hunt',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '3rd', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'markers', quantity: '1', core: false },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The False Log',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Write a log of answers, one of them false.',
        child: 'Works each line out, stars it or mends it, and wins one {token}.',
        end: 'The whole log is checked.',
      },
      round:
        'Line 1 of the log says {answer}. Your child covers it, works question 1 out and agrees: a star and one {token} are drawn there.',
      child:
        'Inspect the log at {place}: one {token} for each line. Work out every line on your own page. Choose a mark: star for true, ring for false. Name the mistake for {hero}, such as the Sneaky Swap.',
      steps: [
        'Get out paper, pencils and markers. Write all answers as the log. One line, not the first, shows its tempting one (last step).',
        'Missed the false line? Work it out together.',
        'Yawn like a bored clerk.',
      ],
      say: 'Line after line, all perfect. Who needs an inspector?',
    },
    {
      title: 'Plant a Mistake',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, doubt every line of the answers.',
        child: 'Plants one mistake among right answers. Each line proved or mended wins one {token}.',
        end: 'Every line is settled.',
      },
      round:
        'You plant first: {wrong}, on line 1. Your child says: prove it! You own up. Your child mends it to {answer} and draws one {token}. Now swap.',
      child:
        'Work out every question and get it right. Copy your answers, but choose one mistake to plant. Prove each line that {friend} doubts, or own up. Win one {token} for {place} as each line is settled.',
      steps: [
        'Get out paper, pencils and markers.',
        'Your child solves the others and plants one mistake. Stuck? Tempting ones are in the last step.',
        'Guess the planted line, then doubt each one: prove it!',
      ],
      say: 'I trust nothing here. Tidy lines are the worst.',
    },
    {
      title: 'Mistake in Slow Motion',
      wrongAnswers: true,
      inShort: {
        you: 'Whisper a wrong answer, then call stop.',
        child: 'Announces it in a hurry, rewinds and works it out slowly. That wins one {token}.',
        end: 'Every scene ends right.',
      },
      round:
        'You whisper {wrong}. Your child rushes in as {friend} and announces it. Stop! Your child walks backward, works it out in slow motion and says {answer}. You draw one {token}.',
      child:
        'Act as {friend}, always in a hurry. Say what your grown-up whispers, however wrong. Choose how to rewind: walk backward or spin. Win one {token} for {hero} with each true ending.',
      steps: [
        'Get out paper, pencils and markers.',
        'Whisper the tempting ones from the last step.',
        'After each scene ask: what went wrong in the hurry? Once, let your child call stop.',
      ],
      say: 'Three, two, one, action! Where will it go wrong?',
    },
  ],
  safety: [],
}
