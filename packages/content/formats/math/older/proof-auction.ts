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
        you: 'Read a question. When it is worked out, count down slowly from six.',
        child: 'Works it out and calls mine. Proves the answer in that many sentences and takes one button.',
      },
      round: 'You count: six, five, four. Mine! Your child says {answer} and proves it in four sentences.',
      steps: ['Get out buttons, one for each question.', 'Wrong? Work it out together and count again.'],
      say: 'How few sentences will prove it? Going, going!',
    },
    {
      title: 'True or Bluff',
      strands: ['number', 'operations', 'fractions', 'patterns', 'data', 'measurement', 'time'],
      answers: 'short',
      wrongAnswers: true,
      child:
        'Listen as {friend} names an answer with a straight face. Work it out before you trust anybody. Shake hands for true, knock for bluff. Choose how you prove it: in words or in a drawing. Call right until {place} has all {tokens}.',
      inShort: {
        you: 'Be {friend}. Read a question and say the right or tempting answer.',
        child:
          'Works it out. Shakes your hand for the truth, knocks for a bluff. Proves the answer and takes one button.',
      },
      round:
        'You say {wrong} with a serious face. Your child works it out, knocks, proves {answer} and takes one button.',
      steps: ['Get out buttons, one for each question.', 'Wrong call? Work it out together.'],
      say: 'I never bluff. Well, hardly ever. Shall we shake?',
    },
    {
      title: 'Three Gates',
      child:
        'Answer first, then ask yourself how sure you are. Choose a gate for the {token}: sure, nearly or guess. Do the job of the gate. Lead all {tokens} through to {hero}.',
      inShort: {
        you: 'Read a question. After the job on the gate, say if the answer is right.',
        child: 'Answers, sets one button on a gate and does its job. A right answer moves the button through.',
      },
      round: 'Your child says {answer}, chooses the sure gate and tells why. Right! The button goes through.',
      steps: [
        'Get out buttons, paper and pencils. Draw three gates: sure (tell why), nearly (check it), guess (work it out together).',
        'Wrong? The button moves to the guess gate.',
      ],
      say: 'How sure are you, honestly?',
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
