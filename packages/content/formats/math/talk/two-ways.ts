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
        you: 'Read a question. After the first answer, ask: can you get there in another way?',
        child:
          'Draws two roads that meet. Works out the answer along the first, and in another way along the second. Both must end at the same answer.',
      },
      round:
        'Your child draws two roads that meet and works along the first: {answer}. Another way? Your child works along the second road: {answer} again!',
      child:
        'Draw one {token} and two roads to it. Choose a way to the answer for each road. Bring the {token} to {place} when both agree.',
      steps: [
        'Get out paper and pencils.',
        'Other ways: draw it, count it, split the numbers or check it backward. If the roads end at two answers, look for the slip together.',
      ],
      say: 'I bet both roads end alike. Which way will you go?',
    },
    {
      title: 'Two Voices',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. Answer it as {hero} to your left and as {friend} to your right. One says the tempting wrong answer.',
        child: 'Works it out on the sheet. Goes to the voice that is right and shows the other one why.',
      },
      round:
        'To your left you say as {hero}: {answer}. To your right, as {friend}: {wrong}. Your child works it out, goes to the left and shows {friend} why.',
      child:
        'Listen: {hero} says one answer and {friend} another. Choose how to find out: draw, count or say why. Go to the voice that tells the truth.',
      steps: [
        'Get out paper and pencils.',
        'Let each of them be wrong now and then. If your child goes to the wrong voice, draw it together.',
      ],
      say: 'It is so! It is not! Oh dear, who can settle this?',
    },
    {
      title: 'Reporter on the Spot',
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, a reporter, ask the question into your fist. After the answer, tell the world the tempting wrong one from the table.',
        child: 'Answers. Proves that your news is wrong and calls out the right headline.',
      },
      round:
        'You ask question 1 into your fist. Your child says {answer}. You tell the world: {wrong}! Your child proves that this is wrong and calls out a headline.',
      child:
        'Be the expert at {place}, where {friend} reports. Answer each question and mend the muddled news. Choose a headline and call it out to {hero}.',
      steps: [
        'Get out paper and pencils. The sheet is for working out.',
        'After a wrong answer, work it out together.',
      ],
      say: 'Good evening! We have a real expert with us. May I ask you something?',
    },
    {
      title: 'Fits, Nearly Fits',
      strands: ['geometry', 'time'],
      wrongAnswers: true,
      inShort: {
        you: 'Read a question. As {friend}, look at both cards, call them twins and ask: what is different?',
        child: 'Makes one card that is right and one that is nearly right. Tells what is different and which one fits.',
      },
      round:
        'Your child writes or draws {answer} on one card and {wrong} on the other. Twins! you say. Your child tells what is different and hands you {answer}.',
      child:
        'Make two cards: one that fits, and one that nearly fits. Choose what fools {friend}: a tiny change or a bigger one. Show the difference.',
      steps: [
        'Get out paper and pencils. Tear one sheet into cards, two for each question.',
        'If no near miss comes to mind, whisper the wrong answer from the table. Mend a wrong answer together first.',
      ],
      say: 'Two cards, please! To my eyes they are always twins.',
    },
    {
      title: 'Odd or Even Proves',
      ages: 'older',
      inShort: {
        you: 'Read a question. After the answer, you both show one to five fingers on three. After a right call, draw what you are told.',
        child:
          'Answers and calls odd or even for all fingers together. After a right call, tells you how to draw a proof. After a wrong call, draws it alone.',
      },
      round:
        'Your child says {answer} and calls even. One, two, three: five fingers in all. That is odd! So your child draws a sketch that proves the answer.',
      child:
        'Find the answer on your own first. Choose odd or even, then show fingers on three. Prove your answer to {friend}: tell it or draw it.',
      steps: [
        'Get out paper and pencils.',
        'After a wrong answer, work it out together first. A quick sketch will do.',
      ],
      say: 'On three! Call it right, and I must draw.',
    },
  ],
  safety: [],
}
