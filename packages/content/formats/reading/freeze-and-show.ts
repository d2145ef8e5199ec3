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
        you: 'Read a question. When your child poses, call freeze and ask: What did we see?',
        child: 'Strikes a pose for the answer or writes it big in the air, freezes and then says it.',
      },
      round:
        'Your child steps on stage, strikes a pose for the answer or writes it in the air. Freeze! What did we see? Your child says {answer}.',
      child:
        'Act for {hero}, who watches from {place}. Show the answer with your body, then freeze. Choose big letters in the air if no pose fits. Tell us what we saw to win one {token}.',
      steps: ['Get out a blanket. Spread it flat as a stage.', 'Wrong? Read it again and plan a new pose together.'],
      say: 'Welcome to the stage at {place}. When I say freeze, be a picture!',
      materials: [{ name: 'blanket', quantity: '1', core: true, substitute: 'towel' }],
    },
    {
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. First guess wrong: say the wrong answer that is printed, or porridge. Then guess what the mime shows.',
        child: 'Steps from behind the curtain and shows the answer without a sound. Bows when you guess right.',
      },
      round:
        'Your child steps out and mimes the answer, or writes it in the air. You guess {wrong}. A head shakes. You say {answer}: a deep bow.',
      child:
        'Show {friend} the answers without a sound. Hide behind the curtain while you think. Choose a slow mime, a quick one or letters in the air. Bow when the guess is right: one {token}.',
      steps: [
        'Get out a blanket. Hang it over two chairs as a curtain.',
        'Stuck or wrong? Plan behind the curtain: What is the answer? What could a body do?',
      ],
      say: 'There is too much noise at {place} to talk. {friend} can only see you.',
      materials: [{ name: 'blanket', quantity: '1', core: true, substitute: 'towel' }],
    },
    {
      inShort: {
        you: 'Stand in the frame and read a question. Let yourself be bent, freeze for three breaths and write down the title.',
        child: 'Answers, shapes you into a picture for the answer and gives it a title.',
      },
      round:
        'You stand on the blanket and read question 1. Your child says {answer}, lifts your arms, bends your knee and names the picture. You freeze for three breaths, then write down its title.',
      child:
        'Build living pictures for {hero} at {place}. Answer the question, then shape your grown-up to match. Point arms high or low: you choose. Name each picture to win one {token}.',
      steps: [
        'Get out a blanket, paper and pencils. Lay the blanket flat: it is the frame.',
        'Wrong? Wobble like jelly while you read the question again.',
      ],
      say: 'The gallery at {place} has empty frames. Make me into a picture!',
    },
  ],
  safety: [{ hazard: 'slipping on a blanket', adultNote: 'A grown-up lays it flat on carpet or stays close.' }],
}
