import type { Format } from '../../../types.ts'

export const headsTensTailsOnes: Format = {
  id: 'math.heads-tens-tails-ones',
  subject: 'math',
  title: 'Heads Tens, Tails Ones',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.add-two-digits'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'dice', quantity: '1', core: true, substitute: 'slips numbered 1 to 6' },
    { name: 'coins', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Lines for Heads',
      child:
        'Watch the coin for {hero}: heads brings tens, tails brings ones. Choose 13, 21 or 32 to begin. Roll how many come. Draw them and read your new number.',
      earned: true,
      inShort: {
        you: 'Toss the coin: heads adds tens, tails adds ones.',
        child: 'Draws 13, 21 or 32: lines for tens, dots for ones. Rolls, draws so many more, and says the fact.',
      },
      round:
        'Your child says {answer} and draws 21. The coin shows heads, the die 4. Your child draws 4 more lines: 21 and 40 is 61.',
      steps: ['Get out paper, dice and coins.'],
      further: 'Your child starts at 39, 49 or 59 and adds only dots, no coin. Ring ten: a new ten.',
      say: 'Will it be tens or ones this time?',
      success: 'Lines join lines, dots join dots, and the sum fits the drawing.',
    },
    {
      title: 'Big Jumps, Small Steps',
      modality: 'kinesthetic',
      child:
        'Jump big for each ten and step small for each one. Choose where {place} begins on the floor. Count aloud as you go. Shout the number where you land.',
      earned: true,
      inShort: {
        you: 'Call a sum: 41 + 20, 23 + 4, 52 + 30, 34 + 5.',
        child: 'Jumps big for each ten, or steps small for each one. Counts on aloud and says the sum.',
      },
      round: 'Your child says {answer}. You call 41 + 20. Two big jumps: 51, 61. Your child says: 41 and 20 is 61.',
      steps: ['Get out the paper, for drawing. Clear a path to jump along.'],
      further: 'Call 38 + 5, 27 + 6 or 46 + 7. Your child counts the steps to the full ten, then the rest.',
      say: 'Big feet or small feet this time?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
