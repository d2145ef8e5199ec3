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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rolled sock your pet. Build it a good home at {place}. Choose where the door goes. Find what is missing and win {hero} one {token}.',
      inShort: {
        you: 'Take one need away in secret, three times.',
        child: 'Names what is missing and answers a question: one {token}.',
        end: 'Three needs are found.',
      },
      round:
        'Eyes shut! You take the drawn water away. Eyes open: water is missing! Ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, a towel, paper and crayons. Fold the towel into a den with an open side for air. Your child draws water and food on two slips and puts them in.',
        'Next take the food. Last close the den: no air.',
        'Wrong guess? Name the needs together: food, water, air, a home.',
      ],
      say: 'Your pet looks around. What does it still need?',
      success: 'Your child names food, water, air and a home, and notices which one is gone.',
    },
    {
      title: 'A Plant to Draw',
      child:
        'Draw a plant that could grow at {place}. Make roots, a stem and a green top. Draw an arrow from each need. Pick its name. Each arrow wins {friend} one {token}.',
      inShort: {
        you: 'Ask what the plant needs.',
        child: 'Draws an arrow from one need, tells why and answers a question: one {token}.',
        end: 'Rain, sun and air have arrows.',
      },
      round:
        'Your child draws drops and an arrow to the roots, and says: roots drink. Now question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out socks, a towel, paper and crayons. Draw a line across a sheet as the ground. Your child draws a plant, roots below the line.',
        'Next: sun to the top, air from the side.',
        'Set one sock on the towel as a pet. What do both need? (Water, air.) Who eats?',
      ],
      say: 'The roots are thirsty. What comes to them? What comes from the sky?',
      success: 'Your child shows water, light and air for the plant, and food for the pet.',
    },
  ],
  safety: [],
}
