import type { Format } from '../../../types.ts'

export const homeWithNeeds: Format = {
  id: 'science.home-with-needs',
  subject: 'science',
  title: 'A Home with Needs',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.needs'],
  materials: [
    { name: 'socks', quantity: '1, rolled up', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rolled sock your pet. Choose what animal it is. Draw what it and its plant need at {place}. Find what is missing and win {tokens} for {hero}.',
      earned: true,
      inShort: {
        you: "While your child's eyes are shut, hide one of the slips.",
        child:
          'Shuts both eyes. Then looks and names the missing need. Tells who misses it: the pet, the plant or both. Puts it back.',
      },
      round:
        'Your child says {answer} and shuts both eyes. You hide the light. Eyes open: light is missing! The plant cannot make food. The slip goes back.',
      steps: [
        'Get out socks, paper and crayons. Roll up a sock: the pet. Draw a plant. On five slips, your child draws food, water, air, light and a home.',
      ],
      further: 'Your child lays out two rows first: needs of both, and needs of only one.',
      say: 'Your pet and its plant look around. What is gone?',
      success: 'Your child names each missing need, and who misses it.',
    },
    {
      title: 'A Plant to Draw',
      prepMinutes: 1,
      child:
        'Draw a plant that could grow at {place}. Choose a name for it. Draw an arrow from each need. Help it grow and win {tokens} for {friend}.',
      earned: true,
      inShort: {
        you: 'Ask: which need comes to the plant now?',
        child:
          'Picks what is missing: water, light or air. Draws it with an arrow to the plant. Draws the plant taller.',
      },
      round:
        'Your child says {answer} and picks water. Drops get an arrow to the roots, and the plant is drawn taller.',
      steps: ['Get out paper and crayons. Your child draws a small plant with roots, low on the sheet.'],
      further: 'Ask each time: must a goat have it, too? (light to make food: no)',
      say: 'The plant cannot walk. What must come to it?',
      success: 'Your child shows water, light and air for the plant.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      ],
    },
  ],
  safety: [],
}
