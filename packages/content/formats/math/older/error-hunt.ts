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
        'Check the log of {place}: somebody writes false lines. Work out each answer before you look. Star what is true, ring what is false. Choose a short or a long name for each mistake.',
      inShort: {
        you: 'Read a question. While your child works, write the right answer or the tempting one in the log.',
        child: 'Works it out, stars a true line, or rings a false one and mends it: one {token}.',
        end: 'The whole log is checked.',
      },
      round:
        'Read question 1 and write {wrong} in line 1. Your child has worked it out, rings your line and writes {answer} beside it. What went wrong there? Your child tells: one {token}.',
      steps: [
        'Get out paper and pencils. The sheet is the log.',
        'If a line is marked wrongly, work it out together before you go on.',
      ],
      say: 'Every line that I write is perfect. Who needs an inspector?',
    },
    {
      title: 'Plant a Mistake',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work out the question in secret. Choose: tell {friend} the truth, or plant a clever mistake. Prove what is true, or mend what is planted. Win one {token} for {place} each time.',
      inShort: {
        you: 'Read a question. Then, as {friend}, guess: true or planted?',
        child:
          'Works it out and says the right answer, or a wrong one on purpose. Then proves or mends it: one {token}.',
        end: 'Every answer is proved or mended.',
      },
      round:
        'Read question 1. Your child works it out and says {wrong} on purpose. You guess: true! Fooled! Your child mends it to {answer} and shows how to tell: one {token}.',
      steps: [
        'Get out paper and pencils. The sheet is for proofs.',
        'A mistake that nobody planted is mended together and wins, too.',
      ],
      say: 'I trust nothing here. Is it true, or planted?',
    },
    {
      title: 'Mistake in Slow Motion',
      wrongAnswers: true,
      child:
        'Act as {friend}, always in a hurry. Call out what your grown-up whispers. Choose how to rewind: walk backward or spin. Find the true ending and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question and whisper its tempting answer. Then call stop.',
        child: 'Announces it in a hurry, rewinds and works the question out in slow motion: one {token}.',
        end: 'Every scene ends right.',
      },
      round:
        'Read question 1 and whisper {wrong}. Your child rushes in and announces it. Stop! Your child walks backward, works it out slowly, says {answer} and tells what went wrong: one {token}.',
      steps: [
        'Get out paper and pencils. Your child works on the sheet.',
        'If it is still wrong, rewind once more and work it out together.',
      ],
      say: 'Three, two, one, action! Where will it go wrong?',
    },
  ],
  safety: [],
}
