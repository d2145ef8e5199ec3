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
        'Fold a piece of a sheet and tear bits from its edges. Choose how often you fold. Foretell the lines of symmetry for {hero}, then open it.',
      inShort: {
        you: 'Ask a question. After the answer, hand over a piece. Before it is opened, ask: how many lines of symmetry will it have?',
        child:
          'Answers, folds a piece once, or twice crosswise, and tears bits from its edges. Foretells the lines, opens it, and tests each line by folding.',
      },
      round:
        'Your child says {answer}, folds a piece in two, and in two again, and tears off a corner. Two lines, your child says. Opened and folded, both match.',
      steps: [
        'Get out paper. Tear each sheet into two equal pieces. Large bits tear best.',
        'At the end of each turn, tear one corner off the open shape. Ask which lines are lost, and why: one corner has lost its partner.',
        'Did the halves miss? Find the spot together. Draw and fold a wrong answer, if it can be drawn.',
      ],
      further: 'Then call 3 to 10 equal sides and corners. How many lines are there, and where?',
      say: 'What will be there when it opens? Foretell it!',
      success: 'Your child showed each line by a fold and named what spoils it.',
    },
    {
      title: 'The Lost Partner',
      child:
        'Lay beans on both sides of a fold line at {place}. Look away while one wanders. Choose how to mend it: move one bean or its partner.',
      inShort: {
        you: 'Ask a question. When the halves match and your child looks away, move one bean. Ask: why is the line no line of symmetry now?',
        child:
          'Answers and lays a figure with its mirror half. Looks away, finds the bean without a partner, tells why the halves miss, and mends it. Then looks for another line.',
      },
      round:
        'Your child says {answer} and lays three beans on each side. You push one outward. This one has no partner as far from the line, says your child, and mends it.',
      steps: [
        'Get out dry beans and string. Lay the string down straight: it is the line of symmetry.',
        'Another figure each time: a row, a square, a triangle, a ring of six. To look for more lines, lay the string across it in other ways. Draw a wrong answer together and fold it.',
      ],
      further: 'From now on, lay rings of 5 to 8 beans, spaced evenly, and find every line: one for each bean.',
      say: 'Shut your eyes. One of them will lose its partner.',
      materials: [
        { name: 'dry beans', quantity: '12', core: true, substitute: 'buttons or coins' },
        { name: 'string', quantity: '1 arm long', core: true, substitute: 'a straw or a pencil' },
      ],
    },
  ],
  safety: [],
}
