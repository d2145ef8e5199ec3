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
    { name: 'straws', quantity: '8', core: true, substitute: 'pencils of one length' },
    { name: 'dry beans', quantity: '8', core: true },
    { name: 'dice', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Straws and Corners',
      child:
        'Roll how many sides your shape has. Choose which way it points. Close it with straws and put a bean on each corner. Name it for {hero}.',
      inShort: {
        you: 'Ask a question. Let your child roll. For 1 or 2 say: add 4.',
        child:
          'Answers and rolls the number of sides. Lays a closed shape of so many straws, puts a bean on each corner, counts both and names it.',
      },
      round:
        'Your child says {answer} and rolls 3. Three straws make a closed shape, three beans mark its corners. It is a triangle, says your child.',
      steps: [
        'Get out straws, dry beans and dice. Four sides with square corners are a square. Six are a hexagon, and five are just a shape with five sides.',
        'Close an open corner together.',
      ],
      further: 'From now on, take a corner off: open it, put one more straw in, and ask how many sides now.',
      say: 'Is it closed all around? Run a finger along.',
      success: 'Each shape is closed and has as many corners as sides.',
    },
    {
      title: 'Drawn on My Back',
      child:
        'Turn your back and feel what a finger draws there. Count the corners as it turns. Choose to whisper or to shout the name. Draw the shape for {place}.',
      inShort: {
        you: 'Ask a question. Draw a shape slowly on the back of your child, with a tap at each corner.',
        child: 'Answers. Counts the taps, says how many sides there must be, names the shape and draws it.',
      },
      round:
        'Your child says {answer}. Your finger draws a long rectangle: four taps. Four corners, four sides, says your child. Two are long: a rectangle!',
      steps: [
        'Get out paper and pencils. Shapes to draw: a thin triangle, a square, a rectangle, a hexagon, a circle.',
        'Draw a shape once more if it was hard to feel. Now and then your child draws one on your back.',
      ],
      further: 'From now on, cut a corner off what is drawn with a short line, and count the sides again.',
      say: 'My finger goes for a walk. How often does it turn?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
