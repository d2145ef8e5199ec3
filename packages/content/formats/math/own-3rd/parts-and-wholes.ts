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
        'Fold a strip into equal parts for {hero}. Color some of them. Name the colored parts, then the white ones. Choose how often to fold: once, twice or three times.',
      inShort: {
        you: 'Ask a question. Check: both fractions together must make the whole strip.',
        child:
          'Answers. Folds a strip in half once, twice or 3 times. Colors some parts. Names both fractions: colored and white.',
      },
      round:
        'Your child says {answer}. Your child folds 3 times and colors 5 parts. 5/8 is colored and 3/8 is white: 8 eighths in all.',
      steps: [
        'Get out paper and crayons. Fold the sheet in half the long way 3 times. Tear along the folds: 8 strips.',
      ],
      further: 'Fold 2 strips alike. Color one and part of the other: 5/4 is 1 1/4.',
      say: 'How many equal parts, and how many of them count?',
    },
    {
      title: 'Clap a Fraction',
      prepMinutes: 0,
      child:
        'Listen to the beats for {friend}. Count the claps and all beats. Name both fractions: claps and taps. Choose to listen with your eyes open or shut.',
      inShort: {
        you: 'Ask a question. Then play 2 to 8 beats: first claps, then taps on your knees.',
        child:
          'Answers. Counts all beats for the bottom number, the claps for the top. Names the fraction of claps, then that of taps.',
      },
      round: 'Your child says {answer}. You play 5 claps and 3 taps. All are 8 beats, so 5/8 are claps and 3/8 taps.',
      steps: [
        'Get out nothing: sit face to face.',
        'Play it again to check, and count together: first all beats, then the claps.',
      ],
      further: 'Play 2 wholes with a stop: 4 claps, stop, 1 clap, 3 taps. That is 5/4.',
      say: 'Listen: how many beats in all, how many claps?',
      materials: [],
    },
  ],
  safety: [],
}
