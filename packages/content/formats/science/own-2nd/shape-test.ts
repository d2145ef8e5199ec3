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
    { name: 'water', quantity: 'half a cup', core: true },
    { name: 'dry beans', quantity: '1 small handful', core: true },
    { name: 'flour', quantity: '2 spoonfuls', core: true },
    { name: 'spoons', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test three things for {hero}: solid or liquid? Predict, pour and look. Pick the order of the last two. Each right label wins one {token} for {place}.',
      inShort: {
        you: 'Ask: does it spread flat or keep a shape?',
        child: 'Predicts, pours one thing, labels it and answers a question: one {token}.',
        end: 'Water, beans and flour have labels.',
      },
      round:
        'Your child predicts, then pours water into the bowl. It spreads flat and takes the shape of the bowl: a liquid! Read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cups, bowls, water, dry beans, flour and spoons. Beans go in one of the cups, water in the other.',
        'Pour the water back: same amount. Dry the bowl. Beans pour, too, but stay in a heap, and each keeps its shape: solid.',
        'Flour, from a spoon, makes a pile of tiny dry grains: solid.',
      ],
      say: 'It pours. Does each bit of it keep its own shape?',
      success: 'Your child labels water a liquid and beans and flour solids, and gives the test as the reason.',
    },
    {
      title: 'Hill or Flat',
      child:
        'Test whether a heap can fool you. Make a hill in the bowl and count to five. Choose to show its top with hands or words. Win one {token} a thing for {friend} at {place}.',
      inShort: {
        you: 'Ask: is it a hill or flat?',
        child: 'Heaps one thing, says solid or liquid and answers a question: one {token}.',
        end: 'Beans, flour and water are sorted.',
      },
      round:
        'Your child spoons beans into a hill and counts to five. Still a hill! Each bean keeps its shape: solid. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out cups, bowls, water, dry beans, flour and spoons. Keep the water in one of the cups until last.',
        'Shake gently: a hill may slump, but each bean stays whole.',
        'Do the same with flour (solid), then with water. Can water stay a hill? (no: liquid)',
      ],
      say: 'Which one can never make a hill? What does that tell you?',
      success: 'Your child finds that only the liquid goes flat by itself, and that a heap of grains is still solid.',
    },
  ],
  safety: [{ hazard: 'spills', adultNote: 'Stay close, keep beans out of mouths and wipe up water at once.' }],
}
