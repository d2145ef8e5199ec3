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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Folded Flags',
      child:
        'Fold a flag for {place} into equal parts. Choose where the folds run. Color the part that I call. Name what stays white.',
      earned: true,
      inShort: {
        you: 'Call the part to color: one half or one fourth.',
        child: 'Folds a flag into equal parts, opens it and colors one. Names the colored part and the white one.',
      },
      round:
        'Your child says {answer}. You call one fourth. Your child folds twice, opens 4 equal parts and colors one: a fourth. Three fourths are white.',
      steps: ['Get out paper and crayons. Tear each sheet in two, for four flags.'],
      further: 'Call two fourths or three fourths. Your child colors them and tells: a half, or more?',
      say: 'Do the edges match? Then the parts are equal.',
      success: 'Each flag has equal parts, and the colored part is named.',
    },
    {
      title: 'Pancakes for Guests',
      prepMinutes: 0,
      child:
        'Press pancakes of dough for the guests of {hero}. Choose round or square ones. Mark the lines for two or four guests. Name the part each guest gets.',
      earned: true,
      inShort: {
        you: 'Say how many guests share the pancake: two or four.',
        child:
          'Flattens a pancake, marks the lines and pulls it apart. Lays the parts on each other to compare. Names one part.',
      },
      round:
        'Your child says {answer}. You say four guests. Your child marks a cross and pulls. The parts match: each guest gets a fourth.',
      steps: ['Get out the playdough.'],
      further: 'Make fourths. Serve a guest two or three: your child names that part, too.',
      say: 'Nobody may get less. Is it fair?',
      materials: [{ name: 'playdough', quantity: '1 fist-sized lump', core: true, substitute: 'clay' }],
    },
  ],
  safety: [],
}
