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
        you: 'Whisper a question through the tube. After a right answer, do the order that comes back.',
        child: 'Whispers the answer and, if it is right, a silly order for you: one {token}.',
        end: 'Three questions are answered.',
      },
      round:
        'You whisper question 1 into the tube. Your child whispers back: {answer}. You nod. An order comes: flap like a duck! You flap. One {token}.',
      steps: [
        'Get out paper. Roll the sheet into a tube.',
        'If it is wrong, mend it together. Then the order is for both of you.',
      ],
      say: 'Right answers make me obey. Put your ear to the tube.',
    },
    {
      title: 'Hum for a Clue',
      ages: 'younger',
      questions: 3,
      child:
        'Hum once if you are sure, twice for a clue. Save your clues: you have only two. Choose a low or a high voice for {place}.',
      inShort: {
        you: 'Ask through the tube and wait. For two hums, send the first sound of the answer.',
        child: 'Hums once to answer alone, or twice for a clue. A right answer wins one {token}.',
        end: 'Three questions are answered.',
      },
      round:
        'You send question 1 down the tube. Hum, hum! You cross out one dot and send the first sound. Your child says {answer}. Right: one {token}.',
      steps: [
        'Get out paper and pencils. Roll one sheet into a tube. Draw two large dots on another: the two clues.',
        'Tell the answer if it is wrong, and ask again last.',
      ],
      say: 'One hum or two? Two dots are all the clues there are.',
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
        you: 'Go to the spot that your child picks. Whisper a question through the tube from there.',
        child: 'Listens at the other end, answers and notes a word or a tiny picture. Right: one {token}.',
        end: 'All three answers are whispered from memory.',
      },
      round:
        'Your child sends you under the table. From there you whisper question 1. Your child says {answer} and notes one word of it: one {token}. Where must you go next?',
      steps: [
        'Get out paper and pencils. Roll one sheet into a tube. Take a flat one along.',
        'Tell the answer if it is wrong, and ask again last. At the end cover the notes.',
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
        you: 'As {friend}, ask a question, listen at the tube and say back only what you heard.',
        child: 'Sends answer and reason in ten words. If you can say back both, it wins one {token}.',
        end: 'Three messages have come through.',
      },
      round:
        'Your child says {answer} with its reason in nine words, into the tube, and counts them on fingers. You say back both: one {token}.',
      steps: [
        'Get out paper. Roll the sheet into a tube.',
        'A wrong answer is mended together before it is sent. If a part is missing, your child changes a word and sends it again.',
      ],
      say: 'This line is slow, and every word costs. What can you do without?',
    },
  ],
  safety: [],
}
