import type { Format } from '../../../types.ts'

export const twoWays: Format = {
  id: 'math.two-ways',
  subject: 'math',
  title: 'Two Ways',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Two Roads',
      strands: ['number', 'operations', 'fractions'],
      answers: 'numbers',
      inShort: {
        you: 'Ask for a second way to each answer.',
        child: 'Finds the answer twice, along two drawn roads. Roads that agree win one {token}.',
        end: 'All {tokens} are reached.',
      },
      round:
        'Your child draws two roads to one {token}, works along the first and writes {answer}. You ask: another way? Along the second your child draws it: the same! The {token} is won.',
      child:
        'Draw one {token} and two roads to it. Find the answer your own way along one road. Choose another way for the other road. Win the {token} for {place} when both roads agree.',
      steps: [
        'Get out paper and pencils.',
        'Other ways: draw it, count it, split the numbers or work backward.',
        'Roads that disagree? Look for the wrong turn together.',
      ],
      say: 'I bet both roads end alike. Which way will you go?',
    },
    {
      title: 'Two Voices',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Give each question two answers in two voices, one wrong.',
        child: 'Points to one side, then works it out. Settling the quarrel wins one {token}.',
        end: 'Every quarrel is settled.',
      },
      round:
        'On your left {hero} says {answer}. On your right {friend} says {wrong}. It is so! It is not! Your child points, works it out and tells both voices. You draw one {token}.',
      child:
        'Listen: {hero} says one answer and {friend} another. Point to the side that you believe. Choose how to find out: draw, count or say why. Win one {token} for {place} when the quarrel is settled.',
      steps: [
        'Get out paper and pencils.',
        'Change sides often. Tempting ones are in the last step.',
        'A wrong side? Draw it out together.',
      ],
      say: 'It is so! It is not! Oh dear, who can settle this?',
    },
    {
      title: 'Reporter on the Spot',
      wrongAnswers: true,
      inShort: {
        you: 'Play a reporter who announces each answer wrong.',
        child: 'Answers, mends the news in one sentence and gives a headline. That wins one {token}.',
        end: 'Every answer is in the news.',
      },
      round:
        'You ask question 1 into your fist. Your child says {answer} and how it was found. You announce {wrong} to the world! Your child mends it and gives a headline: one {token}.',
      child:
        'Be the expert at {place}, where a reporter has come. Answer a question and show how you found it. Mend the muddled news in one clear sentence. Choose a headline, and win one {token} for {hero}.',
      steps: [
        'Get out paper and pencils.',
        'Announce the tempting ones from the last step. Write each headline and draw its {token}.',
        'Is the expert wrong? Work it out together.',
      ],
      say: 'Here is a real expert. Tell us: how did you find out?',
    },
    {
      title: 'Fits, Nearly Fits',
      strands: ['geometry', 'time'],
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, pick the card that fits.',
        child: 'Makes one card that fits and one that nearly fits. Telling them apart wins one {token}.',
        end: 'Every pair is told apart.',
      },
      round:
        'Your child writes or draws {answer} on one card. You whisper {wrong} for the other. You pick one card. Your child tells why the wrong one fails: one {token}.',
      child:
        'Make two cards for each question. Let one fit, and let one nearly fit. Choose which to hold in which hand, and ask {friend}. Win one {token} for {place} when you name the difference.',
      steps: [
        'Get out paper and pencils. Tear two cards for each question.',
        'Tempting ones are in the last step.',
        'Mend wrong answers first. Right cards get one {token}.',
      ],
      say: 'Twins, surely! I see no difference. Which one is it?',
    },
    {
      title: 'Odd or Even Proves',
      ages: 'older',
      inShort: {
        you: 'Show fingers with your child on three.',
        child: 'Solves, calls odd or even, then tells or writes a proof. That wins one {token}.',
        end: 'Every proof holds.',
      },
      round:
        'Your child writes {answer} and calls even. One, two, three: five fingers in all. Odd! So the proof is written, step by step, and your child draws one {token}.',
      child:
        'Work out the question on your own first. Choose odd or even, then show fingers on three. Tell {friend} your proof if your call was right. Write it down if not, for one {token}.',
      steps: [
        'Get out paper and pencils. Each shows one to five fingers.',
        'After a right call, telling the proof is enough.',
        'A gap or a wrong answer? Ask: what comes before that?',
      ],
      say: 'On three! Call it right, and you need not write.',
    },
  ],
  safety: [],
}
