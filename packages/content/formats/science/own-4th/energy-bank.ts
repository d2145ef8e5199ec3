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
    { name: 'coins', quantity: '20', core: true, substitute: 'dry beans' },
    { name: 'bowls', quantity: '2', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Run two power stations for {place}, coal and wind. Answer to switch them on for a day. Choose: which will run out, and on which day? Classify new sources.',
      inShort: {
        you: 'Ask a question. After a day, put five coins back into Wind, none into Coal. Then name two sources: which one is renewable?',
        child:
          'Answers and takes five coins from each bowl: one day of power. Says which of the two sources is renewable and why.',
      },
      round:
        'Your child says {answer} and takes five coins from each bowl. You refill Wind. Sunlight or oil? Sunlight is renewable, because it comes back each day.',
      steps: [
        'Get out coins and bowls. Put fifteen coins into one of the bowls, Coal, and five into the other, Wind.',
        'Day 2: river or natural gas? (river) Day 3: coal or tides? (tides) Work out a wrong answer together.',
      ],
      further:
        'Before each day, say: a town needs 80 units, and wind gives 50, then 30, then 65. How many are missing? (30, 50, 15) Which source would you add?',
      say: 'Both bowls give the same power. Which one will still do so next week?',
      success: 'Coal runs out on day three, and your child says why the others do not.',
    },
    {
      title: 'Ten-Coin Power Plan',
      child:
        'Plan the power for {place} with ten coins. Choose two power sources or more for your coins. Meet the objections of {friend}. Answer to move coins.',
      inShort: {
        you: 'Ask a question. Then be {friend} and object to a source that has coins.',
        child: 'Answers and meets the objection with a fact about the place. Then may move coins for it.',
        end: 'Ask: which coins are on renewable sources? (all but coal: nature refills them)',
      },
      round:
        'Your child says {answer}. You object: what if the wind stops at night? The river flows at night, says your child, and moves two coins there.',
      steps: [
        'Get out coins, paper and pencils. Write down: sun, wind, river, coal. Say: the place is windy, often cloudy and has a small river. Coal always works and makes smoke. After the example, your child lays ten coins on two or more.',
        'Other objections: a cloudy week for sun, a dry summer for the river, smoke for coal. Work out a wrong answer together.',
      ],
      further:
        'A coin is 10 units. At each objection, ask: if this source fails, how many of the 100 are missing? What would you add, and is it renewable?',
      say: 'Why did you put your coins there?',
      success: 'Facts about the place defend the plan.',
      materials: [
        { name: 'coins', quantity: '10', core: true, substitute: 'dry beans' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'small coins', adultNote: 'Stay close, count the coins back in and keep them from little ones.' }],
}
