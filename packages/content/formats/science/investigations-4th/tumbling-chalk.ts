import type { Format } from '../../../types.ts'

export const tumblingChalk: Format = {
  id: 'science.tumbling-chalk',
  subject: 'science',
  title: 'Tumbling Chalk',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.changing-rock'],
  materials: [
    { name: 'chalk', quantity: '1 stick', core: true },
    { name: 'containers', quantity: '1 with a tight lid', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'tray', quantity: '1 with a rim', core: true },
    { name: 'books', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rocky stream for {hero} in a box. Predict how chalk looks after a long tumble. Choose a steady beat or a song to shake to. Name each change as it happens at {place}.',
      earned: true,
      inShort: {
        you: 'Call break (weathering), next time carry (erosion), last drop (deposition).',
        child:
          "Break: shakes the box. Carry: tips dust on the tray's high end and pours water. Drop: waits. Names each change.",
      },
      round:
        'Your child says {answer}. You call break. Your child shakes the box while you count to 60. Worn pieces and dust: weathering!',
      steps: [
        'Get out chalk, containers, water, tray and books. Break the chalk in 4. Shut 3 pieces in the box. Lay one tray end on a book.',
      ],
      further: 'Pour fast, then slowly: which carries more? (fast) Where do bits drop? (where it slows)',
      say: 'We make a mountain tumble. What will break first?',
      success: 'The pieces come out a bit rounder, and your child uses all three words.',
    },
    {
      title: 'Wet or Dry',
      child:
        'Test what water does to worn stone at {place}. Shake one box dry and one wet. Predict with {friend} which bits will travel. Choose a slow beat or a fast one.',
      earned: true,
      inShort: {
        you: 'Call shake (weathering), next time tip (erosion), last wait (deposition).',
        child:
          "Shake: shakes both boxes. Tip: empties the dry box at the tray's high end, then the wet. Names each change.",
      },
      round:
        'Your child says {answer}. You call shake. Your child shakes both while you count to 60. Dust here, cloudy water there: weathering!',
      steps: [
        'Get out chalk, containers, water, tray and books. Shut 3 chalk bits in each box, one with the water. Lay a tray end on a book.',
      ],
      further: 'After the tip, ask where water ran fast. Which end has erosion? (the high end)',
      say: 'Wet or dry: which tumble changes more?',
      success: 'Water carries far more dust down the tray, and your child names all three changes.',
      materials: [
        { name: 'chalk', quantity: '1 stick', core: true },
        { name: 'containers', quantity: '2 with tight lids', core: true },
        { name: 'water', quantity: '1/2 cup', core: true },
        { name: 'tray', quantity: '1 with a rim', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'chalk dust and spills',
      adultNote: 'A grown-up checks the lids. Open them slowly over the tray so that nobody breathes dust.',
    },
  ],
}
