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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rocky stream for {hero} in a box. Predict how chalk looks after a long tumble. Choose a steady beat or a song to shake to. Name each change as it happens at {place}.',
      inShort: {
        you: 'Ask a question. Then call break (weathering), next time carry (erosion), last drop (deposition).',
        child:
          "Answers. For break, shakes the box. For carry, tips the dust on the tray's high end and pours water. For drop, waits. Then names the change.",
      },
      round:
        'Your child says {answer}. You call break. Your child shakes the box while you count to sixty. Worn pieces and dust: weathering!',
      steps: [
        'Get out chalk, containers, water, a tray and books. Break the chalk in four. Shut three pieces tightly in the box and keep one to compare. Lay one end of the tray on the book.',
        'Pour slowly, and wait until most bits lie still. After a wrong answer, work it out together.',
      ],
      further:
        'At carry, your child pours fast, then slowly. Which moves more? Where is it dropped? (fast water; where it slows)',
      say: 'We make a mountain tumble. What will break, carry and drop?',
      success: 'The pieces come out a bit rounder, and your child uses all three words.',
    },
    {
      title: 'Wet or Dry',
      child:
        'Test what water does to worn stone at {place}. Shake one box dry and one wet. Predict with {friend} which bits will travel. Choose a slow beat or a fast one.',
      inShort: {
        you: 'Ask a question. Then call shake, next time tip, last wait. (weathering, erosion, deposition: your child finds the name)',
        child:
          "Answers. For shake, shakes both boxes. For tip, tips out both at the tray's high end. For wait, watches. Then names the change.",
      },
      round:
        'Your child says {answer}. You call shake. Your child shakes a box in each hand while you count to sixty. Dust here, cloudy water there: weathering!',
      steps: [
        'Get out chalk, containers, water, a tray and books. Break the chalk in six. Put three pieces in each box. Pour the water into one. Shut both tightly. Lay one end of the tray on the book.',
        'Tip the dry box first. Keep the big pieces back. After a wrong answer, work it out together.',
      ],
      further:
        'After tip, ask: where in the tray was the water fast, where slow? Which end has erosion? (fast and erosion at the high end)',
      say: 'Wet or dry: which tumble changes more?',
      success: 'Only the wet box sends its bits down the tray, and your child names all three changes.',
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
