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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a hill in the tray like one at {place}. Test it with wind, a landslide and a wall. Choose where your blocks go. Tell {hero} which change was fast.',
      inShort: {
        you: 'Ask a question. Then call the next test: wind, landslide, wind against a wall.',
        child: 'Answers, does the test and tells: is that a fast or a slow change? One {token}.',
        end: 'Wind, landslide and wall are tested.',
      },
      round:
        'You ask question 1. Your child says {answer} and makes wind: ten low waves of the sheet. Only some grains move: slow! One {token}.',
      steps: [
        'Get out a tray, salt, paper and building blocks. Heap the salt in the tray as a hill.',
        'Landslide: lift one end of the tray until the hill slips, fast. Wall: heap the hill again, set blocks before it and wave ten times. A wrong answer is mended together.',
      ],
      say: 'Real wind takes years and years. Which of our tests will be like that?',
      success: 'Your child names the fast and the slow change, and the wall saves salt.',
    },
    {
      title: 'Hold the Slope',
      child:
        'Find a way to hold a slope at {place} for {friend}. Set your blocks below the hill. Lift the tray and see what gets past. Choose where each block stands.',
      inShort: {
        you: 'Ask a question. Hold the wall while the tray is lifted.',
        child:
          'Adds one block for a right answer, lifts the tray until the hill slides and tells how much got past: one {token}.',
        end: 'Three walls are tested.',
      },
      round:
        'You ask question 1. Your child says {answer} and sets one block below the hill. You hold it, your child lifts. Most of the salt slides past: one {token}.',
      steps: [
        'Get out a tray, salt and building blocks. Heap the salt at the end that will be lifted.',
        'Heap the salt again for each test; only the wall grows. A wrong answer adds no block. At the end: what holds a real slope? (roots, a wall)',
      ],
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
