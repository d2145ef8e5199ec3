import type { Format } from '../../../types.ts'

export const proofAuction: Format = {
  id: 'math.proof-auction',
  subject: 'math',
  title: 'Proof Auction',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '3rd', to: '5th' },
  materials: [{ name: 'buttons', quantity: '{questions}', core: true, substitute: 'coins' }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'measurement', 'time'],
      child:
        'Solve the question before you bid. Choose how few sentences your proof needs, then call: mine! Keep your word and win one {token} with each button. Bring all {tokens} to {place}.',
      inShort: {
        you: 'Read a question. When it is worked out, count down slowly from six sentences until your child calls: mine!',
        child:
          'Works it out and calls mine at a number. Proves the answer in that many sentences and takes one button.',
      },
      round:
        'Your child works it out. You count: six, five, four. Your child calls mine, says {answer}, proves it in four sentences and takes one button.',
      steps: [
        'Get out buttons. Lay out one button for each question.',
        'A proof with a gap gets one more sentence. After a wrong answer, work it out together and count again.',
      ],
      say: 'How few sentences will prove it? Do I hear five? Going, going!',
    },
    {
      title: 'True or Bluff',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'measurement', 'time'],
      answers: 'short',
      wrongAnswers: true,
      child:
        'Listen as {friend} names an answer with a straight face. Work it out before you trust anybody. Shake hands for true, knock for bluff. Choose how you prove it: in words or in a drawing. Call right until {place} has all {tokens}.',
      inShort: {
        you: 'As {friend}, read a question and say the right answer or the wrong one from the table.',
        child:
          'Works it out. Shakes your hand if you told the truth, or knocks if you bluffed. Proves the right answer and takes one button.',
      },
      round:
        'Read question 1 and say {wrong} with a straight face. Your child works it out, knocks, says {answer} and proves it. You hand over one button.',
      steps: ['Get out buttons. Lay out one button for each question.', 'After a wrong call, work it out together.'],
      say: 'I never bluff. Well, hardly ever. Shall we shake?',
    },
    {
      title: 'Three Gates',
      child:
        'Answer first, then ask yourself how sure you are. Choose a gate for the {token}: sure, nearly or guess. Do the job of the gate. Lead all {tokens} through to {hero}.',
      inShort: {
        you: 'Read a question. When the job on the gate is done, say if the answer is right.',
        child:
          'Answers, sets one button on a gate and does the job that is written there. A right answer moves the button through.',
      },
      round: 'Your child says {answer}, sets a button on the sure gate and tells why. Right! The button goes through.',
      steps: [
        'Get out buttons, paper and pencils. Draw three gates and write on them: sure (tell why), nearly (check it), guess (work it out together).',
        'If the answer is wrong, the button moves to the guess gate.',
      ],
      say: 'No gate is better than another. How sure are you, honestly?',
      materials: [
        { name: 'buttons', quantity: '{questions}', core: true, substitute: 'coins' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'Stay close, count the buttons back in and keep them away from toddlers.',
    },
  ],
}
