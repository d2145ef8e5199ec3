import type { Format } from '../../../types.ts'

export const mixedUpHelper: Format = {
  id: 'math.mixed-up-helper',
  subject: 'math',
  title: 'The Mixed-Up Helper',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'a',
  grades: { from: 'kindergarten', to: '2nd' },
  materials: [
    { name: 'socks', quantity: '1', core: false, substitute: 'bare hands' },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      wrongAnswers: true,
      inShort: {
        you: 'Put on the sock, a slip in its mouth. Read a question; the sock says the tempting answer.',
        child: 'Tells the sock the right answer and shows why. Then it lets go of the slip.',
      },
      round:
        'Your sock mumbles: {wrong}. Your child says {answer} and shows how with fingers or a drawing. Thank you! The sock lets go.',
      child:
        'Meet the new helper of {place}: a sock. Choose its name: short or long. Listen as it answers. Tell it kindly what got mixed up.',
      steps: ['Get out socks and paper. Tear one slip for each question.', 'Wrong? Draw the question together.'],
      say: 'Hello! I mix things up. Will you help?',
    },
    {
      title: 'Professor Sock',
      inShort: {
        you: 'Read a question and ask: what do I do first? Do just what the sock says.',
        child: 'Works it out and puts on the sock. Tells you each step until you reach the answer.',
      },
      round: 'What do I do first? The sock tells you each step. You do them and say {answer}. The sock nods.',
      child:
        'Put the sock on: it is the teacher now. Choose a high voice or a low one for the sock. Teach your pupil for {place}, step by step.',
      steps: ['Get out socks, paper and pencils.', 'Wrong? Say: that looks odd, Professor! Look again together.'],
      say: 'Dear Professor, this is new to me. Help!',
      materials: [
        { name: 'socks', quantity: '1', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Yes Sock, No Sock',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Read a question and say the right answer or the tempting one.',
        child: 'Works it out and puts on the yes or no sock. Says why and snaps up a slip.',
      },
      round: 'You say {wrong}. Your child puts on the no sock and says {answer}. It snaps up a slip.',
      child:
        'Listen to a question and an answer. Choose how to check it: fingers or marks. Let the sock that fits snap up one {token} for {hero}.',
      steps: [
        'Get out socks and paper. Tear one slip for each question. Agree which sock says yes.',
        'Wrong sock? Work it out together.',
      ],
      say: 'Two hungry socks, and only one may bite.',
      materials: [
        { name: 'socks', quantity: '2', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'The Shy Sock',
      answers: 'short',
      child:
        'Coax out a shy sock that keeps the answers for {hero}. Think first. Choose your whisper: high or low. Compare: does the slip say the same?',
      inShort: {
        you: 'Whisper a question. After the answer, the sock brings its slip from behind your back.',
        child: 'Whispers the answer and how it came out. Takes the slip: is it the same?',
      },
      round:
        'Your child whispers {answer} and how it came out. The sock peeks out with a slip. It says {answer}: the same!',
      steps: [
        'Get out socks, paper and pencils. Out of sight, write these on slips: {answers}. Wear the sock on one hand.',
        'Not the same? Work it out together.',
      ],
      say: 'Shh. Somebody is very shy. Can you answer softly?',
      materials: [
        { name: 'socks', quantity: '1', core: false, substitute: 'bare hands' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
