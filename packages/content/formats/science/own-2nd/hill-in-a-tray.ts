import type { Format } from '../../../types.ts'

export const hillInATray: Format = {
  id: 'science.hill-in-a-tray',
  subject: 'science',
  title: 'Hill in a Tray',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.land-changes'],
  materials: [
    { name: 'tray', quantity: '1 with a rim', core: true },
    { name: 'salt', quantity: '8 spoonfuls', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'building blocks', quantity: '3', core: true, substitute: 'small boxes' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a hill in the tray like one at {place}. Test it with wind, a landslide and a wall. Choose where your blocks go. Tell {hero} which change was fast.',
      earned: true,
      inShort: {
        you: 'Call a test: wind, then landslide, last a wall.',
        child: 'Does the test in the tray. Tells if that change was fast or slow.',
      },
      round:
        'Your child says {answer}. You call wind. Your child waves the sheet low ten times. Only some grains move: a slow change.',
      steps: [
        'Get out a tray, salt, paper and building blocks. Heap the salt in the tray as a hill. The sheet makes wind.',
        'Landslide: lift one end. Wall: heap the hill again, set blocks before it and wave the sheet.',
      ],
      further: 'Ask each time: what could slow this on a real hill? (roots, trees, low walls)',
      say: 'Real wind takes years. Which of our tests is slow?',
      success: 'Your child names the fast and the slow change, and the wall saves salt.',
    },
    {
      title: 'Hold the Slope',
      child:
        'Find a way to hold a slope at {place} for {friend}. Set your blocks below the hill. Lift the tray and see what gets past. Choose where each block stands.',
      earned: true,
      inShort: {
        you: 'Hold the wall of blocks while your child lifts the tray.',
        child: 'Adds one block to the wall. Lifts the tray until the hill slides. Tells how much got past.',
        end: 'Ask: what could hold a real slope? (roots, a wall)',
      },
      round:
        'Your child says {answer} and sets one block below the hill. You hold it, and your child lifts. Most salt slides past.',
      steps: [
        'Get out a tray, salt and building blocks. Heap the salt at the end that will be lifted.',
        'Heap the salt again each time. Wrong? Work it out together.',
      ],
      further: 'Stand blocks across the slope. What do such low walls slow on a real hill? (water)',
      say: 'How much of the hill can we save this time?',
      success: 'A longer wall lets less salt past, and your child suggests how to slow a slide.',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true },
        { name: 'salt', quantity: '8 spoonfuls', core: true },
        { name: 'building blocks', quantity: '3', core: true, substitute: 'small boxes' },
      ],
      safety: [{ hazard: 'salt in eyes', adultNote: 'Stay close and keep hands off eyes until they are washed.' }],
    },
  ],
  safety: [
    {
      hazard: 'salt in eyes',
      adultNote: 'Stay close, fan away from faces and keep hands off eyes until they are washed.',
    },
  ],
}
