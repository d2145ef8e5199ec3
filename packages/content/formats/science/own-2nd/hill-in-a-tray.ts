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
    { name: 'building blocks', quantity: '4', core: true, substitute: 'small boxes' },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a hill in the tray like one at {place}. Test it with wind, a landslide and a wall. Choose where your blocks go. Tell {hero} which change was fast.',
      inShort: {
        you: 'Ask a question. Then call the test: wind, landslide, last wind against a wall.',
        child: 'Wins one block for a right answer. Does the test and tells: fast or slow? One {token}.',
        end: 'Wind, landslide and wall are tested.',
      },
      round:
        'You ask question 1. Your child says {answer} and wins one block. Ten low fans at the hill: only some grains move. Slow! One {token}.',
      steps: [
        'Get out a tray, salt, paper, building blocks and spoons. Heap the salt with a spoon. Fold the sheet into a fan. Lay one block aside for the wall.',
        'Landslide: lift one end of the tray until the hill slips, fast. Wall: heap the same hill, set your blocks before it and fan ten times again. Only the wall is new, and less salt moves.',
        'A wrong answer wins no block.',
      ],
      say: 'Real wind takes years and years. Which of our tests will be like that?',
      success: 'Your child names the fast and the slow change, and the wall saves salt.',
    },
    {
      title: 'Hold the Slope',
      child:
        'Find a way to hold a slope for {friend}. Set your blocks below the hill. Lift the tray and count what gets past. Choose who calls the lift.',
      inShort: {
        you: 'Ask a question. Hold the wall while the tray is lifted as high as the sheet.',
        child:
          'Adds one block to the wall for a right answer. Lifts the tray and counts the spoonfuls below the wall: one {token}.',
        end: 'Three walls are tested.',
      },
      round:
        'You ask question 1. Your child says {answer} and sets one block below the hill. You hold it, your child lifts. How many spoonfuls got past? One {token}.',
      steps: [
        'Get out a tray, salt, paper, building blocks and spoons. Fold the sheet and stand it beside the tray. Heap the salt at the end to be lifted.',
        'Before each test, heap the salt again. Heap and lift stay the same; only the wall grows. After a wrong answer, test it once more as it was.',
        'At the end: what holds a real slope? (roots, a wall)',
      ],
      say: 'How much of the hill can we save this time?',
      success: 'A longer wall lets less salt past, and your child suggests how to slow a slide.',
      materials: [
        { name: 'tray', quantity: '1 with a rim', core: true },
        { name: 'salt', quantity: '8 spoonfuls', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'building blocks', quantity: '3', core: true, substitute: 'small boxes' },
        { name: 'spoons', quantity: '1', core: true },
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
