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
    { name: 'towel', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rolled sock your pet. Build it a good home at {place}. Choose where the door goes. Find what is missing and win {tokens} for {hero}.',
      inShort: {
        you: "While your child's eyes are shut, take one thing away: first water, then food, then air (close the den). Then ask a question.",
        child:
          'Looks and names what is missing. Then answers the question. A right answer brings it back and wins one {token}.',
        end: 'Lift the den. Your child says what is gone: its home.',
      },
      round:
        'Your child shuts both eyes, and you take the water slip. Eyes open: the water is gone! You ask question 1. Your child says {answer} and gets the water back: one {token}.',
      steps: [
        'Get out socks, a towel, paper and crayons. Fold the towel into a den with one open side. Roll up a sock: the pet. Your child draws water and food on two slips and puts all three in.',
        'Work out a wrong answer together.',
      ],
      say: 'Your pet looks around. What does it still need?',
      success: 'Your child names food, water, air and a home.',
    },
    {
      title: 'A Plant to Draw',
      child:
        'Draw a plant that could grow at {place}. Choose a name for it. Draw an arrow from each need. Help it grow and win {tokens} for {friend}.',
      inShort: {
        you: 'Ask: what must come to the plant? (first water, then light, then air) Then ask a question.',
        child:
          'Draws that need, with an arrow from it to the plant. Then answers. A right answer lets the plant grow taller and wins one {token}.',
        end: 'Ask: what do the plant and you both need? (water and air)',
      },
      round:
        'Your child draws drops with an arrow to the roots: water. You ask question 1. Your child says {answer} and draws the plant taller: one {token}.',
      steps: [
        'Get out paper and crayons. Draw a line across the sheet as the ground. Your child draws a small plant with roots.',
        'Work out a wrong answer together.',
      ],
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
