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
        'Run two power stations for {place}. Take five coins a day from each bowl, coal and wind. Predict the day one runs out. Choose which source to sort first. Win three {tokens} for {hero}.',
      inShort: {
        you: 'Be nature: refill the wind bowl each day.',
        child: 'Runs two days or sorts the sources, and answers a question: one {token}.',
        end: 'Coal is gone and six sources are sorted.',
      },
      round:
        'Your child takes five coins from each bowl. You put five back in the wind bowl. Again! Coal has ten left: when will it run out? Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out coins, bowls, paper and pencils. Put 20 coins in a bowl marked Coal and 5 in a bowl marked Wind.',
        'Days three and four go the same way. Record both bowls. Then question 2.',
        'Sort sunlight, oil, river, natural gas, uranium and tides. Does nature refill it within a lifetime? Your child writes R or N with a reason. (R: sunlight, river, tides) Then question 3.',
      ],
      say: 'Both bowls gave the same power. What is different about tomorrow?',
      success: 'Your child finds that coal runs out on day four, and sorts six sources with the refill test.',
    },
    {
      title: 'Ten-Coin Power Plan',
      child:
        'Plan the power for {place} with ten coins. Put them on two sources or more. Choose one drawback that you can live with. Each objection of {friend} that you answer wins one {token}.',
      inShort: {
        you: 'As {friend}, object three times.',
        child: 'Meets an objection with a fact, then answers a question: one {token}.',
        end: 'The plan has met three objections.',
      },
      round:
        'You object: what happens on a still night? Your child puts a coin on river: it flows at night. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out coins, bowls, paper and pencils. Write five sources on a sheet. Your child marks R (sun, wind, river) or N (gas, coal). Put ten coins in a bowl, to be spread after you read.',
        'The place is windy, often cloudy, and has a small river. Gas and coal work any day, make smoke and run out. Wind and sun are clean, but may stop.',
        'Object: What about smoke? And in a hundred years? (use sun, wind, river) Coins may move.',
      ],
      say: 'Why there? What will you do when that source stops for a day?',
      success: 'All five sources are labeled correctly, and the plan is defended with facts about the place.',
    },
  ],
  safety: [
    {
      hazard: 'small coins',
      adultNote: 'Stay close, count the coins back in and keep them from little ones.',
    },
  ],
}
