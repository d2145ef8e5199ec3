import type { Format } from '../../../types.ts'

export const shapeTest: Format = {
  id: 'science.shape-test',
  subject: 'science',
  title: 'The Shape Test',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.solid-or-liquid'],
  materials: [
    { name: 'cups', quantity: '2, plastic', core: true },
    { name: 'bowls', quantity: '1, wide', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'dry beans', quantity: '1 handful', core: true },
    { name: 'flour', quantity: '4 spoonfuls', core: true },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test three things for {hero}: solid or liquid? Choose which one to pour next. Predict, pour and look. Explain what you saw and win {tokens} for {place}.',
      inShort: {
        you: 'Ask a question. After the pouring, ask: does it spread flat, or does each bit keep its shape?',
        child:
          'Picks what to test after a right answer, predicts, pours it into the bowl and says solid or liquid: one {token}.',
        end: 'Water, beans and flour are tested.',
      },
      round:
        'You ask question 1. Your child says {answer}, picks the water, predicts and pours. It spreads flat in the bowl: a liquid! One {token}.',
      steps: [
        'Get out cups, bowls, water, dry beans, flour and spoons. Put the beans in one of the cups, half a cup of water in the other. Flour is poured from a spoon.',
        'Beans and flour stay in a heap; each bean or grain keeps its shape: solid. Empty and dry the bowl for each test. After a wrong answer, you pick.',
        'At the end, pour each once more. Is the result the same?',
      ],
      say: 'It pours. Does each bit of it keep its own shape?',
      success: 'Only the water spreads flat, and your child tells solids from liquid by that.',
    },
    {
      title: 'Hill or Flat',
      child:
        'Test whether a heap can fool {friend}. Make a hill in the bowl as high as you can. Choose who counts to five. Explain what is left of it.',
      inShort: {
        you: 'Ask a question. Name what to heap: beans, then flour, last water.',
        child:
          'Heaps four spoonfuls for a right answer, counts to five and tells: hill or flat, solid or liquid? One {token}.',
        end: 'Beans, flour and water are tested.',
      },
      round:
        'You ask question 1. Your child says {answer} and heaps four spoonfuls of beans. One, two, three, four, five: a hill! Each bean keeps its shape: solid. One {token}.',
      steps: [
        'Get out cups, bowls, water, dry beans, flour and spoons. Put the beans in one of the cups, half a cup of water in the other. Build the hills in the bowl and empty it each time.',
        'A wrong answer brings two spoonfuls. Flour is a hill of tiny grains: solid. Water goes flat: liquid.',
      ],
      say: 'Which one can never make a hill? Let us see.',
      success: 'Only the liquid goes flat by itself; a heap of grains is still solid.',
    },
  ],
  safety: [{ hazard: 'spills', adultNote: 'Stay close, keep beans out of mouths and wipe up water at once.' }],
}
