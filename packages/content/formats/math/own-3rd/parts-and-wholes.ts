import type { Format } from '../../../types.ts'

export const partsAndWholes: Format = {
  id: 'math.parts-and-wholes',
  subject: 'math',
  title: 'Parts and Wholes',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'make',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.name-fractions'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '1 color', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Fold a Whole',
      child:
        'Fold a strip into equal parts for {hero}. Color the parts that count. Write the fraction on it, numerator on top. Choose the first fold: in half or in three.',
      inShort: {
        you: 'Ask a question and hand over a new strip. Touch the parts, then the two numbers: which number tells about which parts?',
        child:
          'Folds as many equal parts as the denominator says, colors as many as the numerator says and names the fraction.',
      },
      round:
        'Your child folds the strip, opens it and counts all parts for the denominator. The colored ones make the numerator. Your child says {answer} and names the white parts, too.',
      steps: [
        'Get out paper and crayons. Fold the sheet in half the long way three times, and tear along the folds: eight strips. For thirds, roll a strip into three layers and press; folded once more, they are sixths.',
        'On a line, the left end is 0, the right end 1, and folds are marks. After a wrong answer, count all parts of one whole together.',
      ],
      further: 'More than one whole needs more strips, end to end. Name it in both ways: 5/4 is 1 1/4.',
      say: 'How many equal parts, and how many of them count?',
    },
    {
      title: 'Clap a Fraction',
      prepMinutes: 0,
      child:
        'Listen to the beats and name the fraction for {friend}. Play one back with claps and taps. Say what the taps are, too. Choose to play it slow or quick.',
      inShort: {
        you: 'Ask a question. Then play a whole of two to eight beats: first some claps, then taps on your knees for the rest.',
        child:
          'Answers and plays the fraction: all beats are the denominator, the claps the numerator, and knee taps the rest. Then names the one that you play.',
      },
      round:
        'Your child says {answer} and plays it. You play five claps and three taps. Eight beats make the whole and five are claps, so your child names five eighths.',
      steps: [
        'Get out nothing: sit face to face.',
        'If the answer is no fraction, play one from the question.',
        'After a wrong answer, play it again: count all beats first, then the claps.',
      ],
      further:
        'Now play more than one whole: 5/4 is four claps, a stop, one clap and three taps. Your child names it in both ways: 5/4 and 1 1/4.',
      say: 'Listen: how many beats in all, how many claps?',
      materials: [],
    },
  ],
  safety: [],
}
