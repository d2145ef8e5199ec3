import type { Format } from '../../../types.ts'

export const whisperTube: Format = {
  id: 'science.whisper-tube',
  subject: 'science',
  title: 'Whisper Tube Lab',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      questions: 3,
      child:
        'Listen at the tube for secret questions. Whisper your answers back, and win {tokens} for {hero}. Choose a silly order for your grown-up.',
      inShort: {
        you: 'Whisper a question through the tube. After the answer, do the silly order that comes back.',
        child: 'Whispers the answer through the tube, then a silly order for you.',
      },
      round:
        'You whisper question 1 into the tube. Your child whispers back: {answer}. You nod. An order comes: flap like a duck! You flap.',
      steps: ['Get out paper. Roll the sheet into a tube.', 'Wrong? Work it out together.'],
      say: 'Right answers make me obey. Your ear, please!',
    },
    {
      title: 'Hum for a Clue',
      ages: 'younger',
      questions: 3,
      child:
        'Hum once if you are sure, twice for a clue. Save your clues: you have only two. Choose a low or a high voice for {place}.',
      inShort: {
        you: 'Whisper a question through the tube. At two hums, cross out a dot and whisper the first sound.',
        child: 'Hums once to answer alone, twice for a clue. Then says the answer.',
      },
      round:
        'You whisper question 1. Hum, hum! You cross out one dot and whisper the first sound. Your child says {answer}.',
      steps: [
        'Get out paper and pencils. Roll one sheet into a tube. Draw two dots on the other: two clues.',
        'Wrong? Whisper the right one. Your child tells why.',
      ],
      say: 'One hum or two? You have two clues.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Listening Walk',
      questions: 3,
      child:
        'Choose strange spots of {place}, and send your grown-up there. Listen through the tube, and answer. Draw a tiny sign for each answer, or one word. Can you whisper them all to {hero}?',
      inShort: {
        you: 'Go to the spot that your child picks. Whisper a question into the tube.',
        child: 'Listens at the other end and answers. Notes one word or a tiny picture at the table.',
        end: 'Your child covers the notes and whispers all answers.',
      },
      round:
        'Your child sends you under the table. You whisper question 1. Your child says {answer} and notes one word.',
      steps: [
        'Get out paper and pencils. Roll one sheet into a tube. The other is for notes.',
        'Wrong? Work it out together.',
      ],
      say: 'Where shall I go with my secret question?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Short Message',
      ages: 'older',
      questions: 3,
      child:
        'Send each answer and its reason to {place}. Use ten words or fewer. Choose each word so that {friend} gets it all.',
      inShort: {
        you: 'As {friend}, read a question and listen at the tube. Say back what you heard.',
        child: 'Sends the answer and its reason, in ten words at most.',
      },
      round: 'Your child says {answer} and its reason in nine words. You say back both.',
      steps: ['Get out paper. Roll the sheet into a tube.', 'Unclear? Send it again. Wrong? Work it out together.'],
      say: 'Every word costs. What can you leave out?',
    },
  ],
  safety: [
    {
      hazard: 'a tube at the ear',
      adultNote: 'A grown-up sees that all only whisper and hold the tube beside the ear, never in it.',
    },
  ],
}
