import type { Format } from '../../../types.ts'

export const foldAndForetell: Format = {
  id: 'math.fold-and-foretell',
  subject: 'math',
  title: 'Fold and Foretell',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.symmetry'],
  materials: [{ name: 'paper', quantity: '2 sheets', core: true }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Fold a piece of paper both ways and open it. Tear off a bit. Choose a corner, a side or the end of a fold. Tell {hero} which lines of symmetry are left. Fold it to see.',
      earned: true,
      inShort: {
        you: 'Hand over a piece. Ask: which lines of symmetry are left, and why?',
        child:
          'Folds the piece both ways and opens it: 2 lines. Tears off a bit, tells what is left, then folds to see.',
      },
      round:
        'Your child says {answer}, folds, opens and tears off a corner. No line is left: that corner lost its partner. Both folds miss: right!',
      steps: ['Get out paper. Tear each sheet into 2 equal pieces.'],
      further: 'Make each piece a square first. Fold all 4 lines, then tear off a bit.',
      say: 'Which lines will be left? Foretell it before you fold!',
      success: 'Your child showed each line by a fold and named what spoils it.',
    },
    {
      title: 'The Lost Partner',
      child:
        'Look away while one bean wanders at {place}. Find the two that no longer match. Tell why their line is no line of symmetry. Choose which of them to move.',
      earned: true,
      inShort: {
        you: 'While your child looks away, move a bean. Ask why the halves no longer match.',
        child: 'Finds the two beans that do not match. Tells why and moves one of them, until the halves match again.',
      },
      round:
        'Your child says {answer}. You push a bean outward. Its partner is nearer to the line, says your child, and moves it outward, too.',
      steps: [
        'Get out dry beans and string. Lay the string straight. Lay 4 beans on each side, so that both halves match.',
      ],
      further: 'Lay a ring of 5 to 8 beans. Show every line: one for each bean.',
      say: 'Shut your eyes. One of them will lose its partner.',
      materials: [
        { name: 'dry beans', quantity: '8', core: true, substitute: 'buttons or coins' },
        { name: 'string', quantity: '1 arm long', core: true, substitute: 'a straw or a pencil' },
      ],
    },
  ],
  safety: [],
}
