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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Run the power of {place} for three days. Choose: which bowl will run out, and when? Tell which source is renewable each day. Put its coins back.',
      earned: true,
      inShort: {
        you: 'Offer sunlight or oil, next river or natural gas, last tides or coal.',
        child:
          "Takes 5 coins from each bowl: a day's power. Tells which source is renewable, and why. Puts 5 coins back for it.",
      },
      round:
        'Your child says {answer} and takes 5 coins from each bowl. Sunlight or oil? Sunlight returns each day, so 5 coins go back.',
      steps: [
        'Get out coins and bowls. Put 15 coins into one bowl, for fossil fuels. Put 5 into the other, for renewables.',
      ],
      further: 'Ask each day: of 80 units, wind gives 50, then 30, 65. Missing? (30, 50, 15)',
      say: 'Which bowl will still give power next week?',
      success: 'The fossil fuels run out on day three, and your child says why the others do not.',
    },
    {
      title: 'Ten-Coin Power Plan',
      child:
        'Plan the power for {place} with ten coins. Choose two power sources or more for your coins. Meet the objections of {friend}. Answer to move coins.',
      earned: true,
      inShort: {
        you: 'Object: what about still nights? Next: a cloudy week? Last: smoke of coal?',
        child: 'Meets the objection with a fact about the place. May move coins for it.',
        end: 'Ask: which coins are on renewable sources? (all but coal)',
      },
      round:
        'Your child says {answer}. You ask: what about still nights? The river flows at night, says your child, and moves 2 coins there.',
      steps: [
        'Get out coins and paper. Write sun, wind, river, coal. Say: it is windy and often cloudy. Your child lays 10 coins on them.',
      ],
      further: 'Call a coin 10 units. If the source fails, how many of 100 are missing?',
      say: 'Why did you put your coins there?',
      success: 'Facts about the place defend the plan.',
      materials: [
        { name: 'coins', quantity: '10', core: true, substitute: 'dry beans' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'small coins', adultNote: 'Stay close, count the coins back in and keep them from little ones.' }],
}
