import type { Format } from '../../../types.ts'

export const coverAndGoAround: Format = {
  id: 'math.cover-and-go-around',
  subject: 'math',
  title: 'Cover and Go Around',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'a',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.area-perimeter'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'colored pencils', quantity: '2 colors', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Garden on Squares',
      child:
        'Draw the shape of {hero} on the squares. Color what a rug would cover. Trace what a fence would follow. Choose the two colors. Count both, with their units.',
      inShort: {
        you: 'Ask a question. Let your child draw its shape along the lines. Ask: what covers it, and what goes around it?',
        child:
          'Draws the shape, multiplies rows and squares for the area, then walks a fingertip once around the edge for the perimeter. Answers what was asked.',
      },
      round:
        'Your child draws the shape, counts the rows and the squares in one, and multiplies. The fingertip goes once around, over all sides. What was asked for? Your child says {answer}.',
      steps: [
        'Get out paper and colored pencils. Draw twelve lines across and twelve down, about a finger apart. Each square is one unit.',
        'After a wrong answer, touch each square or each edge and count it together.',
        'For a question without numbers, a shape of three by four shows it.',
      ],
      further: 'From now on, draw an L each time. It falls into two rectangles; the way around it is walked in one go.',
      say: 'Inside or around: which of them do we need?',
    },
    {
      title: 'Same Rug, New Fence',
      child:
        'Lay all twelve squares side by side for {place}. Say the area and count the edges all around. Change the shape next time. Pick: a shorter way around or a longer one?',
      inShort: {
        you: 'Ask a question. After the answer, ask for a new shape of all twelve squares, whose way around is longer or shorter than before.',
        child:
          'Answers. Lays the twelve squares as another shape. Says the area and walks two fingers around, counting edges. The area stays, the perimeter changes.',
      },
      round:
        'Your child says {answer} and lays three rows of four: area 12, perimeter 14. Next time it may be two rows of six: the area is still 12, the perimeter 16.',
      steps: [
        'Get out paper. Fold the sheet into four along its length and into three across. Tear along the folds: twelve squares, or nearly.',
        'Squares touch with whole sides, without a gap. Rectangles have a perimeter of 14, 16 or 26. A wrong answer is laid or drawn, and counted together.',
      ],
      further:
        'Now each shape is an L, with a perimeter of 16 or more. Your child adds its two rectangles for the area.',
      say: 'Not one square more. Can the fence grow?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
