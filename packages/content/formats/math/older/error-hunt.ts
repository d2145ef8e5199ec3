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
        you: 'Read a question. While your child works, write in the log the right answer or the wrong one from the table.',
        child:
          'Works it out and looks at your line. Draws a star beside a true one. Marks a false one and writes the right answer.',
      },
      round:
        'While your child works, you write {wrong}. Your child looks, rings it, writes {answer} beside it and tells why.',
      steps: ['Get out paper and pencils. The sheet is the log.', 'If a line is marked wrongly, work it out together.'],
      say: 'Every line that I write is perfect. Who would check it?',
    },
    {
      title: 'Plant a Mistake',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work out the question in secret. Choose: tell {friend} the truth, or plant a clever mistake. Prove what is true, or mend what is planted. Win one {token} for {place} each time.',
      inShort: {
        you: 'Read a question and listen to the answer. Then, as {friend}, guess: is it true or planted?',
        child:
          'Works it out and says the right answer, or a wrong one on purpose. After your guess, proves the right answer.',
      },
      round:
        'Your child works it out and says {wrong} on purpose. You guess: true! Fooled! Your child writes {answer} and proves it.',
      steps: [
        'Get out paper and pencils. The sheet is for proofs.',
        'If the mistake was not planted, work it out together.',
      ],
      say: 'I trust nothing here. Is it true, or planted?',
    },
    {
      title: 'Mistake in Slow Motion',
      wrongAnswers: true,
      child:
        'Act as {friend}, always in a hurry. Call out what your grown-up whispers. Choose how to rewind: walk backward or spin. Find the true ending and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question and whisper the wrong answer from the table. When your child has called it out, say: stop!',
        child:
          'Calls out the wrong answer in a hurry. Then walks backward or spins, works it out slowly and says the right answer.',
      },
      round:
        'Read question 1 and whisper {wrong}. Your child rushes in and calls it out. Stop! Your child walks backward, works it out slowly and says {answer}.',
      steps: [
        'Get out paper and pencils. Your child works on the sheet.',
        'If it is still wrong, work it out together.',
      ],
      say: 'Three, two, one, action! Where will it go wrong?',
      safety: [{ hazard: 'walking backward', adultNote: 'Clear the floor first and stay close.' }],
    },
  ],
  safety: [],
}
