import type { Format } from '../../../types.ts'

export const propertyTable: Format = {
  id: 'science.property-table',
  subject: 'science',
  title: 'Property Table',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.describe-materials'],
  materials: [
    { name: 'spoons', quantity: '1 of metal', core: true },
    { name: 'socks', quantity: '1', core: true },
    { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
    { name: 'sponge', quantity: '1 dry one', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test materials that {hero} could take to {place}. Choose the order of your tests. Look, press and bend. Find three true words for each and win {tokens}.',
      earned: true,
      inShort: {
        you: 'Write down the words that your child finds.',
        child: 'Picks a thing. Looks at it, presses it and bends it. Finds a word for each.',
        end: 'Ask: which two are most alike, and how?',
      },
      round:
        'Your child says {answer} and picks the sponge. It looks dull, feels squishy and bends. You write that in its row.',
      steps: [
        'Get out spoons, aluminum foil, a sponge, paper and pencils. Draw a row for each thing, and columns for Looks, Feels, Bends.',
        'Wrong? Work it out together.',
      ],
      further: 'Describe a shoe in two rows: one for its sole, one for its lace.',
      say: 'Is that word about the material, or its use?',
      success: 'The table has a true look, feel and bend word for each material.',
      materials: [
        { name: 'spoons', quantity: '1 of metal', core: true },
        { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
        { name: 'sponge', quantity: '1 dry one', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Material Clues',
      child:
        'Choose a thing and keep it secret from {friend}. Test how it looks, feels and bends. Tell three words that fit nothing else. Win one {token} for each right guess.',
      earned: true,
      inShort: {
        you: 'Shut your eyes while your child tests a thing. Then guess it.',
        child: 'Tests a thing in secret. Tells in three words how it looks, feels and bends.',
      },
      round:
        'Your child says {answer}. You shut your eyes. Your child feels the foil and says: shiny, thin, bends. You guess: foil!',
      steps: [
        'Get out spoons, socks, aluminum foil and a sponge. Lay the four things in a row.',
        'After a wrong guess, your child adds a word. Wrong? Work it out together.',
      ],
      further: 'Add a shoe to the row. Your child describes only its sole or its lace.',
      say: 'My eyes are shut. Can words show me your thing?',
      success: 'Each time, three true properties fit one thing.',
      prepMinutes: 0,
    },
  ],
  safety: [],
}
