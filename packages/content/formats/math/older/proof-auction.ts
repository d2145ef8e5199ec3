import type { Format } from '../../../types.ts'

export const proofAuction: Format = {
  id: 'math.proof-auction',
  subject: 'math',
  title: 'Proof Auction',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '3rd', to: '5th' },
  materials: [
    { name: 'buttons', quantity: '5', core: true, substitute: 'coins' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      inShort: {
        you: 'Auction each proof: count down from six sentences.',
        child: 'Calls mine, then proves the answer in so few sentences. That wins one {token}.',
        end: 'All buttons are sold.',
      },
      round:
        'Your child works question 1 out. You call: six sentences, five, four. Mine! Your child says {answer}, proves it in four and wins one button, one {token}.',
      child:
        'Bid for the {tokens}: each button is one. Work out the question before you bid. Choose how few sentences you need, then call: mine! Win the button for {place} when the proof holds.',
      steps: [
        'Get out buttons, paper and pencils. Lay out one button for each question.',
        'A gap? Your child may add one sentence. Wrong? Work it out again first.',
        'Nobody calls by one? Start again at six.',
      ],
      say: 'Six sentences for this proof! Do I hear five? Going, going!',
    },
    {
      title: 'True or Bluff',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, name true and false answers.',
        child: 'Works it out, then shakes for true or knocks for bluff. A right call wins one {token}.',
        end: 'All buttons are won.',
      },
      round:
        'You read question 1 and say {wrong}. Your child works it out and knocks. Bluff, it is {answer}! One button, one {token}, is won.',
      child:
        'Listen as {friend} names an answer with a straight face. Work it out before you trust anybody. Choose: shake hands for true, knock for bluff. Call true or bluff until {place} has all {tokens}.',
      steps: [
        'Get out buttons, paper and pencils. Take one button for each question.',
        'Tell the truth at question 2, then mix. Tempting bluffs are in the last step.',
        'Bluffs must be mended. Wrong call? Work it out again.',
      ],
      say: 'I never bluff. Well, hardly ever. Shall we shake?',
    },
    {
      title: 'Three Gates',
      inShort: {
        you: 'Judge each answer after its gate.',
        child: 'Answers, sets a button on a gate and does its job. A right answer wins one {token}.',
        end: 'Every button is through.',
      },
      round:
        'Your child says {answer}, sets a button on the sure gate and tells why. You say: right! The button passes and is one {token}.',
      child:
        'Answer first, then set one {token} on a gate. Choose the gate: sure, nearly or guess. Do its job: tell why, check again or draw. Lead all {tokens} through the gates to {hero}.',
      steps: [
        'Get out buttons, paper and pencils. Draw three gates: sure (tell why), nearly (check again), guess (draw it). Take one button for each question.',
        "Stay silent until the gate's job is done.",
        'A wrong answer tries again at guess.',
      ],
      say: 'No gate is better than another. How sure are you, honestly?',
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'A grown-up counts the buttons back in at the end and keeps them away from toddlers.',
    },
  ],
}
