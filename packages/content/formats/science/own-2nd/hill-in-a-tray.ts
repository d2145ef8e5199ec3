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
    { name: 'salt', quantity: 'half a cup', core: true },
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
        'Build a hill in the tray like one at {place}. Fan it, tip it and guard it with a wall. Choose where the wall goes. Each test you explain wins {hero} one {token}.',
      inShort: {
        you: 'Ask: was that change fast or slow?',
        child: 'Tests the hill, explains what moved and answers a question: one {token}.',
        end: 'Wind, slide and wall are tested.',
      },
      round:
        'Your child fans low over the hill and counts to thirty. A thin trail of grains has moved: a slow change. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a tray, salt, paper, building blocks and spoons. Heap the salt as a hill with a spoon. Fold the sheet into a fan. Fan away from faces.',
        'Test 2: lift one end of the tray quickly. The hill slips at once: a landslide, a fast change.',
        'Test 3: heap it again, with blocks against the wind. Your child fans and compares: less salt moves.',
      ],
      say: 'Real wind takes years and years. Which of our two was like that?',
      success: 'Your child names the fast and the slow change and shows that a wall lets less salt move.',
    },
    {
      title: 'Hold the Slope',
      child:
        'Find a way to hold a slope for {friend}. Tilt the hill a little at a time. Call stop when it slips. Pick blocks or spoons for your fix. Each test wins {place} one {token}.',
      inShort: {
        you: 'Crease the sheet where the hill slips.',
        child: 'Tilts the hill, tells fast or slow and answers a question: one {token}.',
        end: 'Bare, held and pinched hills are tested.',
      },
      round:
        'Your child lifts the high end slowly. Stop, it slips: a fast change! You crease the sheet at that height. Question 1 is next. Your child says {answer}: one {token}.',
      steps: [
        'Get out a tray, salt, paper, building blocks and spoons. Heap the salt at one end. Stand the sheet beside it.',
        'Test 2: build the hill again with blocks or a spoon pressed in as walls or roots. Does it hold above the crease?',
        'Test 3: let salt slide down pinch by pinch. Many small slides over years are a slow change.',
      ],
      say: 'What do real roots and walls do for the soil?',
      success: 'Your child compares both heights and suggests a way to slow the slide.',
    },
  ],
  safety: [
    {
      hazard: 'salt in eyes',
      adultNote: 'Stay close, fan away from faces and keep hands off eyes until they are washed.',
    },
  ],
}
