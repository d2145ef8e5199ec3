import type { Format } from '../../types.ts'

export const freezeAndShow: Format = {
  id: 'reading.freeze-and-show',
  subject: 'reading',
  title: 'Freeze and Show',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'blanket', quantity: '1', core: true, substitute: 'towel' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      inShort: {
        you: 'Read a question, call freeze and ask what you saw.',
        child: 'Strikes a pose or writes big in the air, freezes and says the answer: one {token}.',
        end: 'Every question has been on stage.',
      },
      round:
        'You read question 1. Your child steps on stage, strikes a pose for it or draws in the air. Freeze! What did we see? Your child says {answer}, and one {token} goes on the program.',
      child:
        'Act for {hero}, who watches from {place}. Show the answer with your body, then freeze. Choose big letters in the air if no pose fits. Tell us what we saw to win one {token}.',
      steps: [
        'Get out a blanket, paper and pencils. Spread the blanket flat as a stage. The sheet is the program.',
        'Wrong? Read it again and plan a new pose together.',
        'Ask each time which words gave the idea.',
      ],
      say: 'Welcome to the stage at {place}. When I say freeze, be a picture!',
    },
    {
      wrongAnswers: true,
      inShort: {
        you: 'Read a question, then guess what the mime shows.',
        child: 'Steps from behind the curtain and shows the answer without a sound. Your right guess wins one {token}.',
        end: 'Every answer has been guessed.',
      },
      round:
        'You read question 1. Your child steps out and mimes the answer, or writes it in the air. You guess {wrong}. A head shakes. You say {answer}: a deep bow, and one {token} on the list.',
      child:
        'Show {friend} the answers without a sound. Hide behind the curtain while you think. Choose a slow mime, a quick one or letters in the air. Bow when the guess is right: one {token}.',
      steps: [
        'Get out a blanket, paper and pencils. Hang the blanket over two chairs as a curtain.',
        'Stuck or wrong? Plan behind the curtain: What is the answer? What could a body do?',
        'Guess wrong once more. Tempting ones are in the last step, or say porridge.',
      ],
      say: 'There is too much noise at {place} to talk. {friend} can only see you.',
    },
    {
      inShort: {
        you: 'Stand in the frame and let yourself be bent.',
        child: 'Answers, shapes you into a picture for it and names the picture: one {token}.',
        end: 'Every question has its picture.',
      },
      round:
        'You stand on the blanket and read question 1. Your child says {answer}, lifts your arms, bends your knee and steps back. Freeze for three breaths! You write down its title with one {token}.',
      child:
        'Build living pictures for {hero} at {place}. Answer the question, then shape your grown-up to match. Point arms high or low: you choose. Name each picture to win one {token}.',
      steps: [
        'Get out a blanket, paper and pencils. Lay the blanket flat: it is the frame.',
        'Wrong answer? You wobble like jelly until the question is read again.',
        'Swap for the last one: your child is the picture.',
      ],
      say: 'The gallery at {place} has empty frames. Make me into a picture!',
    },
  ],
  safety: [{ hazard: 'slipping on a blanket', adultNote: 'A grown-up lays it flat on carpet or stays close.' }],
}
