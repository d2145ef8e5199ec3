import type { Format } from '../../../types.ts'

export const framesAndNames: Format = {
  id: 'math.frames-and-names',
  subject: 'math',
  title: 'Frames and Names',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.four-sided-shapes'],
  materials: [
    { name: 'straws', quantity: '7', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Straw Frames',
      child:
        'Lay the shape for {hero} with four straws. Push it over or pull it straight. Test its corners with the sheet. Say what stays alike and what is different.',
      inShort: {
        you: 'Ask a question. Hold a corner of the sheet into each corner of the frame: if it fits, the frame has a square corner there.',
        child:
          'Lays the shape of the question with straws, and beside it one that is a little different. Compares their sides and corners, names both and answers.',
      },
      round:
        'Your child lays the shape that is asked about and pushes it over beside another one. Are the sides still equal? Do the corners fit the sheet? Your child compares and says {answer}.',
      steps: [
        'Get out straws and paper. Fold three straws in half and press: now there are four long and three short ones.',
        'Four long ones make a square or a rhombus. Two long and two short make a rectangle or a parallelogram, one long and three short a trapezoid. After a wrong answer, look at the sides first, then at the corners, together.',
      ],
      further:
        'Then your child tests each frame for all four names: quadrilateral, rectangle, rhombus, square. Which fit?',
      say: 'I push it over a little. What has changed, and what has not?',
    },
    {
      title: 'Run to the Names',
      prepMinutes: 2,
      child:
        'Run to every name that fits the shape of {place}. Bring those slips back. Check the sides first, then the corners. Choose one shape that is like it, and tell why.',
      inShort: {
        you: 'Ask a question. Then hold up one of the four drawings and wait until your child comes back with all its names.',
        child:
          'Answers. Runs to each name that fits, brings the slips and proves them: four sides, four equal sides, four square corners. Says how it is like another drawing.',
      },
      round:
        'Your child says {answer}. You hold up the long rectangle. Your child brings quadrilateral and rectangle, but not rhombus or square: its sides are not all equal.',
      steps: [
        'Get out paper. Write quadrilateral, rectangle, rhombus and square on slips from one sheet, and lay them in four places. On the other, draw a square, a long rectangle, a leaning rhombus and a trapezoid.',
        'The square fits all four names, the rhombus quadrilateral and rhombus, the trapezoid only quadrilateral. After a wrong slip or answer, test sides and corners together. All slips go back.',
      ],
      say: 'One shape may have many names. Bring me all of them!',
      materials: [{ name: 'paper', quantity: '2 sheets', core: true }],
    },
  ],
  safety: [],
}
