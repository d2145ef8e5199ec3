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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Rug or Fence',
      prepMinutes: 0,
      child:
        'Sketch the shape of {hero} and write its sides. Color the inside for a rug, the edge for a fence. Work it out with its unit. Pick a color for rugs: the light or the dark one.',
      inShort: {
        you: 'Ask a question. Then ask: is that a rug inside, or a fence around?',
        child:
          'Sketches the shape and writes its sides. Colors the inside for a rug, the edge for a fence. Works it out and answers.',
      },
      round:
        'Your child sketches the shape, writes its sides and picks: rug or fence? The inside or the edge gets color. Your child says {answer}.',
      steps: ['Get out paper and colored pencils.', 'Wrong? Draw all squares in and count together.'],
      further: 'Your child cuts each L into 2 rugs. No fence runs along the cut.',
      say: 'Inside or around: which of them do we need?',
    },
    {
      title: 'Same Rug, New Fence',
      modality: 'kinesthetic',
      child:
        'Lay all 12 squares side by side for {place}. Count the edges all around. Change the shape each time. Choose to make the fence longer or shorter.',
      earned: true,
      inShort: {
        you: 'Check the new shape: count its edges along with your child.',
        child:
          'Lays all 12 squares as a new shape, whole sides touching. Counts the edges around it and says area and perimeter.',
      },
      round:
        'Your child says {answer} and lays 3 rows of 4. The area is 12. Around it are 14 edges, so the perimeter is 14.',
      steps: [
        'Get out paper. Fold it in 4 along its length and in 3 across. Tear out the 12 squares.',
        'The area stays 12. Wrong? Lay or draw that shape together.',
      ],
      further: 'Your child lays an L each time. Its 2 rectangles together are the area.',
      say: 'Not one square more. Can the fence grow?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
