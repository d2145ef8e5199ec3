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
    { name: 'cups', quantity: '2 of plastic', core: true },
    { name: 'bowls', quantity: '1 wide one', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'dry beans', quantity: '1 handful', core: true },
    { name: 'flour', quantity: '4 spoonfuls', core: true },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test three things for {hero}: solid or liquid? Choose how high you pour from. Predict, pour and look. Explain what you saw and win {tokens} for {place}.',
      earned: true,
      inShort: {
        you: 'Call what goes into the bowl: spoon, then beans, last water.',
        child: 'Predicts: solid or liquid? Tips it into the empty bowl. Tells if it keeps its shape.',
      },
      round:
        'Your child says {answer}. You call: the spoon! A solid, predicts your child and tips it in. It keeps its shape.',
      steps: [
        'Get out cups, bowls, water, dry beans and spoons. Put the beans in one cup, some water in the other.',
        'Beans pour, but each bean keeps its shape: solid. Water spreads flat: liquid.',
      ],
      further: 'Ask of the beans: what keeps its shape, each bean or the heap? (each bean)',
      say: 'It goes into the bowl. Does it keep its shape?',
      success: 'Only the water spreads flat, and your child tells solids from liquid by that.',
      materials: [
        { name: 'cups', quantity: '2 of plastic', core: true },
        { name: 'bowls', quantity: '1 wide one', core: true },
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'dry beans', quantity: '1 handful', core: true },
        { name: 'spoons', quantity: '1', core: true },
      ],
    },
    {
      title: 'Hill or Flat',
      child:
        'Test whether a heap can fool {friend}. Make a hill in the bowl as high as you can. Choose who counts to five. Explain to {hero} what is left of it.',
      earned: true,
      inShort: {
        you: 'Name what to heap: first beans, then flour, last water.',
        child: 'Heaps four spoonfuls in the empty bowl and counts to five. Hill or flat, solid or liquid?',
      },
      round:
        'Your child says {answer}, heaps four spoonfuls of beans and counts to five. It is a hill of small solids.',
      steps: [
        'Get out cups, bowls, water, dry beans, flour and spoons. Put the beans in one cup, some water in the other.',
        'Flour is a hill of tiny grains: solid. Water goes flat: liquid.',
      ],
      further: 'Ask each time: what keeps its own shape here? (each bean, each grain, nothing)',
      say: 'Which one can never make a hill? Let us see.',
      success: 'Only the liquid goes flat by itself; a heap of grains is still solid.',
    },
  ],
  safety: [{ hazard: 'spills', adultNote: 'Stay close, keep beans out of mouths and wipe up water at once.' }],
}
