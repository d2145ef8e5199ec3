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
  materials: [{ name: 'straws', quantity: '6', core: true, substitute: 'strips of stiff paper' }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Push the Square',
      child:
        'Lay the shape that you hear. Tell every name that fits. Choose where its top is pushed: left or right. Look what changes, and tell {friend} which names still fit.',
      earned: true,
      inShort: {
        you: 'Name the next shape: square, rectangle, rhombus. Push its top straw to one side, so that it leans: which names change?',
        child: 'Lays the shape with four straws and lists every name. After the push, tells what changed, and why.',
      },
      round:
        'Your child says {answer}, lays a square and lists five names. You slide its top aside: right angles go, so rectangle and square no longer fit.',
      steps: [
        'Get out straws. Fold two in half, for short sides.',
        'Square: five names. Rectangle or rhombus: three. Parallelogram: two.',
        'Pushed, a square becomes a rhombus, a rectangle a parallelogram. Pushed upright, they go back.',
      ],
      further:
        'Ask first: is a rectangle always a square, a rhombus a parallelogram, a parallelogram a rectangle? (sometimes, always, sometimes)',
      say: 'One little push. Is it still all that it was?',
    },
    {
      title: 'Two Wishes, One Shape',
      modality: 'visual',
      prepMinutes: 2,
      child:
        'Draw a slip with two wishes. Sketch a quadrilateral that has both. Choose how it lies: straight or tilted. List all its names for {hero}.',
      earned: true,
      inShort: {
        you: 'Let your child draw a slip. Test the sketch: does it have both wishes?',
        child: 'Draws a slip with two wishes. Sketches a quadrilateral that has both, and lists all its names.',
      },
      round:
        'Your child says {answer} and draws: right angles, two lengths of sides. A long rectangle fits. Its names: rectangle, parallelogram, quadrilateral.',
      steps: [
        'Get out paper and pencils. Write four slips: equal sides, right angles; equal sides, no right angle; right angles, two lengths of sides; just 1 parallel pair, two right angles.',
        'Right ones: square (five names), rhombus (three), rectangle (three), trapezoid (two).',
      ],
      further:
        'Ask, too: does a shape with the first wish always have the second, or only sometimes? (Only sometimes, each time.)',
      say: 'Two wishes at once. Can one shape grant both?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
