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
    { name: 'spoons', quantity: '1, metal', core: true },
    { name: 'socks', quantity: '1', core: true },
    { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
    { name: 'sponge', quantity: '1, dry', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test materials that {hero} could take to {place}. Look, press and bend, then record what you find. Choose the order of your tests. Each row of your own wins one {token}.',
      inShort: {
        you: 'Ask how it looks, feels and bends.',
        child: 'Tests one material, fills its row and answers a question: one {token}.',
        end: 'Sock, foil and sponge have full rows.',
      },
      round:
        'Fill in the spoon row together: shiny, hard, no. Then your child tests the sock alone and writes: dull, soft, yes. You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out spoons, socks, aluminum foil, a sponge, paper and pencils. Draw a table: four rows; columns Looks, Feels, Bends.',
        'Foil might be shiny, smooth, yes; sponge dull, squishy, yes. Other true words count.',
        'Find two that are alike, such as sock and sponge (dull). Which would you shape into a cup for water? (foil)',
      ],
      say: 'Which word tells about the material, and not what it is for?',
      success: 'The table has a true look, feel and bend word for each material, and your child compares two.',
    },
    {
      title: 'The Material Clues',
      child:
        'Choose a thing and keep it secret from {friend}. Record how it looks, feels and bends. Read the words aloud. Each thing found wins one {token} for {place}.',
      inShort: {
        you: 'Turn away, then guess from three words.',
        child: 'Tests a secret thing, writes its properties and answers a question: one {token}.',
        end: 'You have guessed three times.',
      },
      round:
        'Your eyes are shut. Your child presses and bends one thing, puts it back and writes: shiny, thin, bends. You guess: foil! Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out spoons, socks, aluminum foil, a sponge, paper and pencils. Lay the four things in a row.',
        'Do two things fit the words? Ask for one more property, then guess.',
        'Play three rounds. A thing may come twice.',
      ],
      say: 'Two things fit that clue. What else can you feel or see?',
      success: 'Each list has three true properties, and they fit only one of the four things.',
    },
  ],
  safety: [],
}
