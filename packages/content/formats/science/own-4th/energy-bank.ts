import type { Format } from '../../../types.ts'

export const energyBank: Format = {
  id: 'science.energy-bank',
  subject: 'science',
  title: 'The Energy Bank',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.energy-sources'],
  materials: [
    { name: 'coins', quantity: '25', core: true, substitute: 'dry beans' },
    { name: 'bowls', quantity: '2', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Run two power stations for {place}, coal and wind. Answer to switch them on. Choose a day: when will one run out?',
      inShort: {
        you: 'Read a question. Be nature: put five coins back in the Wind bowl after each day.',
        child:
          'A right answer runs both stations for two days. Takes five coins a day from each bowl and records the rest: one {token}.',
        end: 'Coal is gone and six sources are sorted for the last {token}.',
      },
      round:
        'Read question 1. Your child says {answer} and takes five coins from each bowl. You refill Wind. Day two is the same. Coal has ten left. Your child predicts its last day: one {token}.',
      steps: [
        'Get out coins, bowls, paper and pencils. Put 20 coins in the Coal bowl and 5 in the Wind bowl. Your child draws a table: day, Coal, Wind.',
        'Mend wrong answers first. After question 3, your child writes R or N for sunlight, oil, river, natural gas, uranium and tides. R: nature refills it within a lifetime. (sunlight, river, tides) N: it does not.',
      ],
      say: 'Both bowls gave the same power. What about tomorrow?',
      success: 'Coal runs out on day four, and six sources are sorted.',
    },
    {
      title: 'Ten-Coin Power Plan',
      child:
        'Plan the power for {place} with ten coins. Choose two sources or more. Answer to move coins, then meet the objections of {friend}.',
      inShort: {
        you: 'Read a question. Then object to the plan as {friend}.',
        child:
          'After a right answer, may move up to three coins. Meets the objection with a fact about the place: one {token}.',
        end: 'The plan has met three objections.',
      },
      round:
        'Read question 1. Your child says {answer}. You object: what if the wind stops at night? Your child moves two coins to the river: it flows at night. One {token}.',
      steps: [
        'Get out coins, paper and pencils. Write on a sheet: sun, wind, river, gas, coal. Your child marks R for renewable (sun, wind, river), N for nonrenewable. Read: The place is windy, often cloudy and has a small river. Gas and coal work any day, make smoke and run out. Your child lays all ten coins on two sources or more.',
        'Objection 2: What about smoke? Objection 3: And in a hundred years? After a wrong answer, no coins move.',
      ],
      say: 'Why there? What if that source stops for a day?',
      success: 'Facts about the place defend the plan.',
      materials: [
        { name: 'coins', quantity: '10', core: true, substitute: 'dry beans' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'Stay close, count the coins back in and keep them from little ones.',
    },
  ],
}
