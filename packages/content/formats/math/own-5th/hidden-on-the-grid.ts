import type { Format } from '../../../types.ts'

export const hiddenOnTheGrid: Format = {
  id: 'math.hidden-on-the-grid',
  subject: 'math',
  title: 'Hidden on the Grid',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.coordinates'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hidden on the Grid',
      modality: 'auditory',
      child:
        'Hide one {thing} at a secret point and write its coordinates. Mark the point that is called. Tell the way from there to the secret point. Choose which comes first: across or up.',
      earned: true,
      inShort: {
        you: 'Call any point. Walk your finger the way you hear, and name where it lands.',
        child: 'Writes a secret point on a slip. Marks your point, tells the way from there, then opens the slip.',
      },
      round:
        'Your child says {answer} and hides (5, 3). You call (2, 6). 3 right and 3 down! You land on (5, 3), like the slip.',
      steps: ['Get out paper and pencils. Tear the sheet into four slips. Use the printed grid.'],
      further: 'Call a way to (6, 2): 2 right, 1 down. Your child marks its start.',
      say: 'My finger does only what you say. Where to?',
    },
    {
      title: 'Shoe-Length Map',
      modality: 'kinesthetic',
      child:
        'Stand in the origin, a corner of the room. Tell {hero} the way to the point that you hear. Walk it heel to toe and drop a sock. Choose your floor: here or in the hall.',
      earned: true,
      inShort: {
        you: 'Call a point with numbers up to 8, and count the steps.',
        child: 'Tells the way from the last sock: 3 right and 2 up. Walks it heel to toe, drops a sock.',
      },
      round:
        'Your child says {answer}. You call (5, 2). From the corner: 5 right and 2 up! There your child drops a sock.',
      steps: [
        'Get out socks, four of them. A corner is (0, 0). One wall goes right, the other up.',
        'Test a sock from the corner: along the wall, then away from it.',
      ],
      further: 'Call a way that led to the last sock. Your child walks to its start.',
      say: 'This floor is a map. Which way first?',
      materials: [{ name: 'socks', quantity: '4', core: true }],
    },
  ],
  safety: [],
}
