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
        you: 'Read a question. After the first answer, ask for another way to it.',
        child: 'Works it out along one road, then in another way. If both reach the right answer, the {token} is won.',
        end: 'All {tokens} are reached.',
      },
      round:
        'Read question 1. Your child draws one {token} with two roads to it, works along the first and writes {answer}. Another way? The second road ends at {answer}, too: the {token} is won.',
      child:
        'Draw one {token} and two roads to it. Choose a way to the answer for each road. Bring the {token} to {place} when both agree.',
      steps: [
        'Get out paper and pencils.',
        'Other ways: draw it, count it, split the numbers, use a number line or work backward. If the roads disagree, look for the wrong turn together.',
      ],
      say: 'I bet both roads end alike. Which way will you go?',
    },
    {
      title: 'Two Voices',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Read a question and answer it in two voices, to your left and to your right. One is wrong.',
        child: 'Works it out, goes to the voice that is right and shows the other why: one {token}.',
        end: 'Every quarrel is settled.',
      },
      round:
        'Read question 1. To your left you say as {hero}: {answer}. To your right, as {friend}: {wrong}. Your child works it out, goes to the left and shows {friend} why on the sheet: one {token}.',
      child:
        'Listen: {hero} says one answer and {friend} another. Choose how to find out: draw, count or say why. Go to the voice that tells the truth.',
      steps: [
        'Get out paper and pencils.',
        'Change sides and voices now and then. If your child goes to the wrong voice, draw it out together.',
      ],
      say: 'It is so! It is not! Oh dear, who can settle this?',
    },
    {
      title: 'Reporter on the Spot',
      wrongAnswers: true,
      inShort: {
        you: 'Play a reporter. Ask into your fist, then announce the wrong answer from the table.',
        child: 'Answers, corrects the news with a proof and calls out a headline: one {token}.',
        end: 'Every answer is in the news.',
      },
      round:
        'You ask question 1 into your fist. Your child says {answer}. You announce to the world: {wrong}! Your child proves that it is wrong and calls out a headline. You write it down: one {token}.',
      child:
        'Be the expert at {place}, where a reporter has come. Answer each question and mend the muddled news. Choose a headline for {hero} to read.',
      steps: ['Get out paper and pencils.', 'If the expert is wrong, ask how it was found and work it out together.'],
      say: 'Good evening! We have a real expert with us. May I ask you something?',
    },
    {
      title: 'Fits, Nearly Fits',
      strands: ['geometry', 'time'],
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. As {friend}, take both cards, call them twins and ask for the difference.',
        child: 'Makes one card that is right and one that is nearly right. Names the difference: one {token}.',
        end: 'Every pair is told apart.',
      },
      round:
        'Read question 1. Your child writes or draws {answer} on one card and {wrong} on the other. Twins! you say. Your child tells what is different and hands you {answer}: one {token}.',
      child:
        'Make two cards: one that fits, and one that nearly fits. Choose what fools {friend}: a tiny change or a bigger one. Show the difference.',
      steps: [
        'Get out paper and pencils. Tear the sheet into cards, two for each question.',
        'Mend a wrong answer first. If no near miss comes to mind, whisper the wrong answer from the table.',
      ],
      say: 'Two cards, please! To my eyes they are always twins.',
    },
    {
      title: 'Odd or Even Proves',
      ages: 'older',
      inShort: {
        you: 'Read a question. On three, show one to five fingers when your child does.',
        child:
          'Answers, then calls odd or even for all fingers. After a right call you draw the proof as told, else your child does: one {token}.',
        end: 'Every answer has its proof.',
      },
      round:
        'Read question 1. Your child works it out, says {answer} and calls even. One, two, three: five fingers in all, so odd! Your child draws the proof: one {token}.',
      child:
        'Find the answer on your own first. Choose odd or even, then show fingers on three. Prove your answer to {friend}: tell it or draw it.',
      steps: [
        'Get out paper and pencils.',
        'If a proof has a gap, ask: what comes before that? A wrong answer is mended together. A sketch will do.',
      ],
      say: 'On three! Call it right, and I must draw.',
    },
  ],
  safety: [],
}
