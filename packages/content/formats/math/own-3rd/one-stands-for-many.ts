import type { Format } from '../../../types.ts'

export const oneStandsForMany: Format = {
  id: 'math.one-stands-for-many',
  subject: 'math',
  title: 'One Stands for Many',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.scaled-graph'],
  materials: [
    { name: 'pasta', quantity: '16 pieces', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'A New Key',
      child:
        'Turn over a key for {hero}. Read both rows of pasta by it. Tell how many more the longer row shows. Pick what they stand for: owls or bats.',
      earned: true,
      inShort: {
        you: 'Lay 2 rows of pasta. One has the half piece.',
        child: 'Turns over a key and reads both rows by it. Says how many more the longer row shows.',
      },
      round:
        'Your child says {answer}. You lay 4 pieces, and below them 2 and a half. The key is 10: 40 and 25, so 15 more.',
      steps: [
        'Get out pasta and paper. Tear 4 slips and write 2, 4, 10 and 20. Lay them face down. Break one piece in half.',
        'Count along each row by the key to check.',
      ],
      further: 'Use the keys 10 and 20 only. Your child says first what half a piece is worth.',
      say: 'What is one piece worth this time?',
    },
    {
      title: 'Walk the Bars',
      modality: 'kinesthetic',
      prepMinutes: 0,
      child:
        'Stand at the start line of {place}. Walk a bar, one step for each line of the scale. Choose to count in a loud voice or a soft one. Tell where the bar ends.',
      inShort: {
        you: 'Ask a question. Put a foot where each bar ends, to compare.',
        child:
          'Walks each bar or row from the towel: 1 step for each line or ring. Counts by the scale or key. Answers.',
      },
      round:
        'Your child walks a bar from the towel, counting by the scale. You put a foot at its end. Your child says {answer}.',
      steps: ['Get out towel.', 'Half a ring is half a step. Walk a wrong answer again together.'],
      further: 'First, your child says what half a step is worth.',
      say: 'How much is one step here? Look before you go.',
      materials: [{ name: 'towel', quantity: '1', core: true }],
    },
  ],
  safety: [],
}
