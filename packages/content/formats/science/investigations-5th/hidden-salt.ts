import type { Format } from '../../../types.ts'

export const hiddenSalt: Format = {
  id: 'science.hidden-salt',
  subject: 'science',
  title: 'Where Did It Go?',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.matter-stays'],
  materials: [
    { name: 'salt', quantity: '1 teaspoon', core: true },
    { name: 'flour', quantity: '1 teaspoon', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'cups', quantity: '2 of clear plastic', core: true },
    { name: 'spoons', quantity: '2 teaspoons', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Tell two white powders apart for {hero}, without tasting. Rub, stir and weigh in your head. At the end, choose the clue that you trust most: touch, look or weight.',
      inShort: {
        you: 'Ask a question. Then call a clue: first rub, next time stir, last weight.',
        child:
          'Answers. For rub, rubs a pinch over each cup. For stir, mixes half a cup of water in. For weight, adds the grams and says why none is missing.',
      },
      round: 'Your child says {answer}. You call rub. Your child rubs a pinch over each cup: A is grainy, B is silky.',
      steps: [
        'Get out salt, flour, water, cups and spoons. In secret, put a teaspoon of salt into cup A, one of flour into cup B.',
        'Stirred, A turns clear, B cloudy. With a kitchen scale, weigh both before and after stirring. Without one, say: each water is 118 grams, powder A 6, powder B 3. (124, 121) After a wrong answer, work it out together.',
      ],
      further:
        'Then tell: 7 grams of powder fizz in an open cup with 118 of juice, and 122 are left. How many grams of gas got out? (3)',
      say: 'Which powder is salt? One will vanish. Where to?',
      success: 'Your child names both powders and adds the weights, because no matter was lost.',
    },
    {
      title: 'How Much Salt',
      child:
        'Test how much salt can hide in a little water. Choose your guess: will grains stay after the first teaspoon, the second or the third? Calculate the weight for {friend} each time.',
      inShort: {
        you: 'Ask a question. Then time one minute of stirring.',
        child:
          'Answers, then stirs in a level teaspoon of salt, looks for grains, calculates the new weight and says why.',
      },
      round:
        'Your child says {answer}. Then your child stirs in the first teaspoon. The grains are nearly gone. 30 and 6 grams are 36, as no salt got out.',
      steps: [
        'Get out salt, water, cups and spoons. Measure six level teaspoons of water into the cup. With a kitchen scale, weigh it each time. Without one, say: the water weighs 30 grams, each level teaspoon of salt 6.',
        'The next weights are 42 and 48. Grains that stay count, too. After a wrong answer, work it out together.',
      ],
      further:
        'Each time, ask: overnight the open cup loses 2, then 5, then 9 grams. What does it weigh? Where is the rest? (34, 37, 39; in the air)',
      say: 'How much will it weigh after one more spoonful, and how do you know?',
      success: 'Your child tells each new weight and says why no salt is lost.',
      materials: [
        { name: 'salt', quantity: '3 teaspoons', core: true },
        { name: 'water', quantity: '6 teaspoons', core: true },
        { name: 'cups', quantity: '1 of clear plastic', core: true },
        { name: 'spoons', quantity: '1 teaspoon', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'salt in eyes or mouths',
      adultNote: 'Stay close: we do not taste in the lab, and hands get washed afterward.',
    },
  ],
}
