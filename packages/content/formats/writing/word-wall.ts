import type { Format } from '../../types.ts'

export const wordWall: Format = {
  id: 'writing.word-wall',
  subject: 'writing',
  title: 'Build a Line',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'index cards', quantity: '12', core: true, substitute: 'slips of paper' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Build the wall at {place} out of words. Write the words of each answer on cards. Put them in a row and read. Move one card, or add one. Copy the best rows for {hero}.',
      gist: 'In a row of cards, your child builds the words of each answer, reads them and moves or adds one, then copies the best rows for {hero}.',
      steps: [
        'Get out index cards, pencils and paper. A card is one word. Short answers use letters.',
        'Build answer one yourself.',
        'Build answer two together. Turn used cards over.',
      ],
      say: 'The wall at {place} has holes. Which words will you build with?',
      success: 'Your child moves or adds a card and hears the difference.',
    },
    {
      child:
        'Find the missing bricks for {friend}. Write your answer with a gap in it. Put the lost word on a card. Hide it among the {things}, or under your hand. Match the card and read the line.',
      gist: 'Your child writes each answer with one word or letter missing and puts it on a card; you match cards and gaps, once wrongly, and your child corrects you.',
      steps: [
        'Get out index cards, pencils and paper. Number the sheet for the tasks.',
        'Do line one yourself.',
        'Choose the gap for line two together.',
      ],
      say: 'Someone took a word out of each line. {friend} cannot read it. Can you?',
      success: 'Your child can tell which word fits each gap and why.',
    },
    {
      child:
        'Sort your answers on the floor of {place}. Write each one on its own card. Put them in the best order, top to bottom. Read them aloud and trade two, or keep them. Show {hero} the pile.',
      gist: 'One card for each answer, and your child lays them in the best order from top to bottom, reads them aloud, trades two or not, and copies the favorite.',
      steps: [
        'Get out index cards, pencils and paper. Clear some floor.',
        'Do card one yourself.',
        'Place card two together.',
      ],
      say: '{hero} will read from top to bottom. What should come first, and what last?',
      success: 'Your child gives a reason for the place of at least one card.',
    },
  ],
  safety: [],
}
