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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
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
      child:
        'Check the log of {place}: somebody writes false lines. Work out each answer before you look. Draw a star beside what is true. Choose a mark for what is false: a ring or a zigzag.',
      inShort: {
        you: 'Read a question. While your child works, write the right answer or the tempting one.',
        child: 'Works it out and checks your line. Draws a star if it is true. If not, mends it.',
      },
      round: 'You write {wrong}. Your child works it out, rings your line and writes {answer}.',
      steps: ['Get out paper and pencils. The sheet is the log.', 'Wrong? Work it out together.'],
      say: 'Every line I write is perfect. Who checks it?',
    },
    {
      title: 'Plant a Mistake',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work out the question in secret. Choose: tell {friend} the truth, or plant a clever mistake. Prove what is true, or mend what is planted. Win one {token} for {place} each time.',
      inShort: {
        you: 'Read a question. After the answer, guess as {friend}: is it true or planted?',
        child:
          'Works it out. Says the right answer or, on purpose, a wrong one. After your guess, proves what is right.',
      },
      round:
        'Your child works it out and says {wrong} on purpose. You guess: true! Fooled! Your child writes {answer} and proves it.',
      steps: ['Get out paper and pencils.', 'Not on purpose? Work it out together.'],
      say: 'I trust nothing here. Is it true, or planted?',
    },
    {
      title: 'Slow-Motion Replay',
      wrongAnswers: true,
      child:
        'Hear the hasty answer of {friend}. Replay the question on paper, one step at a time. Choose how to mark the slip: circle it or cross it out. Find the true ending and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question and give the tempting answer. Ask: at which step did it go wrong?',
        child: 'Works it out on paper, one step at a time. Tells where the slip came and says the right answer.',
      },
      round:
        'You say {wrong}. Your child works it out step by step and says {answer}. Then your child shows the step that slipped.',
      steps: ['Get out paper and pencils.', 'Wrong again? Work it out together.'],
      say: 'That was too fast. Where did it go wrong?',
    },
  ],
  safety: [],
}
