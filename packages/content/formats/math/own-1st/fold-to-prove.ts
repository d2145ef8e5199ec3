import type { Format } from '../../../types.ts'

export const foldToProve: Format = {
  id: 'math.fold-to-prove',
  subject: 'math',
  title: 'Fold to Prove It',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.halves-fourths'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '2 colors', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Folded Flags',
      child:
        'Fold a flag for {place} into equal parts. Choose where the folds run. Color the part that I call. Name what stays white.',
      inShort: {
        you: 'Ask a question. Then call the part of the next flag: one half, one fourth, and again.',
        child:
          'Answers. Folds a piece until all parts match, opens it and colors the part. Names the colored part and the white one.',
      },
      round:
        'Your child says {answer}. You call one fourth. Your child folds twice, opens it, counts 4 equal parts and colors one. It is a fourth, and three fourths are white.',
      steps: [
        'Get out paper and crayons. Tear each sheet in two, for four flags.',
        'Parts that do not match when folded are not equal: fold again. Show a wrong answer with a fold.',
      ],
      further: 'From now on, call two fourths and three fourths.',
      say: 'Do the edges kiss? Then the parts are equal.',
      success: 'Each flag has equal parts, and the colored part is named.',
    },
    {
      title: 'Pancakes for Guests',
      child:
        'Press pancakes of dough for the guests of {hero}. Choose round or square ones. Mark the lines for two or four guests. Name the part each guest gets.',
      inShort: {
        you: 'Ask a question. Then say how many guests come: two, four, and again.',
        child:
          'Answers. Flattens a pancake, marks the lines and pulls the parts apart. Lays them on each other to prove that they match, and names one part.',
      },
      round:
        'Your child says {answer}. Four guests come. Your child marks a line down and a line across, and pulls. The four parts match: each guest gets a fourth.',
      steps: [
        'Get out the playdough. Lines are marked with the edge of a hand.',
        'Now and then serve an unfair pancake yourself, with one tiny part. Mark a wrong answer in dough.',
      ],
      further: 'Then ask: A guest eats two fourths. Is that a half? (yes)',
      say: 'Nobody may get less. Is it fair?',
      materials: [{ name: 'playdough', quantity: '1 fist-sized lump', core: true, substitute: 'clay' }],
    },
  ],
  safety: [],
}
