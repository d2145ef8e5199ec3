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
        'Tell two white powders apart without tasting. Look, rub and then stir each one into water. Record what you see at once and after three minutes. Calculate what each cup weighs now. Choose the clue you trust most. Each clue that you justify wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Ask one question after each clue.',
        child: 'Tests the powders, says what the clue shows and answers a question: one {token}.',
        end: 'Powder A is named by three clues.',
      },
      round:
        'Your child rubs a little of A and of B between dry fingers and tells the difference. You read question 1. Your child says {answer}. Clue and answer win one {token}.',
      steps: [
        'Get out salt, flour, water, cups, spoons and paper. In secret, put a teaspoon of salt on half A of the sheet, one of flour on half B.',
        'Clue 2: stir A and B into half a cup of water each. A turns clear, B cloudy. Clue 3: look again after three minutes. B begins to settle.',
        'Say: the water is 118 grams, A is 6, B is 3. Your child calculates both cups (124 and 121) and explains where A is.',
      ],
      say: 'You can no longer see powder A. What happened to its weight?',
      success: 'Your child names the salt by its clues and adds powder and water, because no matter was lost.',
    },
    {
      title: 'How Much Salt',
      child:
        'Test how much salt can hide in a little water. Predict after which teaspoon grains stay. Stir three in, one by one. Write the total weight after each. Choose a drawing or a sentence to tell {friend} where the salt went. Each right total wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question after each teaspoon.',
        child: 'Stirs in a teaspoon, writes the total weight and answers a question: one {token}.',
        end: 'Three totals are written.',
      },
      round:
        'One level teaspoon goes in and is stirred for a full minute. Your child adds its 6 grams and writes 65. Then you ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out salt, flour, water, cups, spoons and paper. Put a quarter cup of water in one of the cups. Say: it weighs 59 grams. Predict.',
        'Two teaspoons more: 71, then 77 grams. Do grains stay on the bottom? Does the cup still gain 6 grams? (Yes: dissolved or not, it is all there.)',
        'Stir a teaspoon of flour into water in the second cup. It stays cloudy, and its weight counts, too.',
      ],
      say: 'How much will it weigh after one more, and how do you know?',
      success: 'The list grows by 6 grams each time, and your child explains that dissolved salt still has its weight.',
    },
  ],
  safety: [
    {
      hazard: 'salt in eyes or mouths',
      adultNote: 'Stay close: we do not taste in the lab, and hands get washed afterward.',
    },
  ],
}
