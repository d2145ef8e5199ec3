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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'dice', quantity: '1', core: true },
    { name: 'coins', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Lines for Heads',
      child:
        'Toss for {hero}: heads brings tens, tails brings ones. Choose 21, 32 or 13 to begin. Roll how many come. Draw them and read your new number.',
      inShort: {
        you: 'Ask a question. Toss the coin. Say for heads: so many tens. Say for tails: so many ones.',
        child:
          'Answers and draws a number: a line for each ten, a dot for each one. Rolls, adds so many lines or dots, and says the whole fact.',
      },
      round:
        'Your child says {answer} and draws 32: 3 lines, 2 dots. The coin shows heads, the die 4: 4 more lines. Your child says: 32 and 40 is 72.',
      steps: [
        'Get out paper, dice and coins. The coin lies ready beside a clean sheet.',
        'Draw a wrong answer together.',
      ],
      further: 'Begin with 28, 39 or 58, and add only ones. Ten dots get a ring: a new ten.',
      say: 'Will it be a big jump or a small one?',
      success: 'Lines join lines, dots join dots, and the sum fits the drawing.',
    },
    {
      title: 'Big Jumps, Small Steps',
      child:
        'Jump big for each ten and step small for each one. Choose where {place} begins on the floor. Count aloud as you go. Shout the number where you land.',
      inShort: {
        you: 'Ask a question. Call a start, such as 32. Then call: plus 3. From the same start call: plus 30.',
        child:
          'Answers. Takes small steps for ones: 33, 34, 35. Takes big jumps for tens: 42, 52, 62. Says which digit has changed each time.',
      },
      round:
        'Your child says {answer}. You call: start at 41, plus 2. Two small steps: 42, 43. From 41 again, plus 20. Two big jumps: 51, 61. The tens have changed!',
      steps: [
        'Get out the paper. Lay it on the floor as the start of a clear path, a few big jumps long.',
        'Starts to call: 41, 23, 52, 34. Walk a wrong answer again.',
      ],
      further: 'From now on, call 38, 27, 46 or 19, plus 5, with a clap at the full ten.',
      say: 'Big feet or small feet this time?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
