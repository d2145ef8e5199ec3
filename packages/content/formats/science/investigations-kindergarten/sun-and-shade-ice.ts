import type { Format } from '../../../types.ts'

export const sunAndShadeIce: Format = {
  id: 'science.sun-and-shade-ice',
  subject: 'science',
  title: 'Ice in the Shade',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.sun-and-shade'],
  materials: [
    { name: 'ice', quantity: '2 cubes of the same size', core: true },
    { name: 'bowls', quantity: '2 of the same kind', core: true },
    { name: 'books', quantity: '2', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
    { name: 'flashlight', quantity: '1, for a day without sun', core: false, substitute: 'a lamp' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Put one cube of ice in the sun. Build a roof for the other one: shade. Tell which cube will melt first. Feel a sunny spot and a shady spot. Draw the ice or act as the ice. Each true finding wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Ask one question with each of three findings.',
        child: 'Feels two spots, compares the ice and answers a question each time: one {token}.',
        end: 'The two cubes are compared.',
      },
      round:
        'Your child lays a hand in the sunny spot and tells how it feels. You read question 1. Your child says {answer}. Finding and answer win one {token}.',
      steps: [
        'Get out ice, bowls, books, paper, a kitchen timer and a flashlight. Start now: one cube in each bowl on a sunny sill. Stand up two books with paper on top as a roof for one bowl. Set eight minutes.',
        'Finding 2: feel a shady spot. Finding 3, at the bell: which cube made more water?',
        'No sun? Use the flashlight now, and melt the ice on a sunny day.',
      ],
      say: 'Both are on the same sill. What is different for this one?',
      success: 'Your child makes shade and says which cube made more water.',
    },
    {
      title: 'The Best Shade',
      child:
        'Hunt for the best shade for ice. Test a sunny spot, a shady spot and a roof. Make the roof of paper. Pick where ice will keep best, and tell why. Win one {token} for each of the three. Show {friend} your pick for {place}.',
      inShort: {
        you: 'Ask one question at each of three spots.',
        child: 'Tests a spot, tells how it is and answers a question: one {token}.',
        end: 'The coolest spot is picked and the cubes are compared.',
      },
      round:
        'In the sunny spot your child turns up a palm: warm or cool? Then comes question 1. Your child says {answer} and wins one {token}.',
      steps: [
        'Get out ice, bowls, books, paper, a kitchen timer and a flashlight. Start now: one bowl with a cube in a sunny spot, one in a shady spot. Set eight minutes. Gray day? Melt the ice on a sunny day.',
        'Spot 2 is shady. Spot 3 is a roof of books and paper. Shine the flashlight at it from three sides. Where is it dark?',
        'Compare the cubes. Sunlight warms. A blocked spot gets less.',
      ],
      say: 'Your hand is a good tool. Which spot feels warmer on your skin?',
      success: 'Your child points to the cooler spot and says what blocks the light.',
    },
  ],
  safety: [
    { hazard: 'slippery drips', adultNote: 'Stay close, keep a cloth at hand and let a grown-up carry the bowls.' },
    { hazard: 'bright sun', adultNote: 'A grown-up reminds everyone to look at the ice and never at the sun.' },
  ],
}
