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
        you: "Ask a question. After the answer, while your child's eyes are shut, take one thing away: first water, then food, then air (close the den).",
        child: 'Answers and shuts both eyes. Then looks, names what is missing and puts it back.',
        end: 'Lift the den. Your child says what is gone: its home.',
      },
      round:
        'You ask question 1. Your child says {answer} and shuts both eyes. You take the water slip. Eyes open: the water is gone! Your child says so and puts it back.',
      steps: [
        'Get out socks, a towel, paper and crayons. Fold the towel into a den with one open side. Roll up a sock: the pet. Your child draws water and food on two slips and puts all three in.',
        'Work out a wrong answer together.',
      ],
      further: 'Ask each time: would a plant miss it, too? (water and air: yes, food and home: no)',
      say: 'Your pet looks around. What does it still need?',
      success: 'Your child names food, water, air and a home.',
    },
    {
      title: 'A Plant to Draw',
      child:
        'Draw a plant that could grow at {place}. Choose a name for it. Draw an arrow from each need. Help it grow and win {tokens} for {friend}.',
      inShort: {
        you: 'Ask a question. Then ask: which need comes to the plant now?',
        child:
          'Answers. Then picks a need that is still missing, draws it with an arrow to the plant and draws the plant taller.',
        end: 'Ask: what do the plant and you both need? (water and air)',
      },
      round:
        'You ask question 1. Your child says {answer} and then picks water: drops with an arrow to the roots. The plant is drawn taller.',
      steps: [
        'Get out paper and crayons. Draw a line across the sheet as the ground. Your child draws a small plant with roots.',
        'The needs are water, light and air. Work out a wrong answer together.',
      ],
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
