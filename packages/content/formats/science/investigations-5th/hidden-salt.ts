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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'salt', quantity: '1 teaspoon', core: true },
    { name: 'water', quantity: '1/2 cup', core: true },
    { name: 'cups', quantity: '2 of clear plastic', core: true },
    { name: 'spoons', quantity: '1 teaspoon', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Predict for {hero} what each change does to the weight. Make the change and look closely. Choose what you trust more: your eyes or your sum. Tell where all the matter is now.',
      earned: true,
      inShort: {
        you: 'Call the next change: tear the sheet, stir in salt, pour it into the other cup.',
        child: 'Tells what it will all weigh, and why. Then makes the change: did anything get out?',
      },
      round: 'Your child says {answer}. You call: tear the sheet! It will still weigh 5 grams, as every piece is here.',
      steps: [
        'Get out paper, salt, water, cups and spoons. Fill one cup half with water. Call it 100 grams, the sheet 5, a level spoonful of salt 6.',
        'Water and salt weigh 106 grams together. Poured out, still 106: count drops left behind.',
      ],
      further: 'Ask, too: 7 grams of powder fizz in 118 of juice, leaving 122. What escaped? (3)',
      say: 'The salt will vanish. Where does its weight go?',
      success: 'Your child tells the weight after each change, because no matter was lost.',
    },
    {
      title: 'How Much Salt',
      child:
        'Test how much salt can hide in a little water. Choose your guess: will grains stay after the first teaspoon, the second or the third? Calculate the weight for {friend} each time.',
      earned: true,
      inShort: {
        you: 'Time one minute of stirring.',
        child: 'Calculates the next weight and says why. Stirs in a level teaspoon of salt and looks for grains.',
      },
      round:
        'Your child says {answer}. 30 + 6 = 36 grams, as no salt gets out. After a minute, the grains are nearly gone.',
      steps: [
        'Get out salt, water, cups and spoons. Measure six teaspoons of water, 30 grams, into the cup. Each teaspoon of salt weighs 6.',
        'Then it weighs 42 grams, then 48. Grains that stay count, too.',
      ],
      further: 'Ask, too: overnight it loses 5, then 9 grams. What does it weigh? (37, 39)',
      say: 'One more spoonful: what will it weigh, and why?',
      success: 'Your child tells each new weight and says why no salt is lost.',
      prepMinutes: 1,
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
