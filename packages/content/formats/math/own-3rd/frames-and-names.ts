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
  materials: [{ name: 'straws', quantity: '6', core: true }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Straw Frames',
      child:
        'Lay the shape for {hero} with four straws. Look how it changes. Say its new name and what stayed alike. Choose to begin with a square or a rectangle.',
      earned: true,
      inShort: {
        you: 'Change the frame: lean it over, or swap 2 sides.',
        child:
          'Lays a square or a rectangle of straws. Names the frame you make of it. Says what is alike and different.',
      },
      round:
        'Your child says {answer} and lays a square. You lean it over. Rhombus, says your child: the sides stay equal, the corners change.',
      steps: [
        'Get out straws. Fold 2 in half and press: these are short. The other 4 are long.',
        '4 long: square, or rhombus if it leans. 2 long, 2 short: rectangle, or parallelogram.',
      ],
      further: 'Your child tests all 4 names on the frame: quadrilateral, rectangle, rhombus, square.',
      say: 'I change your frame. What stays as it was?',
    },
    {
      title: 'Run to the Names',
      child:
        'Listen to the clue. Run to every name of {place} that fits it. Tell why the rest do not fit. Choose to run or to tiptoe.',
      earned: true,
      inShort: {
        you: 'Call the next clue, such as: it must have 4 equal sides.',
        child: 'Runs to touch every name that fits the clue. Says why a name does not fit.',
      },
      round:
        'Your child says {answer}. You call: 4 equal sides! Your child touches square and rhombus. A rectangle may have sides of 2 lengths.',
      steps: [
        'Get out paper. Write square, rectangle and rhombus on 3 slips. Lay them in 3 places.',
        '4 equal sides: square, rhombus. 4 square corners: square, rectangle. Both: square. 4 straight sides: all.',
      ],
      further: 'Lay out quadrilateral, too. Sketch a four-sided shape: your child touches all its names.',
      say: 'One clue may fit many names. Touch all of them!',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
