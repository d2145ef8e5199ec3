import type { Format } from '../../../types.ts'

export const pushTheSquare: Format = {
  id: 'math.push-the-square',
  subject: 'math',
  title: 'Push the Square',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.shape-families'],
  materials: [
    { name: 'straws', quantity: '6', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Push the Square',
      prepMinutes: 2,
      child:
        'Lay the shape that you hear. Set every name that fits beside it. Push one corner and look at what changes. Choose which names must leave, and tell {friend} why.',
      inShort: {
        you: 'Ask a question. Then name a shape to lay. When its names lie there, say: push a corner. Which names must leave now?',
        child:
          'Answers. Lays the shape with four straws and all its names beside it. Slides one side along, takes names away or adds some, and tells which property changed.',
      },
      round:
        'Your child says {answer}. You ask for a square. Five names lie beside it. Pushed aside, it keeps equal sides but no right angle: rectangle and square must leave.',
      steps: [
        'Get out straws, paper and pencils. Fold two of the straws in half: these are short ones. Write six name slips: quadrilateral, trapezoid, parallelogram, rectangle, rhombus, square.',
        'Lay square, rectangle, rhombus, trapezoid in turn. Unsure? Test together: equal sides, right angles, then pairs of parallel sides.',
      ],
      further:
        'Then say: A rhombus is a rectangle. Always, sometimes or never true? Straws that fit and straws that do not decide.',
      say: 'I give it one little push. Is it still all that it was?',
    },
    {
      title: 'Two Wishes, One Shape',
      prepMinutes: 2,
      child:
        'Draw two wishes from the heap. Sketch a quadrilateral that has both, or say that none can. Choose how it lies: straight or tilted. List all its names for {hero}.',
      inShort: {
        you: 'Ask a question. Then let your child draw two wish slips. Look whether the sketch keeps both, and read the names back.',
        child:
          'Answers. Draws two slips, such as 4 equal sides and 4 right angles. Sketches a quadrilateral with both and lists every name. Or tells why none can have both.',
      },
      round:
        'Your child says {answer} and draws 4 right angles and 2 pairs of parallel sides. A rectangle will do: quadrilateral, parallelogram, rectangle, your child lists.',
      steps: [
        'Get out paper and pencils. Write six slips: 4 equal sides, sides not all equal, 4 right angles, no right angle, 2 pairs of parallel sides, just 1 pair of parallel sides. Put them back after each turn.',
        'Just 1 pair goes with no right angle or sides not all equal. Equal sides and right angles: a square, five names. A wish forgotten? Mend the sketch together.',
      ],
      further: 'Then ask: does a shape with the first wish always, sometimes or never have the second?',
      say: 'Two wishes at once. Can one shape grant them both?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
