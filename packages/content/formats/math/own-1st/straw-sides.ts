import type { Format } from '../../../types.ts'

export const strawSides: Format = {
  id: 'math.straw-sides',
  subject: 'math',
  title: 'Straw Sides, Bean Corners',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.sides-and-corners'],
  materials: [
    { name: 'straws', quantity: '7', core: true, substitute: 'pencils of one length' },
    { name: 'dry beans', quantity: '7', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Straws and Corners',
      child:
        'Close a shape with as many straws as I call. Choose which way it points. Put a bean on each corner. Name it for {hero}.',
      earned: true,
      inShort: {
        you: 'Call 3 sides, 6 sides, or 4 sides with square corners.',
        child: 'Lays a closed shape of so many straws. Puts a bean on each corner. Counts both and names the shape.',
      },
      round:
        'Your child says {answer}. You call 3 sides. Your child closes a shape of 3 straws, with 3 beans: a triangle.',
      steps: ['Get out straws and dry beans.'],
      further: 'Your child opens one corner and adds a straw. How many sides and corners now?',
      say: 'Is it closed all around? Run a finger along.',
      success: 'Each shape is closed and has as many corners as sides.',
    },
    {
      title: 'Drawn on My Back',
      child:
        'Turn your back and feel what a finger draws there. Count the corners as it turns. Choose to whisper or to shout the name. Draw the shape for {place}.',
      earned: true,
      inShort: {
        you: 'Draw a triangle, a rectangle or a hexagon on the back. Tap each corner.',
        child: 'Counts the taps and tells how many sides there are. Names the shape and draws it.',
      },
      round:
        'Your child says {answer}. You draw a triangle: tap, tap, tap. Your child says: 3 corners, 3 sides, a triangle, and draws it.',
      steps: ['Get out paper and pencils.'],
      further: 'Your child cuts one corner off with a short line, then another. How many sides each time?',
      say: 'My finger goes for a walk. Count its turns.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
