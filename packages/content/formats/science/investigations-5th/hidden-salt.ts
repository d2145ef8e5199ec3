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
    { name: 'cups', quantity: '2, clear plastic', core: true },
    { name: 'spoons', quantity: '2 teaspoons', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Tell two white powders apart for {hero}, without tasting. Rub, stir and weigh in your head. Choose the clue that you trust most at {place}: touch, look or weight.',
      inShort: {
        you: 'Ask a question. Then call the next clue: rub, stir, weight.',
        child: 'Answers, tests powder A and powder B and tells how they differ: one {token}.',
        end: 'Your child names A and B.',
      },
      round:
        'You call rub. Your child says {answer} and rubs a pinch of each between dry fingers. A is grainy, B is silky. One {token}!',
      steps: [
        'Get out salt, flour, water, cups and spoons. In secret, put a teaspoon of salt into cup A, one of flour into cup B.',
        'Stir: half a cup of water for each. (A turns clear, B cloudy)',
        'Weight: the water is 118 grams, A 6, B 3. What do both cups hold? (124 and 121) Mend a wrong answer first.',
      ],
      say: 'Two white powders. One of them will vanish. Where to?',
      success: 'Your child names both powders and adds the weights, because no matter was lost.',
    },
    {
      title: 'How Much Salt',
      child:
        'Test how much salt can hide in a little water. Choose your guess: will grains stay after the first teaspoon, the second or the third? Calculate the weight for {friend} each time.',
      inShort: {
        you: 'Ask a question. Then watch one minute of stirring.',
        child: 'Answers, stirs in a level teaspoon of salt, calculates the new weight and says why: one {token}.',
        end: 'Three teaspoons are stirred in.',
      },
      round:
        'Your child says {answer} and stirs in the first teaspoon. The grains are gone. 30 and 6 grams are 36, as no salt got out: one {token}.',
      steps: [
        'Get out salt, water, cups and spoons. Measure six level teaspoons of water into the cup. Say: on a scale, the water was 30 grams, each teaspoon of salt 6.',
        'The next weights are 42 and 48. Grains that stay count, too. Own a kitchen scale? Check! Mend a wrong answer first.',
      ],
      say: 'How much will it weigh after one more, and how do you know?',
      success: 'Your child tells each new weight and says why no salt is lost.',
      materials: [
        { name: 'salt', quantity: '3 teaspoons', core: true },
        { name: 'water', quantity: '6 teaspoons', core: true },
        { name: 'cups', quantity: '1, clear plastic', core: true },
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
