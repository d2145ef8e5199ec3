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
    { name: 'salt', quantity: '3 teaspoons', core: true },
    { name: 'flour', quantity: '1 teaspoon', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'cups', quantity: '2, clear plastic', core: true },
    { name: 'spoons', quantity: '2 teaspoons', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Tell two white powders apart for {hero}, without tasting. Rub, stir and weigh in your head. Tell what each clue shows. Choose the clue that you trust most at {place}.',
      inShort: {
        you: 'Call the clue: rub, then stir, last weight. Ask a question after each.',
        child: 'Tests powder A and powder B and tells how they differ. Then answers: one {token}.',
        end: 'A and B are named by three clues.',
      },
      round:
        'You call rub. Your child rubs a little of each between dry fingers: A is grainy, B is silky. You ask question 1. Your child says {answer}. One {token}!',
      steps: [
        'Get out salt, flour, water, cups, spoons and paper. In secret, put a teaspoon of salt on half A of the sheet, one of flour on half B. Pour half a cup of water into each cup.',
        'Stir: A goes into one cup, B into the other, one minute each. (clear, cloudy)',
        'Weight: the water is 118 grams, A 6, B 3. Your child calculates both (124 and 121). After a wrong answer, ask: did any matter get in or out?',
      ],
      say: 'You can no longer see powder A. What happened to its weight?',
      success: 'Your child names both powders and adds the weights, because no matter was lost.',
      materials: [
        { name: 'salt', quantity: '1 teaspoon', core: true },
        { name: 'flour', quantity: '1 teaspoon', core: true },
        { name: 'water', quantity: '1 cup', core: true },
        { name: 'cups', quantity: '2, clear plastic', core: true },
        { name: 'spoons', quantity: '2 teaspoons', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'How Much Salt',
      child:
        'Test how much salt can hide in a little water. Predict after which teaspoon grains stay. Calculate the weight for {friend} each time. Choose who stirs at {place}.',
      inShort: {
        you: 'Call the next teaspoon and watch one minute of stirring. Then ask a question.',
        child: 'Stirs in a level teaspoon of salt, looks for grains and tells the new weight. Answers: one {token}.',
        end: 'Three teaspoons are stirred in.',
      },
      round:
        'Your child stirs in the first teaspoon for a minute: the grains are gone. 30 and 6 grams are 36. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out salt, water, cups and spoons. Measure six level teaspoons of water into one of the cups. Say: the water is 30 grams, each teaspoon of salt is 6.',
        'The next weights are 42 and 48. Grains that stay count, too. After a wrong answer, ask what got in or out.',
        'At the end: the water dries up. What is left, and how heavy is it? (18 grams of salt)',
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
