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
        you: 'Take something away unseen: water, then food, then air (close the den). Then ask a question.',
        child: 'Shuts both eyes, then names what is missing. A right answer then brings it back: one {token}.',
        end: 'Water, food and air are back.',
      },
      round:
        'Your child shuts both eyes. You take the water slip. Eyes open: the water is gone! Your child names it. You ask question 1. Your child says {answer}, and the water comes back: one {token}.',
      steps: [
        'Get out socks, a towel, paper and crayons. Fold the towel into a den with an open side. Put in a rolled sock as the pet, and water and food that your child draws on two slips.',
        'Mend a wrong answer first. Last, lift off the den: what is gone? (its home)',
      ],
      say: 'Your pet looks around. What does it still need?',
      success: 'Your child names food, water, air and a home.',
    },
    {
      title: 'A Plant to Draw',
      child:
        'Draw a plant that could grow at {place}. Choose a name for it. Draw an arrow from each need. Help it grow and win {tokens} for {friend}.',
      inShort: {
        you: 'Ask what the plant needs. Then ask a question.',
        child: 'Draws one need with an arrow to the plant. A right answer lets the plant grow: one {token}.',
        end: 'Water, light and air have arrows.',
      },
      round:
        'Your child draws drops with an arrow to the roots: water. You ask question 1. Your child says {answer} and draws the plant taller: one {token}.',
      steps: [
        'Get out paper and crayons. Draw a line across a sheet as the ground. Your child draws a small plant with roots.',
        'After a wrong answer, look at the arrows and ask again. At the end: what do the plant and you both need? (water, air)',
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
