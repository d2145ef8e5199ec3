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
    { name: 'markers', quantity: '1', core: true },
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
        'Check the log of {place}: somebody wrote a false line. Work out each answer before you see its line. Star what is true, ring what is false. Choose its name, such as the Sneaky Swap.',
      inShort: {
        you: 'Cover the log and read a question. Uncover its line once your child has an answer.',
        child: 'Works it out, stars a true line, or rings a false one and mends it. The right mark wins one {token}.',
        end: 'The whole log is checked.',
      },
      round:
        'Cover the log and read question 1. Your child works it out and says {answer}. You uncover line 1: it says {answer}, too. Your child draws a star and one {token} there in marker.',
      steps: [
        'Get out paper, pencils and markers. Out of sight, tear the sheet in half: one half is the log, one covers it. In the log, write each question number with its answer from the table. In one line, not the first, write the tempting answer instead.',
        'A line marked wrongly? Work it out together before you go on.',
      ],
      say: 'Line after line, all perfect. Who needs an inspector?',
    },
    {
      title: 'Plant a Mistake',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work out the questions and write your answers down. Choose one to spoil with a clever mistake. Prove each line that {friend} doubts, or own up. Win one {token} for {place} with each line.',
      inShort: {
        you: 'After question 1, read all the others. Then, as {friend}, point to each line and say: prove it!',
        child:
          'Writes an answer for each, one wrong on purpose. Proves the true lines and mends the planted one: one {token} each.',
        end: 'Every line is proved or mended.',
      },
      round:
        'Plant the first mistake yourself: write {wrong} for question 1. Your child says: prove it! You try and fail. Your child mends it to {answer} in marker and draws one {token}. Now your child writes and plants.',
      steps: [
        'Get out paper, pencils and markers. All answers go on the sheet, line by line.',
        'A mistake that nobody planted is mended, too. Last, ask how anybody can tell that the planted answer is false.',
      ],
      say: 'I trust nothing here. Tidy lines are the worst.',
    },
    {
      title: 'Mistake in Slow Motion',
      wrongAnswers: true,
      child:
        'Act as {friend}, always in a hurry. Call out what your grown-up whispers. Choose how to rewind: walk backward or spin. Find the true ending and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question and whisper its tempting answer. Then call stop.',
        child:
          'Announces it in a hurry, rewinds, and works the question out in slow motion. The right answer wins one {token}.',
        end: 'Every scene ends right.',
      },
      round:
        'Read question 1 and whisper {wrong}. Your child rushes in and announces it. Stop! Your child walks backward, works it out slowly, aloud or in writing, and says {answer}. Your child draws one {token} in marker.',
      steps: [
        'Get out paper and markers. Your child draws the {tokens} on the sheet.',
        'Still wrong? Rewind once more and work it out together. After each scene ask: how can you tell that it was false?',
        'In the last scene whisper the right answer. Will your child stand by it?',
      ],
      say: 'Three, two, one, action! Where will it go wrong?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'markers', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
